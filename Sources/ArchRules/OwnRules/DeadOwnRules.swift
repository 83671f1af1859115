package import ArchConfig
import ArchJSON
package import ArchModel

/// The parts of a team's own rules that look at nothing. A rule that looks at nothing at all would keep silent for
/// ever, which is an error; an alternative or an exception that there is nothing for is a warning.
///
/// What a rule forbids may well occur nowhere; that is its purpose.
package struct DeadOwnRules: Sendable {
  private let codebase: Codebase
  private let check: OwnRuleCheck
  /// Of the check, without names in braces.
  private let rules: [OwnRule]
  private let purposes: Column<FileID, CodePurposes>

  /// - Parameter check: of the rules that were applied, whose answers serve here, too.
  package init(in codebase: Codebase, after check: OwnRuleCheck? = nil, work: some WorkDistribution) {
    // A file that others extend may speak of what only some of them have.
    let rules = codebase.architecture.own.filter { !$0.isOptional && $0.idLocation.document == 0 }
    let applied = Set((check?.rules ?? []).map(\.id))
    if let check, rules.allSatisfy({ applied.contains($0.id) }) {
      let wanted = Set(rules.map(\.id))
      self.init(in: codebase, check, check.rules.filter { wanted.contains($0.id) }.map(\.withoutCaptures))
    } else {
      self.init(in: codebase, OwnRuleCheck(rules.map(\.withoutCaptures), in: codebase, work: work))
    }
  }

  /// Of rules that are not in the configuration.
  package init(_ rules: [OwnRule], in codebase: Codebase, work: some WorkDistribution) {
    self.init(
      in: codebase,
      OwnRuleCheck(rules.filter { !$0.isOptional }.map(\.withoutCaptures), in: codebase, work: work))
  }

  private init(in codebase: Codebase, _ check: OwnRuleCheck, _ rules: [OwnRule]? = nil) {
    self.codebase = codebase
    self.check = check
    self.rules = rules ?? check.rules
    purposes = self.rules.isEmpty ? Column() : Column(codebase.files.map(\.purposes))
  }

  /// By line and column of the configuration.
  package func problems(work: some WorkDistribution) -> [ConfigProblem] {
    work.map(rules.count, atOnce: 4) { number in
      let rule = rules[number]
      return deadPlaces(rule) + deadDeclarations(rule) + deadCompanions(rule)
        + deadParts(of: rule.scope, rule, .files) + deadParts(of: rule.selection, rule, rule.subject)
    }.flatMap(\.self).sorted {
      ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column)
    }
  }

  // Exceptions and alternatives

  /// Names after `not` and `anyOf`, however deep, that there is nothing for. The rule may well look at something without
  /// them.
  private func deadParts(
    of selection: OwnRuleSelection, _ rule: OwnRule, _ subject: OwnRuleSubject
  ) -> [ConfigProblem] {
    func dead(in part: OwnRuleSelection, _ isAsked: (OwnRule.Clause) -> Bool) -> [ConfigProblem] {
      part.clauses.filter(isAsked).flatMap { clause in
        clause.patterns.filter { isDead($0, clause.matcher, subject) }.map {
          problem(rule, clause, $0, "no \(subject.word)", .warning)
        }
      } + deadParts(of: part, rule, subject)
    }
    // That there is no protocol yet to be left out, say, is no slip of the pen.
    return selection.excluded.flatMap { part in dead(in: part) { $0.matcher.words(of: subject) == nil } }
      + selection.alternatives.flatMap { part in dead(in: part) { !$0.isOneOfFewWords(subject) } }
  }

  /// Of words about what is in something, only what is there can tell.
  private func isDead(_ pattern: OwnRule.Pattern, _ matcher: OwnRuleMatcher, _ subject: OwnRuleSubject)
    -> Bool
  {
    guard subject == .files || matcher.family == .place else {
      return subject.isDeclaration && isNamed(matcher) && found(pattern, matcher, subject).isEmpty
    }
    return matcher.family == .place && !matchesFile(matcher, pattern)
  }

  /// Whether a name has to be somewhere for the word to hold; a companion is asked for because it may be nowhere.
  private func isNamed(_ matcher: OwnRuleMatcher) -> Bool {
    matcher.isCompared || matcher.family == .tie && matcher != .companion
  }

  /// What a name means; what something is tied to are types.
  private func found(
    _ pattern: OwnRule.Pattern, _ matcher: OwnRuleMatcher, _ subject: OwnRuleSubject
  ) -> [DeclarationSelection.SubjectID] {
    matcher.family == .tie
      ? check.selection.found(pattern, .named, .types) : check.selection.found(pattern, matcher, subject)
  }

  // Files

  private func deadPlaces(_ rule: OwnRule) -> [ConfigProblem] {
    var problems: [ConfigProblem] = []
    for clause in rule.scope.clauses {
      let dead = clause.patterns.filter { !matchesFile(clause.matcher, $0) }
      let isWarning = clause.matcher == .except || dead.count < clause.patterns.count
      for pattern in dead {
        problems.append(problem(rule, clause, pattern, "no file", isWarning ? .warning : .error))
      }
    }
    guard !problems.contains(where: { $0.severity == .error }), !check.looksAtDeclarations(rule),
      !looksAtFiles(rule)
    else { return problems }
    let inScope = codebase.files.ids.filter { check.placement.isInScope($0, of: rule) }
    guard !inScope.isEmpty else {
      return problems + [
        looksAtNothing(rule, "looks at no file: no file matches everything in 'in'", "correct 'in'")
      ]
    }
    let lookedAt = inScope.filter { check.selection.isLookedAt(file: $0, by: rule) }
    guard rule.subject != .files || !lookedAt.isEmpty else {
      return problems + [
        looksAtNothing(rule, "looks at no file: none matches everything in 'files'", "correct 'files'")
      ]
    }
    let wanted = rule.code
    let files = rule.subject == .files ? lookedAt : inScope
    let present = files.reduce(into: CodePurposes()) { $0.formUnion(purposes[$1]) }
    return problems + [
      looksAtNothing(
        rule, "looks at nothing: what is there is \(Self.words(present)), not \(Self.words(wanted))",
        "add \"code\": \(Self.list(present)) to 'in'")
    ]
  }

  /// Whether there is a file with code that a rule is about. Nearly every rule has one among the first.
  private func looksAtFiles(_ rule: OwnRule) -> Bool {
    let wanted = rule.code
    return codebase.files.ids.contains { file in
      !purposes[file].isDisjoint(with: wanted) && check.placement.isInScope(file, of: rule)
        && (rule.subject != .files || check.selection.isLookedAt(file: file, by: rule))
    }
  }

  private func matchesFile(_ matcher: OwnRuleMatcher, _ pattern: OwnRule.Pattern) -> Bool {
    if matcher == .code {
      return CodePurpose(rawValue: pattern.text).map { purpose in
        purposes.values.contains { $0.contains(purpose) }
      }
        ?? false
    }
    return codebase.files.ids.contains { check.placement.matches($0, matcher, pattern) }
  }

  // Declarations

  private func deadDeclarations(_ rule: OwnRule) -> [ConfigProblem] {
    guard rule.subject.isDeclaration else { return [] }
    let what = "no \(rule.subject.word)"
    var problems: [ConfigProblem] = []
    for clause in rule.selection.clauses
    where clause.matcher.family == .place || isNamed(clause.matcher) {
      let dead = clause.patterns.filter { found($0, clause.matcher, rule.subject).isEmpty }
      let isWarning = dead.count < clause.patterns.count || !clause.selections.isEmpty
      if isWarning, clause.isOneOfFewWords(rule.subject) { continue }
      for pattern in dead {
        problems.append(problem(rule, clause, pattern, what, isWarning ? .warning : .error))
      }
    }
    guard !problems.contains(where: { $0.severity == .error }) else { return problems }
    guard !check.looksAtDeclarations(rule) else { return problems }
    let wanted = rule.code
    let candidates = check.selection.candidates(of: rule)
    guard !candidates.isEmpty else {
      return problems + [
        looksAtNothing(
          rule, "looks at \(what): none matches everything in '\(rule.subject.rawValue)'",
          "correct '\(rule.subject.rawValue)'")
      ]
    }
    let inScope = candidates.filter {
      check.placement.isInScope(check.selection[$0].file, of: rule)
    }
    guard !inScope.isEmpty else {
      return problems + [
        looksAtNothing(
          rule, "looks at \(what): those that match '\(rule.subject.rawValue)' are not where 'in' says",
          "correct 'in' or '\(rule.subject.rawValue)'")
      ]
    }
    let present = CodePurposes(inScope.map(check.selection.purpose))
    guard present.isDisjoint(with: wanted) else { return problems }
    return problems + [
      looksAtNothing(
        rule,
        "looks at \(what): those that match '\(rule.subject.rawValue)' are \(Self.words(present)), not \(Self.words(wanted))",
        "add \"in\": { \"code\": \(Self.list(present)) }")
    ]
  }

  // Companions

  /// Where no tests are read, everything would lack one.
  private func deadCompanions(_ rule: OwnRule) -> [ConfigProblem] {
    let companions = rule.required.clauses.filter { $0.matcher == .companion }
    return companions.flatMap(\.selections).compactMap { $0[.code] }.flatMap { clause in
      clause.patterns.filter { !matchesFile(.code, $0) }.map {
        problem(rule, clause, $0, "no file that is read", .error)
      }
    }
  }

  // In words

  private func looksAtNothing(_ rule: OwnRule, _ what: String, _ advice: String) -> ConfigProblem {
    ConfigProblem(
      at: rule.idLocation, message: "rule '\(rule.id)' \(what)",
      suggestion: "\(advice), or add \"optional\": true")
  }

  private func problem(
    _ rule: OwnRule, _ clause: OwnRule.Clause, _ pattern: OwnRule.Pattern, _ what: String,
    _ severity: ConfigProblem.Severity
  ) -> ConfigProblem {
    let nearest = pattern.text.contains("*") ? nil : NearestName.of(pattern.text, in: names(clause.matcher))
    let advice = severity == .warning ? "correct or remove it" : "correct it, or add \"optional\": true"
    return ConfigProblem(
      severity, at: pattern.location,
      message: "\(what) matches '\(pattern.text)' in '\(clause.matcher.rawValue)' of rule '\(rule.id)'",
      suggestion: nearest.map { "did you mean '\($0)'?" } ?? advice)
  }

  /// What could have been meant.
  private func names(_ matcher: OwnRuleMatcher) -> [String] {
    switch matcher {
    case .layer: codebase.architecture.layers.map(\.name)
    case .feature: Set(codebase.files.compactMap(\.feature)).sorted()
    case .module: Set(codebase.files.compactMap(\.placement.module)).sorted()
    case .named, .conformingTo, .declaredWith, .throws, .usedBy, .conformers, .reaches, .reachedFrom:
      Set(codebase.symbols.ids.map { codebase.symbols.name(of: $0) }).sorted()
    case .files, .except, .code, .attributed, .declaredAs, .modified, .access, .role, .typed, .takes,
      .parameters, .of,
      .async, .documented,
      .within, .given, .companion, .imports, .types, .calls, .members, .macros, .writes, .properties,
      .functions, .initializers, .cases:
      []
    }
  }

  private static func words(_ purposes: CodePurposes) -> String {
    CodePurpose.allCases.filter(purposes.contains).map(\.words).joined(separator: " and ")
  }

  private static func list(_ purposes: CodePurposes) -> String {
    let names = CodePurpose.allCases.filter(purposes.contains).map { "\"\($0.rawValue)\"" }
    return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
  }
}

extension OwnRule.Clause {
  /// Whether it lists several of a few words that everybody knows, such as access levels: that nothing is public yet is no
  /// slip of the pen.
  fileprivate func isOneOfFewWords(_ subject: OwnRuleSubject) -> Bool {
    matcher.words(of: subject) != nil && patterns.count > 1
  }
}

extension CodePurpose {
  /// Worded to follow "what is there is".
  var words: String {
    switch self {
    case .app: "code of the app"
    case .tests: "test code"
    case .previews: "code for previews"
    case .debug: "debug code"
    case .doubles: "mocks and other doubles"
    case .generated: "generated code"
    case .build: "part of the build"
    case .samples: "samples"
    }
  }
}
