package import ArchAdoption
import ArchRules

/// What a baseline lets stand, by rule, and what nothing is left of.
package enum BaselineText {
  package static func render(_ baseline: Baseline, _ match: BaselineMatch, path: String) -> String {
    let new = match.findings.count { $0.status == .new }
    var lines = [
      "\(path): \(baseline.size) known, \(match.stale.size) of them fixed; \(counted(new, "finding")) not in it"
    ]
    var counts: [String: Int] = [:]
    for (key, count) in baseline.entries { counts[key.rule, default: 0] += count }
    for (rule, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      lines.append("   \(rule): \(count)")
    }
    if match.stale.size > 0 { lines.append("Fixed, and taken out by 'archcheck baseline prune':") }
    for (key, count) in match.stale.entries {
      lines.append("   \(key.path): \(key.symbol) [#\(key.rule)]\(count > 1 ? " \(count) times" : "")")
    }
    for (old, new) in match.moves.sorted(by: { $0.key < $1.key }) { lines.append("Moved: \(old) → \(new)") }
    return lines.map { TerminalText.escaped($0) + "\n" }.joined()
  }
}
