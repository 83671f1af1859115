import ArchModel
import ArchRules

/// The rules that a command line leaves on; the config then sets their weight.
struct RulesInUse {
  let rules: [any Rule.Type]

  /// `--rule` names the only ones, `--skip-rule` those left out; a name that no rule has is an error.
  init(_ arguments: Arguments) throws(Failure) {
    for id in arguments.rules + arguments.skippedRules { _ = try Self.rule(id) }
    rules = RuleCatalog.all.filter { rule in
      let id = rule.about.id
      let isNamed = arguments.rules.isEmpty || arguments.rules.contains(id)
      return isNamed && !arguments.skippedRules.contains(id)
    }
  }

  static func rule(_ id: String) throws(Failure) -> any Rule.Type {
    guard let rule = RuleCatalog.rule(id) else { throw unknown(id) }
    return rule
  }

  static func unknown(_ id: String) -> Failure {
    .unknownRule(id, known: RuleCatalog.all.map { $0.about.id })
  }
}
