package import ArchAdoption
import ArchRules

/// What a baseline accepts, by rule, and what nothing is left of.
package enum BaselineText {
  package static func render(_ baseline: Baseline, _ match: BaselineMatch, path: String) -> String {
    let new = match.findings.count { $0.status == .new }
    var lines = [
      "\(path): \(baseline.size) known, \(match.stale.size) of them \(fixed(match)); \(counted(new, "finding")) not in it"
    ]
    for (rule, count) in baseline.sizesByRule.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      lines.append("   \(rule): \(count)")
    }
    for reason in BaselineMatch.Staleness.allCases {
      let entries = match.stale.entries.filter { match.staleness(of: $0.key) == reason }
      guard !entries.isEmpty else { continue }
      lines.append(heading(reason))
      for (key, count) in entries {
        lines.append("   \(key.path): \(key.symbol) [#\(key.rule)]\(count > 1 ? " \(count) times" : "")")
      }
    }
    for (old, new) in match.moves.sorted(by: { $0.key < $1.key }) { lines.append("Moved: \(old) → \(new)") }
    return lines.map { TerminalText.escaped($0) + "\n" }.joined()
  }

  /// `fixed`, as long as nothing else makes entries stale.
  private static func fixed(_ match: BaselineMatch) -> String {
    let others = match.stale.entries.contains { match.staleness(of: $0.key) != .fixed }
    return others ? "stale" : "fixed"
  }

  private static func heading(_ reason: BaselineMatch.Staleness) -> String {
    switch reason {
    case .fixed: "Fixed, and removed by 'archcheck baseline prune':"
    case .suppressed: "Silenced by a comment, and removed by 'archcheck baseline prune':"
    case .fileGone: "In files that are gone, and removed by 'archcheck baseline prune':"
    case .notJudged:
      "In files that are left out or treated as tests, so whether they are fixed is unknown; removed by "
        + "'archcheck baseline prune':"
    }
  }
}
