import ArchFacts
package import ArchJSON
import ArchKnowledge

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

    fileprivate func withoutModules(where isModule: (String) -> Bool) -> Clause {
      switch matcher {
      case .named, .conformingTo, .attributed, .types, .calls, .members:
        Clause(matcher: matcher, patterns: patterns.map { $0.withoutModule(where: isModule) })
      case .layer, .feature, .module, .files, .except, .code, .declaredAs, .modified, .imports: self
      }
    }
  }

  package struct Pattern: Sendable {
    package let text: String
    package let location: JSONLocation
    package let name: NamePattern
    /// Of the arguments that a call has to have, in their order; empty for any.
    package let labels: [String]

    package init(text: String, location: JSONLocation) {
      self.text = text
      self.location = location
      labels = OwnRuleName.labels(of: text) ?? []
      name = NamePattern(labels.isEmpty ? text : String(text.prefix { $0 != "(" }))
    }

    private init(_ pattern: Pattern, comparedAs name: NamePattern) {
      text = pattern.text
      location = pattern.location
      labels = pattern.labels
      self.name = name
    }

    fileprivate func withoutModule(where isModule: (String) -> Bool) -> Pattern {
      let names = name.text.split(separator: ".", omittingEmptySubsequences: false)
      guard names.count > 1, let group = AppleModules.group(of: String(names[0])),
        group == .language || !(names[1].utf8.first?.isLowerCase ?? true), isModule(String(names[0]))
      else { return self }
      return Pattern(self, comparedAs: NamePattern(names.dropFirst().joined(separator: ".")))
    }
  }

  /// Code is compared without the names of Apple's modules, so `Foundation.Timer` is `Timer` here, too, unless
  /// something else of the codebase has the module's name.
  package func withoutModules(where isModule: (String) -> Bool) -> OwnRule {
    var rule = self
    rule.types = rule.types.map { $0.withoutModules(where: isModule) }
    rule.forbidden = rule.forbidden.map { $0.withoutModules(where: isModule) }
    rule.required = rule.required.map { $0.withoutModules(where: isModule) }
    return rule
  }

  /// What of the code it looks at: the app's own, unless it asks for other.
  package var code: [CodePurpose] {
    let written = scope.filter { $0.matcher == .code }.flatMap(\.patterns)
    return written.isEmpty ? [.app] : written.compactMap { CodePurpose(rawValue: $0.text) }
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
  // Where a file or a type is.
  case layer, feature, module, files, except
  // What the code is for.
  case code
  // What a type is.
  case named, conformingTo, attributed, declaredAs, modified
  // What is in a file or in a type.
  case imports, types, calls, members

  /// Where it can be.
  package var places: Set<Place> {
    switch self {
    case .layer, .feature, .module, .files: [.scope, .types, .forbidden, .required]
    case .except, .code: [.scope]
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
    case .layer, .feature, .module, .code, .named, .conformingTo, .attributed, .declaredAs, .modified,
      .imports,
      .types, .calls, .members:
      false
    }
  }

  package static func known(in place: Place) -> [String] {
    allCases.filter { $0.places.contains(place) }.map(\.rawValue)
  }

  /// The words that `declaredAs` knows.
  package static let declarationKinds = [
    "class", "struct", "enum", "actor", "protocol", "extension", "typealias",
  ]
}
