import ArchFacts
import ArchRules

extension Finding {
  /// `ADR-007 One Composition Root (docs/adr/ADR-007.md)`
  var decisionText: String? { decision.map { "\($0.id) \($0.title) (\($0.path))" } }

  /// That a baseline let it stand, and whose it is; `nil` where none did.
  var debtWords: String? {
    wasKnownUntil.map { day in
      let owner = owners.isEmpty ? "" : ", by \(owners.joined(separator: " "))"
      return
        "to be mended until \(day)\(owner); 'archcheck baseline accept --until DAY' agrees on another day"
    }
  }

  /// Everything a finding says, a line each, for formats with room for plain text; safe to print.
  var lines: [String] {
    let prose = (["why: \(why)", "fix: \(fix)"] + also.map { "also: \($0.text(in: path))" }).map(
      TerminalText.escapedLines)
    let places = places.map { "\($0.path):\($0.location.line):\($0.location.column): \($0.message)" }
    let debt = debtWords.map { [TerminalText.escaped("debt: \($0)")] } ?? []
    let others = (decisionText.map { ["decision: \($0)"] } ?? []) + places
    return [TerminalText.escaped(message)] + prose + debt + others.map { TerminalText.escaped($0) }
  }
}

extension Report {
  /// Every rule that was on, and those of findings that came from elsewhere, by id.
  var mentionedRules: [ActiveRule] { ActiveRule.mentioned(findings, rules) }
}

extension ActiveRule {
  /// Every rule that was on, and those of findings that came from elsewhere, by id.
  static func mentioned(_ findings: [Finding], _ rules: [ActiveRule]) -> [ActiveRule] {
    var known = Set(rules.map(\.about.id))
    let others = findings.compactMap { finding -> ActiveRule? in
      guard known.insert(finding.rule).inserted else { return nil }
      let about = RuleInfo(
        id: finding.rule, summary: finding.why, why: finding.why, bad: "", good: "",
        fix: finding.fix, severity: finding.severity)
      return ActiveRule(about, severity: finding.severity, decision: finding.decision)
    }
    // Two configs may both turn a rule on; the first one speaks for it.
    var seen: Set<String> = []
    let unique = (rules + others).filter { seen.insert($0.about.id).inserted }
    return unique.sorted { $0.about.id.precedes($1.about.id) }
  }
}

/// The beginning of a text that fits into so many bytes of UTF-8, with an ellipsis where something is missing.
func cut(_ text: String, toBytes limit: Int) -> String {
  guard text.utf8.count > limit else { return text }
  var end = text.utf8.index(text.utf8.startIndex, offsetBy: max(0, limit - "…".utf8.count))
  // Back to the beginning of a scalar.
  while text.utf8[end] & 0xC0 == 0x80 { end = text.utf8.index(before: end) }
  return text[..<end] + "…"
}
