package import ArchAdoption
import ArchRules

/// What a baseline accepts, by rule, and what nothing is left of.
package enum BaselineText {
  /// - Parameter owners: of a file, by its path in the baseline.
  package static func render(
    _ baseline: Baseline, _ match: BaselineMatch, path: String, owners: (String) -> [String]
  ) -> String {
    let new = match.findings.count { $0.status == .new }
    var lines = [
      "\(path): \(baseline.size) known, \(match.stale.size) of them \(fixed(match)); \(counted(new, "finding")) not in it"
    ]
    for (rule, count) in baseline.sizesByRule.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      lines.append("   \(rule): \(count)")
    }
    lines += debts(of: baseline, match, owners)
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

  /// Who owes how much of it, and how much of that is overdue; nothing where nobody is named.
  private static func debts(
    of baseline: Baseline, _ match: BaselineMatch, _ owners: (String) -> [String]
  ) -> [String] {
    let overdue = Set(match.overdue)
    let entries = baseline.entries.map(\.key).map { key in
      (owner: baseline.terms[key]?.owner ?? owners(key.path).joined(separator: " "), key: key)
    }
    guard entries.contains(where: { !$0.owner.isEmpty }) else { return [] }
    let groups = Dictionary(grouping: entries, by: \.owner).map { owner, entries in
      let keys = Dictionary(entries.map { ($0.key, baseline.count(of: $0.key)) }, uniquingKeysWith: +)
      return (
        owner: owner.isEmpty ? "nobody" : owner, size: BaselineKey.findings(in: keys),
        overdue: entries.count { overdue.contains(match.current($0.key)) }
      )
    }
    return groups.sorted { ($1.size, $0.owner) < ($0.size, $1.owner) }.map { group in
      "   of \(group.owner): \(group.size)" + (group.overdue == 0 ? "" : ", \(group.overdue) overdue")
    }
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
