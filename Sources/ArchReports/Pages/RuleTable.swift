import ArchConfig
import ArchModel
package import ArchRules

/// The catalogue as a Markdown table with links to the pages of the rules.
package enum RuleTable {
  package static func markdown(_ rules: [RuleInfo]) -> String {
    let rows = rules.map { rule in
      let unnamed = Architecture.rulesOfOrder.contains(rule.id) ? ["no preset"] : []
      let names = (unnamed + Preset.names(turningOn: rule.id).map { "`\($0)`" }).joined(separator: ", ")
      let subject = RuleCatalog.rule(rule.id).flatMap(RuleCatalog.subject)
      let presets = subject.map { "where there are \($0)" } ?? names
      return
        "| [`\(rule.id)`](\(rule.id).md) | \(rule.severity.rawValue) | \(presets) | \(escaped(rule.summary)) |\n"
    }
    return "| rule | severity | presets | what it requires |\n|---|---|---|---|\n" + rows.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\\|")
  }
}
