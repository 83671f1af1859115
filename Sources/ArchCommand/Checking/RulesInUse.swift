import ArchConfig
import ArchModel
import ArchRules

/// The rules that a command line leaves on; the config then sets their weight.
struct RulesInUse: Sendable {
  let rules: [any Rule.Type]
  private let named: Set<String>
  private let skipped: Set<String>

  /// `--rule` names the only ones, `--skip-rule` those left out, with `*` for any letters; a name that no rule has is an
  /// error.
  ///
  /// - Parameter own: the ids of the team's own rules.
  init(_ arguments: Arguments, own: [String]) throws(Failure) {
    let known = RuleCatalog.all.map { $0.about.id } + own
    named = try Self.matching(arguments.rules, among: known)
    skipped = try Self.matching(arguments.skippedRules, among: known)
    rules = RuleCatalog.all.filter { [named, skipped] rule in
      Self.isInUse(rule.about.id, named, skipped)
    }
  }

  private static func matching(_ patterns: [String], among known: [String]) throws(Failure) -> Set<String> {
    var found: Set<String> = []
    for pattern in patterns {
      let matching = known.filter(NamePattern(pattern).matches)
      guard !matching.isEmpty else { throw .unknownRule(pattern, known: known) }
      found.formUnion(matching)
    }
    return found
  }

  func includes(_ rule: String) -> Bool { Self.isInUse(rule, named, skipped) }

  private static func isInUse(_ rule: String, _ named: Set<String>, _ skipped: Set<String>) -> Bool {
    (named.isEmpty || named.contains(rule)) && !skipped.contains(rule)
  }
}
