import ArchRules

/// `archcheck explain RULE`: what a rule asks, why, what breaks it, what follows it and how to get there.
enum ExplainCommand {
  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    let rules = Judgement.descriptions
    guard let id = arguments.operands.first else { return .couldNotCheck }
    guard let rule = rules.first(where: { $0.id == id }) else {
      throw .unknownRule(id, known: rules.map(\.id))
    }
    try Output.standard.answer(text(about: rule))
    return .clean
  }

  static func text(about rule: RuleDescription) -> String {
    var sections = [
      "\(rule.id) (\(rule.severity.rawValue))\n\(rule.summary)",
      "WHY:\n" + indented(rule.why),
      "BREAKS IT:\n" + indented(rule.bad),
      "FOLLOWS IT:\n" + indented(rule.good),
      "FIX:\n" + indented(rule.fix),
    ]
    if !rule.options.isEmpty {
      let lines = rule.options.map { "\($0.name): \($0.summary)" }
      sections.append("OPTIONS:\n" + indented(lines.joined(separator: "\n")))
    }
    return sections.joined(separator: "\n\n") + "\n"
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }
}
