import ArchModel
import ArchRules

/// The rules that a command line leaves on; the config then sets their weight.
struct RulesInUse: Sendable {
  let rules: [any Rule.Type]
  private let named: Set<String>
  private let skipped: Set<String>

  /// `--rule` names the only ones, `--skip-rule` those left out; a name that no rule has is an error.
  ///
  /// - Parameter own: the ids of the team's own rules.
  init(_ arguments: Arguments, own: [String]) throws(Failure) {
    let known = RuleCatalog.all.map { $0.about.id } + own
    for id in arguments.rules + arguments.skippedRules where !known.contains(id) {
      throw .unknownRule(id, known: known)
    }
    named = Set(arguments.rules)
    skipped = Set(arguments.skippedRules)
    rules = RuleCatalog.all.filter { [named, skipped] rule in
      Self.isInUse(rule.about.id, named, skipped)
    }
  }

  func includes(_ rule: String) -> Bool { Self.isInUse(rule, named, skipped) }

  private static func isInUse(_ rule: String, _ named: Set<String>, _ skipped: Set<String>) -> Bool {
    (named.isEmpty || named.contains(rule)) && !skipped.contains(rule)
  }
}
