import ArchFacts
import ArchRules

/// Findings as Markdown, for the summary of a CI job or a comment: grouped by rule, the reason once, long
/// lists folded.
package struct MarkdownReport {
  /// A step's summary may hold 1 MiB; a larger one is not shown at all.
  static let longestReport = 1_000_000
  /// How many findings of a rule are open to view, and how many more are folded.
  private static let shownOpenly = 10
  private static let folded = 200

  private let report: Report
  private let limit: Int
  private let place: (String, Int) -> String
  private var output: [UInt8] = []

  /// - Parameter commit: what was checked, where it can be read on the web.
  package static func render(
    _ report: Report, links: CodeLinks = .none, commit: String? = nil
  ) -> [UInt8] {
    render(report, links: links, commit: commit, limit: longestReport)
  }

  static func render(
    _ report: Report, links: CodeLinks = .none, commit: String? = nil, limit: Int
  ) -> [UInt8] {
    var markdown = MarkdownReport(report, limit) { links.place($0, $1, at: commit) }
    markdown.write()
    return markdown.output
  }

  private init(_ report: Report, _ limit: Int, _ place: @escaping (String, Int) -> String) {
    self.report = report
    self.limit = limit
    self.place = place
  }

  private mutating func write() {
    let groups = RuleGroup.all(in: report)
    output += (head(groups) + causes()).utf8
    var left = 0
    for group in groups {
      let section = section(group)
      // All that follows is left out as well, so that the gravest is never what is missing.
      if left == 0, output.count + section.utf8.count + 200 <= limit {
        output += section.utf8
      } else {
        left += group.findings.count
      }
    }
    if left > 0 {
      output += "\n\(counted(left, "more finding")) did not fit here; `archcheck` prints them all.\n".utf8
    }
    if let words = report.summary.baselineWords { output += "\n\(MarkdownText.prose(words))\n".utf8 }
  }

  private func head(_ groups: [RuleGroup]) -> String {
    let summary = report.summary
    let mark = summary.errors > 0 || summary.coverage.isBlind ? "❌" : summary.warnings > 0 ? "⚠️" : "✅"
    var text = "## \(mark) archcheck: \(summary.words)\n\n"
    if let warning = summary.coverage.blindness { text += "**Error:** \(MarkdownText.escaped(warning)).\n\n" }
    text += "Checked \(MarkdownText.escaped(summary.coverage.words)).\n"
    guard groups.count > 1 else { return text }
    text += "\n| rule | findings | what it requires |\n|---|---|---|\n"
    for group in groups {
      // A bar would end a cell even within code, so this is prose, where bars are escaped.
      let cells = [group.rule.about.id, group.words, group.rule.about.summary].map(MarkdownText.escaped)
      text += "| \(cells.joined(separator: " | ")) |\n"
    }
    return text
  }

  /// What causes most of many findings, and what looks like a decision.
  private func causes() -> String {
    let statistics = FindingStatistics(report)
    var text = statistics.habits.map { "\n\(MarkdownText.prose($0.question))\n" }.joined()
    let declarations = statistics.frequentDeclarations
    if !declarations.isEmpty {
      text += "\n\(statistics.words(about: declarations)):\n\n"
      for count in declarations {
        let declared = count.place.map { ", \(place($0.path, $0.location.line))" } ?? ""
        text += "- \(MarkdownText.code(count.name)) \(count.findings)\(declared)\n"
      }
    }
    let folders = statistics.frequentFolders
    if !folders.isEmpty {
      text += "\nFolders with most of them:\n\n"
      text += folders.map { "- \(MarkdownText.code($0.name)) \($0.findings)\n" }.joined()
    }
    return text
  }

  private func section(_ group: RuleGroup) -> String {
    let about = group.rule.about
    var text = "\n### \(MarkdownText.code(about.id)): \(group.words)\n\n"
    text += "\(MarkdownText.prose(group.why))\n"
    if let decision = group.rule.decision { text += "\n**Decision:** \(MarkdownText.cited(decision))\n" }
    text += "\n" + group.causes.prefix(Self.shownOpenly).map(item).joined()
    let more = group.causes.dropFirst(Self.shownOpenly)
    guard !more.isEmpty else { return text }
    let items = more.prefix(Self.folded).map(item).joined()
    text += "\n<details><summary>\(more.count) more</summary>\n\n\(items)"
    if more.count > Self.folded {
      text += "\nand \(more.count - Self.folded) more, which `archcheck` prints.\n"
    }
    return text + "\n</details>\n"
  }

  private func item(_ cause: CauseOfFindings) -> String {
    let finding = cause.finding
    let shown = place(finding.path, finding.range.start.line)
    var text = "- **\(finding.severity.rawValue)** \(shown) \(MarkdownText.prose(finding.message))  \n"
    text += "  fix: \(MarkdownText.prose(finding.fix))\n"
    for voice in finding.also { text += "  - also: \(MarkdownText.prose(voice.text(in: finding.path)))\n" }
    for related in finding.related {
      text += "  - \(place(related.path, related.location.line)) "
      text += "\(MarkdownText.prose(related.message))\n"
    }
    return text + cause.otherPlaces(place)
  }
}
