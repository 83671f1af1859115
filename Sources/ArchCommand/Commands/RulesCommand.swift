import ArchConfig
import ArchJSON
import ArchModel
import ArchReports
import ArchRules
import ArchSystem

/// `archcheck rules`: the catalogue, a rule a line, with the weight that the config gives each and the presets
/// that turn it on.
enum RulesCommand {
  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    if arguments.printsMarkdown {
      try Output.standard.answer(RuleTable.markdown(RuleCatalog.all.map { $0.about }))
      return .clean
    }
    let reading = try ConfigFile(for: arguments, at: ["."])?.reading()
    let architecture = reading?.architecture ?? .unwritten
    let rules = RuleCatalog.all.map { $0.about }
    let width = (rules.map(\.id.utf8.count).max() ?? 0) + 2
    var text = ""
    for rule in rules {
      text += padded(rule.id, to: width) + padded(weight(of: rule, in: architecture), to: 9)
      text += "\(rule.summary)\(presets(of: rule))\n"
    }
    text += "\n\(summary(of: rules, in: architecture))\n"
    if let reading, !architecture.own.isEmpty { text += "\n" + ownRules(architecture, reading.sources) }
    try Output.standard.answer(text)
    return .clean
  }

  /// The team's own, with where each is.
  private static func ownRules(_ architecture: Architecture, _ sources: ConfigSources) -> String {
    let width = (architecture.own.map(\.id.utf8.count).max() ?? 0) + 2
    let lines = architecture.own.map { rule in
      let weight = rule.setting.levelsByPath.isEmpty ? rule.setting.level?.rawValue ?? "error" : "varies"
      let place = "\(sources.sources[rule.idLocation.document].path):\(rule.idLocation.line)"
      let line = padded(rule.id, to: width) + padded(weight, to: 9) + "\(rule.because) [\(place)]"
      return TerminalText.escaped(line) + "\n"
    }
    let on = architecture.own.count { $0.setting.level != .off || !$0.setting.levelsByPath.isEmpty }
    return "Your own rules, \(on) of \(architecture.own.count) on, and where they are written:\n\n"
      + lines.joined()
  }

  /// `varies` when the config sets it by path.
  private static func weight(of rule: RuleInfo, in architecture: Architecture) -> String {
    guard let type = RuleCatalog.rule(rule.id), RuleCatalog.isTurnedOn(type, in: architecture) else {
      return "off"
    }
    guard let setting = architecture.setting(of: rule.id) else { return rule.severity.rawValue }
    if !setting.levelsByPath.isEmpty { return "varies" }
    return setting.level?.rawValue ?? rule.severity.rawValue
  }

  private static func presets(of rule: RuleInfo) -> String {
    if let subject = RuleCatalog.rule(rule.id).flatMap(RuleCatalog.subject) {
      return " [where there are \(subject)]"
    }
    let unnamed = Architecture.rulesOfOrder.contains(rule.id) ? ["no preset"] : []
    return " [\((unnamed + Preset.names(turningOn: rule.id)).joined(separator: ", "))]"
  }

  private static func summary(of rules: [RuleInfo], in architecture: Architecture) -> String {
    let on = rules.count { weight(of: $0, in: architecture) != "off" }
    let names = architecture.presets.map { "'\($0)'" }.joined(separator: " and ")
    let source =
      names.isEmpty ? "no preset" : "\(architecture.presets.count == 1 ? "preset" : "presets") \(names)"
    return
      "\(on) of \(rules.count) rules are on, with \(source). In brackets: the presets that turn a rule on."
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.utf8.count))
  }
}
