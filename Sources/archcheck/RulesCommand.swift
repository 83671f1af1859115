import ArchModel
import ArchReports
import ArchRules

/// `archcheck rules`: the catalogue, a rule a line, with the weight that the config gives each.
enum RulesCommand {
  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    if arguments.printsMarkdown {
      try Output.standard.answer(RuleTable.markdown(RuleCatalog.all.map { $0.about }))
      return .clean
    }
    let architecture = try ConfigFile(for: arguments, at: ["."])?.architecture() ?? .layered
    let rules = RuleCatalog.all.map { $0.about }
    let width = (rules.map(\.id.utf8.count).max() ?? 0) + 2
    var text = ""
    for rule in rules {
      text += padded(rule.id, to: width) + padded(weight(of: rule, in: architecture), to: 9)
      text += rule.summary + "\n"
    }
    try Output.standard.answer(text)
    return .clean
  }

  /// `varies` when the config sets it by path.
  private static func weight(of rule: RuleInfo, in architecture: Architecture) -> String {
    guard let setting = architecture.setting(of: rule.id) else { return rule.severity.rawValue }
    if !setting.levelsByPath.isEmpty { return "varies" }
    return setting.level?.rawValue ?? rule.severity.rawValue
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.utf8.count))
  }
}
