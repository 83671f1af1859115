import ArchModel
import ArchRules

/// `archcheck rules`: the catalogue, a rule a line, with what the config makes of each.
enum RulesCommand {
  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    let config = try ConfigFile(for: arguments, at: ["."])
    let architecture = try config?.architecture() ?? .layered
    let rules = Judgement.descriptions
    let width = (rules.map(\.id.utf8.count).max() ?? 0) + 2
    var text = ""
    for rule in rules {
      let level = architecture.setting(of: rule.id)?.level?.rawValue ?? rule.severity.rawValue
      text += padded(rule.id, to: width) + padded(level, to: 9) + rule.summary + "\n"
    }
    try Output.standard.answer(text)
    return .clean
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.utf8.count))
  }
}
