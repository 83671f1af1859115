import ArchFacts
package import ArchJSON

/// A rule that a team wrote down in its configuration.
package struct OwnRule: Sendable {
  package var id: String
  package var idLocation: JSONLocation
  /// The files that it looks at; an empty selection is all.
  package var scope: OwnRuleSelection
  /// What it looks at there; whole files where it names nothing.
  package var subject: OwnRuleSubject
  /// Which of these.
  package var selection: OwnRuleSelection
  package var forbidden: OwnRuleSelection
  package var required: OwnRuleSelection
  package var because: String
  /// What is said of each finding instead of archcheck's own words; names in braces stand for what was found.
  package var message: String?
  package var fix: String?
  /// Whether it may match nothing without a remark.
  package var isOptional: Bool
  /// The parts of the code that it compares, where it is about these.
  package var slices: OwnRuleSlices?
  /// Swift that breaks the rule, and Swift that keeps it.
  package var breaks: [OwnRuleExample]
  package var keeps: [OwnRuleExample]
  /// Severity, decision and exemptions, as for every other rule.
  package var setting: RuleSetting

  package init(
    id: String, idLocation: JSONLocation, scope: OwnRuleSelection, subject: OwnRuleSubject,
    selection: OwnRuleSelection, forbidden: OwnRuleSelection, required: OwnRuleSelection, because: String,
    message: String? = nil, fix: String?, isOptional: Bool, slices: OwnRuleSlices? = nil,
    breaks: [OwnRuleExample] = [],
    keeps: [OwnRuleExample] = [],
    setting: RuleSetting
  ) {
    self.id = id
    self.idLocation = idLocation
    self.scope = scope
    self.subject = subject
    self.selection = selection
    self.forbidden = forbidden
    self.required = required
    self.because = because
    self.message = message
    self.fix = fix
    self.isOptional = isOptional
    self.slices = slices
    self.breaks = breaks
    self.keeps = keeps
    self.setting = setting
  }

  /// The name in braces that stands, in what a rule says, for what was found.
  package static let match = "match"

  /// What of the code it looks at: the app's own, unless it asks for other.
  package var code: CodePurposes {
    let written = [scope, selection].flatMap(\.clauses).filter { $0.matcher == .code }.flatMap(\.patterns)
    return written.isEmpty ? [.app] : CodePurposes(written.compactMap { CodePurpose(rawValue: $0.text) })
  }

  /// Code is compared without the names of Apple's modules, so `Foundation.Timer` is `Timer` here, too, unless
  /// something else of the codebase has the module's name.
  package func withoutModules(where isModule: (String) -> Bool) -> OwnRule {
    var rule = self
    rule.selection = selection.withoutModules(where: isModule)
    rule.forbidden = forbidden.withoutModules(where: isModule)
    rule.required = required.withoutModules(where: isModule)
    return rule
  }

  /// Its parts as they are written, in that order.
  package var parts: [(key: String, selection: OwnRuleSelection)] {
    [
      (OwnRulePlace.scope.rawValue, scope), (subject.rawValue, selection),
      (OwnRulePlace.forbidden.rawValue, forbidden), (OwnRulePlace.required.rawValue, required),
    ]
  }

  /// Each word of the rule, those in nested selections included, with what it speaks of.
  package func forEachClause(_ body: (OwnRuleSubject, OwnRuleSelection.Clause) -> Void) {
    scope.forEachClause(of: .files, body)
    for part in [selection, forbidden, required] { part.forEachClause(of: subject, body) }
  }
}

extension OwnRuleSelection.Clause {
  /// Whether it lists what some code is for.
  package func lists(_ purpose: CodePurpose) -> Bool { patterns.contains { $0.text == purpose.rawValue } }
}

/// Folders or files that are compared with each other, and what they may not do.
package struct OwnRuleSlices: Sendable {
  package enum Verdict: String, Sendable, CaseIterable {
    /// Use each other in a circle.
    case cycles
    /// Use each other at all.
    case eachOther
  }

  /// In each, the last text in braces names the slice.
  package let patterns: [OwnRuleSelection.Pattern]
  /// What they may not do; `nil` where the rule only says what each needs.
  package let verdict: Verdict?

  package init(patterns: [OwnRuleSelection.Pattern], verdict: Verdict?) {
    self.patterns = patterns
    self.verdict = verdict
  }
}

/// A few lines of Swift in a rule that show what it means.
package struct OwnRuleExample: Sendable {
  package let code: String
  package let location: JSONLocation

  package init(code: String, location: JSONLocation) {
    self.code = code
    self.location = location
  }
}

/// What a rule of one's own can look at, named as in the configuration.
package enum OwnRuleSubject: String, Sendable, CaseIterable {
  case files
  // Declarations.
  case types, properties, functions, initializers, cases
  // What code names.
  case imports, calls, members, macros, writes

  /// Whether it is declared rather than used.
  package var isDeclaration: Bool {
    switch self {
    case .types, .properties, .functions, .initializers, .cases: true
    case .files, .imports, .calls, .members, .macros, .writes: false
    }
  }

  /// Whether it is known by its name alone who uses it: what a name means after a period is not always known.
  package var isUsedByName: Bool {
    switch self {
    case .properties, .functions, .cases: true
    case .files, .types, .initializers, .imports, .calls, .members, .macros, .writes: false
    }
  }

  /// Whether it is named by code rather than declared there.
  package var isUse: Bool { self != .files && !isDeclaration }

  /// One of them, for a message.
  package var word: String {
    switch self {
    case .files: "file"
    case .types: "type"
    case .properties: "property"
    case .functions: "function"
    case .initializers: "initializer"
    case .cases: "case"
    case .imports: "import"
    case .calls: "call"
    case .members: "member"
    case .macros: "macro"
    case .writes: "write"
    }
  }
}

/// Where in a rule a word stands.
package enum OwnRulePlace: String, Sendable, CaseIterable {
  case scope = "in"
  /// What the rule looks at, and what stands for a name.
  case selection
  case forbidden = "forbid"
  case required = "require"
}
