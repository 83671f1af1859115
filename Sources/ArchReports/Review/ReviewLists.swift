import ArchAdoption
import ArchFacts
import ArchRules

/// What a reviewer may ask for besides what is new: what the change accepts, the decisions that it touches, what it
/// fixes and what remains.
struct ReviewLists {
  /// How many entries a list has before the rest is only counted.
  private static let longestList = 100

  private let review: Review

  init(_ review: Review) { self.review = review }

  func letStand(isListed: Bool) -> String {
    let findings = review.findings.letStand
    guard !findings.isEmpty else { return "" }
    let title = "Accepted by this change itself, in the baseline or by a comment: \(findings.count)"
    return isListed ? folded("⚠️ " + title, list(findings) { review.place($0, $1) }) : "⚠️ \(title).\n"
  }

  func fixed(isListed: Bool) -> String {
    let findings = review.findings.fixed
    guard !findings.isEmpty else { return "" }
    let title = "Fixed by this change: \(findings.count)"
    return isListed ? folded(title, list(findings) { review.formerPlace($0, $1) }) : "\(title).\n"
  }

  func remaining(isListed: Bool) -> String {
    let findings = review.findings.remaining
    guard !findings.isEmpty else { return "" }
    let counts = [(FindingStatus.known, "in the baseline"), (.suppressed, "allowed by a comment")].map {
      status, words in
      (findings.count { $0.status == status }, words)
    }
    let named = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let title = "Remaining: \(findings.count)" + (named.isEmpty ? "" : " (\(named.joined(separator: ", ")))")
    guard isListed else { return "\(title).\n" }
    let byRule = findings.reduce(into: [String: Int]()) { $0[$1.rule, default: 0] += 1 }
    let rows = byRule.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { rule, count in
      // A bar would end a cell even within code.
      "| \(MarkdownText.escaped(rule)) | \(count) |\n"
    }
    return folded(title, "| rule | findings |\n|---|---:|\n" + rows.joined())
  }

  func records(isListed: Bool) -> String {
    let resting = Dictionary(
      grouping: review.findings.new.filter { $0.decision != nil }, by: { $0.decision?.path ?? "" })
    let touched = review.records
    let named = Set(touched.map(\.decision.path))
    let others = resting.filter { !named.contains($0.key) }.compactMap { $0.value.first?.decision }
      .sorted { $0.path.precedes($1.path) }
    guard !touched.isEmpty || !others.isEmpty else { return "" }
    guard isListed else {
      return "Decisions: \(touched.count) touched, \(resting.count) with new findings.\n"
    }
    let lines =
      touched.map { record in
        "- **\(record.change.rawValue)** \(cited(record.decision, resting))\n"
      } + others.map { "- \(cited($0, resting))\n" }
    return "### Decisions\n\n" + Self.listed(lines)
  }

  private func cited(_ decision: CitedDecision, _ resting: [String: [Finding]]) -> String {
    let rules = review.rules.filter { $0.decision?.path == decision.path }.map {
      MarkdownText.code($0.about.id)
    }
    let count = resting[decision.path]?.count ?? 0
    var parts: [String] = []
    if !rules.isEmpty { parts.append("decides \(rules.joined(separator: ", "))") }
    if count > 0 { parts.append("**\(counted(count, "new finding"))** against it") }
    let text = MarkdownText.cited(decision)
    return parts.isEmpty ? text : "\(text): \(parts.joined(separator: "; "))"
  }

  private func list(_ findings: [Finding], _ place: (String, Int) -> String) -> String {
    Self.listed(
      findings.map { finding in
        let place = place(finding.path, finding.range.start.line)
        let reason = finding.reason.map { ": \(ReviewFindings.prose($0))" } ?? ""
        return
          "- \(place) \(ReviewFindings.prose(finding.message)) (\(MarkdownText.code(finding.rule)))\(reason)\n"
      })
  }

  private static func listed(_ lines: [String]) -> String {
    let more = lines.count - longestList
    return lines.prefix(longestList).joined() + (more > 0 ? "- and \(more) more\n" : "")
  }
}
