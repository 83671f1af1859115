/// The words of a team's own rules, named as in the configuration. Each means the same wherever it stands.
package enum OwnRuleMatcher: String, Sendable, CaseIterable {
  // Where something is.
  case layer, feature, module, files, except
  // What the code is for.
  case code
  // What a declaration is.
  case named, conformingTo, declaredWith, attributed, declaredAs, modified, access, role, typed, takes,
    parameters, of,
    async, `throws`,
    documented
  // What a use is in, and what a call is given.
  case within, given
  // How something is tied to the rest of the code.
  case usedBy, conformers, companion, reaches, reachedFrom
  // What is in a file or in a declaration.
  case imports, types, calls, members, macros, writes, properties, functions, initializers, cases

  package enum Family: Sendable {
    case place, description, tie, content
  }

  package var family: Family {
    switch self {
    case .layer, .feature, .module, .files, .except, .code: .place
    case .named, .conformingTo, .attributed, .declaredAs, .modified, .access, .role, .declaredWith, .typed,
      .takes,
      .parameters, .of,
      .async, .documented,
      .throws, .within, .given:
      .description
    case .usedBy, .conformers, .companion, .reaches, .reachedFrom: .tie
    case .imports, .types, .calls, .members, .macros, .writes, .properties, .functions, .initializers,
      .cases:
      .content
    }
  }

  /// Whether it can be said of one of these.
  package func speaks(of subject: OwnRuleSubject) -> Bool {
    switch self {
    case .layer, .feature, .module, .files: true
    case .code: true
    case .except: subject == .files
    case .named: subject != .files
    case .conformingTo, .role, .declaredWith: subject == .types
    case .attributed:
      switch subject {
      case .types, .properties, .functions, .initializers, .imports: true
      case .files, .cases, .calls, .members, .macros, .writes: false
      }
    case .modified, .access:
      switch subject {
      case .types, .properties, .functions, .initializers, .imports: true
      case .files, .cases, .calls, .members, .macros, .writes: false
      }
    case .declaredAs: subject == .types || subject == .properties
    case .typed:
      switch subject {
      case .properties, .functions, .cases, .calls: true
      case .files, .types, .initializers, .imports, .members, .macros, .writes: false
      }
    case .of: subject != .files && subject != .imports
    case .takes, .parameters, .async, .throws: subject == .functions || subject == .initializers
    case .documented: subject.isDeclaration && subject != .cases
    case .within: subject != .files
    case .given: subject == .calls
    case .conformers: subject == .types
    case .companion, .reaches, .reachedFrom: subject == .files || subject == .types
    case .usedBy: subject == .files || subject.isDeclaration && subject != .initializers
    case .imports: subject == .files || subject == .types
    case .types:
      switch subject {
      case .files, .types, .properties, .functions, .initializers, .cases: true
      case .imports, .calls, .members, .macros, .writes: false
      }
    case .calls, .members, .macros, .writes:
      switch subject {
      case .files, .types, .properties, .functions, .initializers: true
      case .cases, .imports, .calls, .members, .macros, .writes: false
      }
    case .properties, .functions, .initializers, .cases: subject == .files || subject == .types
    }
  }

  /// Those that a part of a rule about some subject may have.
  ///
  /// - Parameter namesFiles: whether a rule about files says so, so that it can say where these are.
  package static func known(
    in place: OwnRulePlace, of subject: OwnRuleSubject, namesFiles: Bool
  ) -> [OwnRuleMatcher] {
    allCases.filter { matcher in
      switch place {
      case .scope: matcher.family == .place
      case .selection: matcher != .except && matcher.speaks(of: subject)
      case .forbidden, .required:
        if subject == .files {
          matcher.family == .content || matcher.family == .tie && matcher.speaks(of: .files)
            || place == .forbidden && matcher.speaksOfAnythingInFile
            || namesFiles && matcher.family == .place && matcher != .except && matcher != .code
        } else {
          matcher != .except && matcher.speaks(of: subject)
        }
      }
    }
  }

  /// Whether a rule about whole files may forbid it of anything that is declared there.
  package var speaksOfAnythingInFile: Bool {
    switch self {
    case .named, .conformingTo, .attributed, .declaredAs, .modified, .within: true
    case .given, .layer, .feature, .module, .files, .except, .code, .access, .role, .declaredWith, .typed,
      .takes,
      .parameters, .of,
      .async, .documented,
      .throws,
      .usedBy, .conformers, .companion, .reaches, .reachedFrom, .imports, .types, .calls, .members,
      .macros,
      .writes, .properties, .functions, .initializers,
      .cases:
      false
    }
  }

  /// What a selection in the place of one of its names selects; `nil` where only names may be.
  package var selectable: OwnRuleSubject? {
    switch self {
    case .types, .conformingTo, .declaredWith, .typed, .takes, .throws, .of, .usedBy, .conformers, .companion,
      .reaches,
      .reachedFrom:
      .types
    case .imports: .imports
    case .calls: .calls
    case .members: .members
    case .macros: .macros
    case .writes: .writes
    case .properties: .properties
    case .functions: .functions
    case .initializers: .initializers
    case .cases: .cases
    case .layer, .feature, .module, .files, .except, .code, .named, .attributed, .declaredAs, .modified,
      .access, .role, .parameters, .async, .documented, .within, .given:
      nil
    }
  }

  package var subjectOfSelections: OwnRuleSubject { selectable ?? .types }

  /// Whether its values are names of code, which may be written with a module before them.
  var isNameOfCode: Bool {
    switch self {
    case .named, .conformingTo, .declaredWith, .attributed, .typed, .takes, .throws, .of, .within, .usedBy,
      .conformers,
      .companion,
      .reaches,
      .reachedFrom, .types, .calls, .members, .writes:
      true
    case .given, .layer, .feature, .module, .files, .except, .code, .declaredAs, .modified, .access, .role,
      .parameters, .async, .documented,
      .imports, .macros, .properties, .functions, .initializers, .cases:
      false
    }
  }

  /// Whether its values are path patterns rather than names.
  package var takesPaths: Bool { self == .files || self == .except }

  /// What a text by itself says, where a selection of some subject may stand.
  package static func meantByText(of subject: OwnRuleSubject) -> OwnRuleMatcher {
    subject == .files ? .files : .named
  }

  /// Whether its values are compared with types as they are written.
  package var comparesTypes: Bool { self == .typed || self == .takes }

  /// Whether it takes how many there may be, besides names.
  package var isCountable: Bool { self == .parameters }

  /// Whether it is true or false.
  package var isFlag: Bool { self == .async || self == .documented }

  /// Whether it may be true or false, where it may be names as well.
  package var mayBeFlag: Bool { isFlag || self == .throws }

  /// The words that it knows; `nil` where it takes names.
  package func words(of subject: OwnRuleSubject) -> [String]? {
    switch self {
    case .code: CodePurpose.allCases.map(\.rawValue)
    case .declaredAs: subject == .properties ? Self.propertyKinds : Self.declarationKinds
    case .access: Self.accessLevels
    case .role: RoleName.allCases.map(\.rawValue)
    case .given: ArgumentKind.allCases.map(\.rawValue)
    case .layer, .feature, .module, .files, .except, .named, .conformingTo, .attributed, .declaredWith,
      .modified, .typed,
      .takes, .parameters,
      .of, .async, .documented, .throws, .within, .usedBy, .conformers, .companion, .reaches, .reachedFrom,
      .imports,
      .types, .calls,
      .members, .macros, .writes, .properties,
      .functions, .initializers, .cases:
      nil
    }
  }

  /// What each of those words is.
  var kindOfWord: String {
    switch self {
    case .code: "kind of code"
    case .declaredAs: "kind of declaration"
    case .access: "access level"
    case .role: "role"
    case .given: "kind of argument"
    case .layer, .feature, .module, .files, .except, .named, .conformingTo, .attributed, .declaredWith,
      .modified, .typed,
      .takes, .parameters,
      .of, .async, .documented, .throws, .within, .usedBy, .conformers, .companion, .reaches, .reachedFrom,
      .imports,
      .types, .calls,
      .members, .macros, .writes, .properties,
      .functions, .initializers, .cases:
      "word"
    }
  }

  /// The kinds of types that `declaredAs` knows.
  package static let declarationKinds = [
    "class", "struct", "enum", "actor", "protocol", extensionKind, "typealias",
  ]

  /// What more of a type is written apart from it: something that only those mean who ask for it.
  package static let extensionKind = "extension"

  /// The kinds of properties.
  package static let propertyKinds = ["let", "var", "stored", "computed"]

  /// From the widest to the narrowest.
  package static let accessLevels = ["open", "public", "package", "internal", "fileprivate", "private"]
}
