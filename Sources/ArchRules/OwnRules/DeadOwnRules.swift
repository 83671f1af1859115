import ArchJSON
package import ArchModel

/// The parts of a team's own rules that look at nothing: each is an error, so that no rule is silently dead.
///
/// What a rule forbids may well occur nowhere; that is its purpose.
package struct DeadOwnRules: Sendable {
  private let codebase: Codebase

  package init(in codebase: Codebase) { self.codebase = codebase }

  /// By line and column of the configuration.
  package var problems: [ConfigProblem] {
    let placement = PlacementMatcher(codebase)
    let selection = TypeSelection(codebase)
    // A file that others extend may speak of what only some of them have.
    return codebase.architecture.own.filter { !$0.isOptional && $0.idLocation.document == 0 }.flatMap {
      rule in
      deadPlaces(rule, placement) + deadTypes(rule, placement, selection)
    }.sorted { ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column) }
  }

  private func deadPlaces(_ rule: OwnRule, _ placement: PlacementMatcher) -> [ConfigProblem] {
    var problems: [ConfigProblem] = []
    for clause in rule.scope {
      for pattern in clause.patterns
      where !codebase.files.contains(where: { placement.matches($0, clause.matcher, pattern) }) {
        problems.append(problem(rule, clause, pattern, "no file", near: names(clause.matcher)))
      }
    }
    guard problems.isEmpty, !codebase.files.contains(where: { placement.isInScope($0, of: rule) }) else {
      return problems
    }
    return [
      ConfigProblem(
        at: rule.idLocation, message: "rule '\(rule.id)' looks at no file: no file is in all that 'in' lists",
        suggestion: "correct 'in', or add \"optional\": true")
    ]
  }

  private func deadTypes(
    _ rule: OwnRule, _ placement: PlacementMatcher, _ selection: TypeSelection
  ) -> [ConfigProblem] {
    guard !rule.types.isEmpty else { return [] }
    let everywhere = [Bool](repeating: true, count: codebase.files.count)
    var problems: [ConfigProblem] = []
    for clause in rule.types {
      for pattern in clause.patterns {
        var alone = rule
        alone.types = [OwnRule.Clause(matcher: clause.matcher, patterns: [pattern])]
        guard selection.types(of: alone, placement, in: everywhere).isEmpty else { continue }
        problems.append(problem(rule, clause, pattern, "no type", near: names(clause.matcher)))
      }
    }
    let scope = codebase.files.map { placement.isInScope($0, of: rule) }
    guard problems.isEmpty, scope.contains(true),
      selection.types(of: rule, placement, in: scope).isEmpty
    else { return problems }
    return [
      ConfigProblem(
        at: rule.idLocation, message: "rule '\(rule.id)' looks at no type: none is all that 'types' lists",
        suggestion: "correct 'types', or add \"optional\": true")
    ]
  }

  private func problem(
    _ rule: OwnRule, _ clause: OwnRule.Clause, _ pattern: OwnRule.Pattern, _ what: String, near: [String]
  ) -> ConfigProblem {
    let nearest = pattern.text.contains("*") ? nil : NearestName.of(pattern.text, in: near)
    return ConfigProblem(
      at: pattern.location,
      message: "\(what) matches '\(pattern.text)' in '\(clause.matcher.rawValue)' of rule '\(rule.id)'",
      suggestion: nearest.map { "did you mean '\($0)'?" } ?? "correct it, or add \"optional\": true")
  }

  /// What could have been meant.
  private func names(_ matcher: OwnRuleMatcher) -> [String] {
    switch matcher {
    case .layer: codebase.architecture.layers.map(\.name)
    case .feature: Set(codebase.files.compactMap(\.feature)).sorted()
    case .module: Set(codebase.files.compactMap(\.placement.module)).sorted()
    case .named, .conformingTo:
      Set(codebase.symbols.symbols.indices.map { codebase.symbols.name(of: Int32($0)) }).sorted()
    case .files, .except, .attributed, .declaredAs, .modified, .imports, .types, .calls, .members: []
    }
  }
}
