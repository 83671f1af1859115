import ArchReports
import ArchRules

/// `archcheck explain RULE`: what a rule asks, why, what breaks it, what keeps it and how to get there.
enum ExplainCommand {
  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    let rule = try RulesInUse.rule(arguments.operands.first ?? "")
    try Output.standard.answer(text(about: rule))
    return .clean
  }

  static func text(about rule: any Rule.Type) -> String {
    let about = rule.about
    let sections = [
      "\(about.id) (\(about.severity.rawValue))\n\(about.summary)",
      section("WHY", prose(about.why)),
      section("DECISION", prose(about.decision)),
      section("BREAKS IT", about.bad),
      section("KEEPS IT", about.good),
      section("FIX", prose(about.fix)),
      section("OPTIONS", options(of: rule)),
    ]
    return sections.joined(separator: "\n\n") + "\n"
  }

  private static func prose(_ text: String) -> String {
    WrappedText.lines(text, width: 76).joined(separator: "\n")
  }

  private static func options(of rule: any Rule.Type) -> String {
    let severity = "error, warning, note or off; or an object with one for each path pattern."
    let own = RuleCatalog.options(of: rule).map { ($0.name, "\($0.help) Default: \($0.defaultValue)") }
    let allow = ("allow", "Names of types that the rule leaves alone, with '*'.")
    return ([("severity", severity), allow] + own).map { name, meaning in
      let lines = WrappedText.lines(meaning, width: 72)
      return ([name + ":"] + lines.map { "    " + $0 }).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private static func section(_ title: String, _ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return "\(title):\n" + lines.map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }
}
