import ArchConfig
package import ArchRules

/// All that there is to say of a rule, for a terminal and for the web.
package struct RulePage {
  private let rule: any Rule.Type
  /// The record that the team rests it on.
  private let decision: String?

  private var about: RuleInfo { rule.about }

  package init(_ rule: any Rule.Type, decision: String? = nil) {
    self.rule = rule
    self.decision = decision
  }

  package var text: String {
    let sections =
      [
        "\(about.id) (\(about.severity.rawValue))\n\(about.summary)",
        Self.section("WHY", Self.prose(about.why)),
      ] + (decision.map { [Self.section("DECISION", Self.prose($0))] } ?? []) + [
        Self.section("BREAKS IT", about.bad),
        Self.section("FOLLOWS IT", about.good),
        Self.section("FIX", Self.prose(about.fix)),
        Self.section("OPTIONS", options.map(Self.indented).joined(separator: "\n")),
        Self.section("TURNED ON BY", presets.map(Self.prose).joined(separator: "\n")),
      ]
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// A file of the reference, which a test compares with this.
  package var markdown: String {
    let options = options.map { "| `\($0.name)` | \(Self.cell($0.meaning)) |\n" }.joined()
    return """
      # \(about.id)

      \(MarkdownText.prose(about.summary))

      Severity: `\(about.severity.rawValue)`. Turned on by \(presets.map(MarkdownText.prose).joined(separator: "; ")).

      ## Why

      \(Self.paragraphs(about.why))

      ## Breaks it

      \(Self.block(about.bad))

      ## Follows it

      \(Self.block(about.good))

      ## Fix

      \(Self.paragraphs(about.fix))

      ## Options

      | option | meaning |
      |---|---|
      \(options)
      """
  }

  /// Where each preset decides otherwise than the defaults say: `repositories, as a warning, with protocolsOf: ["data"]`.
  private var presets: [String] {
    if let subject = RuleCatalog.subject(of: rule) { return ["\(subject), wherever there are any"] }
    let unnamed = Architecture.rulesOfOrder.contains(about.id) ? ["any config that names no preset"] : []
    return unnamed
      + Preset.all.compactMap { preset in
        guard let rule = preset.rules.first(where: { $0.id == about.id }) else { return nil }
        let level = rule.level.map { ", as \($0 == .error ? "an" : "a") \($0.rawValue)" } ?? ""
        let options = rule.options.map { "\($0.name): \($0.value.text)" }.joined(separator: ", ")
        return preset.name + level + (options.isEmpty ? "" : ", with " + options)
      }
  }

  private var options: [(name: String, meaning: String)] {
    let severity = "error, warning, note or off; or an object with one for each path pattern."
    let own = RuleCatalog.options(of: rule).map { ($0.name, "\($0.help) Default: \($0.defaultValue)") }
    let users =
      RuleCatalog.allowsUsers(rule)
      ? "It names what is used, or what uses it." : "For a use, it names what is used, not what uses it."
    let allow = (
      "allow",
      "What the rule leaves alone, by name, with or without the types around it; '*' matches any letters. \(users) "
        + "An exception for one use is an object with 'from', 'to' or both, 'because' and, if you like, 'until'."
    )
    let hasNames = !(rule is any AdoptionRule.Type)
    return [("severity", severity)] + (hasNames ? [allow] : []) + own
  }
}

// For a terminal.
extension RulePage {
  private static func prose(_ text: String) -> String {
    WrappedText.lines(text, width: 76).joined(separator: "\n")
  }

  private static func indented(_ option: (name: String, meaning: String)) -> String {
    let lines = WrappedText.lines(option.meaning, width: 72)
    return ([option.name + ":"] + lines.map { "    " + $0 }).joined(separator: "\n")
  }

  private static func section(_ title: String, _ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return "\(title):\n" + lines.map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }
}

// For the web.
extension RulePage {
  private static func paragraphs(_ text: String) -> String {
    text.split(separator: "\n").map { MarkdownText.prose(String($0)) }.joined(separator: "\n\n")
  }

  private static func cell(_ text: String) -> String {
    MarkdownText.prose(text).split(separator: "\n").joined(separator: "<br>")
  }

  /// Records are Markdown themselves, so their fences would end an ordinary one.
  private static func block(_ example: String) -> String {
    let isSwift = example.split(separator: "\n").first?.hasSuffix(".swift") ?? false
    return "````\(isSwift ? "swift" : "")\n\(example)\n````"
  }
}
