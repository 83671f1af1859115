package import ArchRules

/// The findings of a check against a baseline: which of them are known, and which entries nothing is left of.
package struct BaselineMatch: Sendable {
  /// In the order given, those that the baseline has with the status `known`.
  package let findings: [Finding]
  /// Entries, or parts of their counts, that no finding answers to any more.
  package let stale: Baseline
  /// Files that went from one path to another, by their old path.
  package let moves: [String: String]
  /// Entries that say more than their path in another way now, by how they were.
  private let renamedKeys: [Baseline.Key: Baseline.Key]

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
    var renamedKeys: [Baseline.Key: Baseline.Key] = [:]
    if !moves.isEmpty {
      let origins = Dictionary(moves.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
      marked = Self.mark(marked, &rest) { key in key.at(origins[key.path] ?? key.path) }
      let byPlace = Dictionary(
        rest.counts.keys.filter { moves[$0.path] != nil }.map { ($0.placed, $0) },
        uniquingKeysWith: { first, _ in first })
      marked = Self.mark(marked, &rest) { key in
        guard let origin = origins[key.path], let old = byPlace[key.placed.at(origin)] else { return key }
        renamedKeys[old] = key
        return old
      }
    }
    if isComplete {
      let origins = MovedDeclarations(of: rest, from: baseline, to: marked).origins
      marked = Self.mark(marked, &rest) { key in
        guard let old = origins[key] else { return key }
        renamedKeys[old] = key
        return old
      }
    }
    for (key, _) in rest.entries {
      let wasChecked = (isComplete || paths.contains(key.path)) && (rules?.contains(key.rule) ?? true)
      if !wasChecked { rest.set(0, for: key) }
    }
    self.findings = marked
    stale = rest
    self.moves = moves
    self.renamedKeys = renamedKeys
  }

  /// What an entry is called now that files have moved.
  package func current(_ key: Baseline.Key) -> Baseline.Key {
    renamedKeys[key] ?? key.at(moves[key.path] ?? key.path)
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
