import ArchModel
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
      section("WHY", about.why),
      section("DECISION", about.decision),
      section("BREAKS IT", about.bad),
      section("KEEPS IT", about.good),
      section("FIX", about.fix),
      section("OPTIONS", options(of: rule)),
    ]
    return sections.joined(separator: "\n\n") + "\n"
  }

  private static func options(of rule: any Rule.Type) -> String {
    let common = ["severity: error, warning, note or off; or an object with one for each path pattern"]
    let own = RuleCatalog.options(of: rule).map { "\($0.name): \($0.help) Default: \($0.defaultValue)" }
    return (common + own).joined(separator: "\n")
  }

  private static func section(_ title: String, _ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return "\(title):\n" + lines.map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }
}
