package import ArchJSON

/// A rule that a team wrote down in its configuration.
package struct OwnRule: Sendable {
  package var id: String
  package var idLocation: JSONLocation
  /// The files that it looks at; empty means all.
  package var scope: [Clause]
  /// The types that it looks at; without any it looks at whole files.
  package var types: [Clause]
  package var forbidden: [Clause]
  package var required: [Clause]
  package var because: String
  package var fix: String?
  /// Whether it may match nothing without a remark.
  package var isOptional: Bool
  /// Severity, decision and exemptions, as for every other rule.
  package var setting: RuleSetting

  /// One matcher with what it is given; one match of the list is enough.
  package struct Clause: Sendable {
    package var matcher: OwnRuleMatcher
    package var patterns: [Pattern]

    package init(matcher: OwnRuleMatcher, patterns: [Pattern]) {
      self.matcher = matcher
      self.patterns = patterns
    }
  }

  package struct Pattern: Sendable {
    package var text: String
    package var location: JSONLocation

    package var name: NamePattern { NamePattern(text) }
  }

  package init(
    id: String, idLocation: JSONLocation, scope: [Clause], types: [Clause], forbidden: [Clause],
    required: [Clause], because: String, fix: String?, isOptional: Bool, setting: RuleSetting
  ) {
    self.id = id
    self.idLocation = idLocation
    self.scope = scope
    self.types = types
    self.forbidden = forbidden
    self.required = required
    self.because = because
    self.fix = fix
    self.isOptional = isOptional
    self.setting = setting
  }
}

/// What a rule of one's own can speak about, named as in the configuration.
package enum OwnRuleMatcher: String, Sendable, CaseIterable {
  // Where a file or a type stands.
  case layer, feature, module, files, except
  // What a type is.
  case named, conformingTo, attributed, declaredAs, modified
  // What stands in a file or in a type.
  case imports, types, calls, members

  /// Where it can stand.
  package var places: Set<Place> {
    switch self {
    case .layer, .feature, .module, .files: [.scope, .types, .forbidden, .required]
    case .except: [.scope]
    case .named, .conformingTo, .attributed, .declaredAs, .modified: [.types, .forbidden, .required]
    case .imports: [.forbidden, .required]
    case .types, .calls, .members: [.forbidden]
    }
  }

  package enum Place: String, Sendable, CaseIterable {
    case scope = "in"
    case types
    case forbidden = "forbid"
    case required = "require"
  }

  /// Whether its values are path patterns rather than names.
  var takesPaths: Bool {
    switch self {
    case .files, .except: true
    case .layer, .feature, .module, .named, .conformingTo, .attributed, .declaredAs, .modified, .imports,
      .types,
      .calls, .members:
      false
    }
  }

  static func known(in place: Place) -> [String] {
    allCases.filter { $0.places.contains(place) }.map(\.rawValue)
  }

  /// The words that `declaredAs` knows.
  package static let declarationKinds = [
    "class", "struct", "enum", "actor", "protocol", "extension", "typealias",
  ]
}
