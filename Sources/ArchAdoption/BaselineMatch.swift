package import ArchRules

/// The findings of a check against a baseline: which of them are known, and which entries nothing is left of.
package struct BaselineMatch: Sendable {
  /// In the order given, those that the baseline has with the status `known`.
  package let findings: [Finding]
  /// Entries, or parts of their counts, that no finding answers to any more.
  package let stale: Baseline
  /// Files that went from one path to another, by their old path.
  package let moves: [String: String]

  /// - Parameters:
  ///   - paths: every file that was looked at; entries of others are neither known nor stale.
  ///   - rules: the rules that ran; the same.
  ///   - earlierPaths: files that nothing can have moved to, since they were there when the baseline was written;
  ///     unless given those that it has entries of.
  package init(
    _ findings: [Finding], _ baseline: Baseline, paths: Set<String>, isComplete: Bool = true,
    rules: Set<String>? = nil, earlierPaths: Set<String>? = nil
  ) {
    var rest = baseline
    var marked = Self.mark(findings, &rest) { $0 }
    let earlier = earlierPaths ?? Set(baseline.counts.keys.map(\.path))
    let moves = isComplete ? BaselineMoves(of: rest, to: marked, paths: paths, earlier: earlier).moves : [:]
    if !moves.isEmpty {
      let origins = Dictionary(moves.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
      marked = Self.mark(marked, &rest) { key in
        Baseline.Key(rule: key.rule, path: origins[key.path] ?? key.path, symbol: key.symbol)
      }
    }
    for (key, _) in rest.entries {
      let wasChecked = (isComplete || paths.contains(key.path)) && (rules?.contains(key.rule) ?? true)
      if !wasChecked { rest.set(0, for: key) }
    }
    self.findings = marked
    stale = rest
    self.moves = moves
  }

  /// Marks findings as known as long as entries are left, the first of a file first.
  private static func mark(
    _ findings: [Finding], _ rest: inout Baseline, _ key: (Baseline.Key) -> Baseline.Key
  ) -> [Finding] {
    guard rest.size > 0 else { return findings }
    return findings.map { finding in
      guard finding.status == .new else { return finding }
      let entry = key(Baseline.Key(finding))
      let left = rest.count(of: entry)
      guard left > 0 else { return finding }
      rest.set(left - 1, for: entry)
      var finding = finding
      finding.status = .known
      return finding
    }
  }
}

/// Files whose entries are found again in a file that the baseline does not know. Only what is certain counts: one
/// file that is gone, and one file that has what it had; everything else is new.
private struct BaselineMoves {
  private(set) var moves: [String: String] = [:]

  private typealias Kind = [String]

  init(of rest: Baseline, to findings: [Finding], paths: Set<String>, earlier: Set<String>) {
    var gone: [String: [Kind: Int]] = [:]
    for (key, count) in rest.entries where !paths.contains(key.path) {
      gone[key.path, default: [:]][[key.rule, key.symbol]] = count
    }
    guard !gone.isEmpty else { return }
    var found: [String: [Kind: Int]] = [:]
    for finding in findings where finding.status == .new && !earlier.contains(finding.path) {
      found[finding.path, default: [:]][[finding.rule, finding.symbol], default: 0] += 1
    }
    let targets = gone.mapValues { entries in Self.targets(of: entries, among: found) }
    for (old, candidates) in targets {
      let named = candidates.filter { Self.name($0) == Self.name(old) }
      let chosen = named.isEmpty ? candidates.filter { Self.holdsAll(gone[old], found[$0]) } : named
      if chosen.count == 1, let only = chosen.first { moves[old] = only }
    }
    // Two files cannot have become one.
    let counts = moves.values.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    moves = moves.filter { counts[$0.value] == 1 }
  }

  private static func targets(of entries: [Kind: Int], among found: [String: [Kind: Int]]) -> [String] {
    found.filter { _, kinds in entries.keys.contains { kinds[$0] != nil } }.map(\.key)
  }

  private static func holdsAll(_ entries: [Kind: Int]?, _ found: [Kind: Int]?) -> Bool {
    guard let entries, let found else { return false }
    return entries.allSatisfy { kind, count in (found[kind] ?? 0) >= count }
  }

  private static func name(_ path: String) -> Substring {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.index(after: $0)...] } ?? path[...]
  }
}
