import ArchRules

/// Files whose entries are found again in a file that the baseline does not know. Only what is certain counts: one
/// file that is gone, and one file that has what it had; everything else is new.
struct BaselineMoves {
  private(set) var moves: [String: String] = [:]

  init(of rest: Baseline, to findings: [Finding], paths: Set<String>, earlier: Set<String>) {
    var gone: [String: [Baseline.Key: Int]] = [:]
    for (key, count) in rest.entries where !paths.contains(key.path) {
      gone[key.path, default: [:]][key] = count
    }
    guard !gone.isEmpty else { return }
    var found: [String: [Baseline.Key: Int]] = [:]
    for finding in findings where finding.status == .new && !earlier.contains(finding.path) {
      let key = Baseline.Key(finding)
      found[finding.path, default: [:]][key.somewhere, default: 0] += 1
      if key.placed != key { found[finding.path, default: [:]][key.placed.somewhere, default: 0] += 1 }
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

  private static func targets(
    of entries: [Baseline.Key: Int], among found: [String: [Baseline.Key: Int]]
  ) -> [String] {
    found.filter { _, counts in entries.keys.contains { count(of: $0, in: counts) > 0 } }.map(\.key)
  }

  private static func holdsAll(_ entries: [Baseline.Key: Int]?, _ found: [Baseline.Key: Int]?) -> Bool {
    guard let entries, let found else { return false }
    return entries.allSatisfy { key, count in self.count(of: key, in: found) >= count }
  }

  private static func count(of key: Baseline.Key, in found: [Baseline.Key: Int]) -> Int {
    found[key.somewhere] ?? found[key.placed.somewhere] ?? 0
  }

  private static func name(_ path: String) -> Substring {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.index(after: $0)...] } ?? path[...]
  }
}

extension Baseline.Key {
  func at(_ path: String) -> Baseline.Key { Baseline.Key(rule: rule, path: path, symbol: symbol) }

  /// Of whatever file.
  var somewhere: Baseline.Key { at("") }

  /// What the symbol tells of the path said by its place in it, so that a move leaves it as it is: a file's own
  /// path, and the name of a folder around it, as features and modules have theirs from one.
  var placed: Baseline.Key {
    if symbol == path { return Baseline.Key(rule: rule, path: path, symbol: "\0") }
    let folders = path.split(separator: "/").dropLast().reversed().map { $0[...] }
    var isPlaced = false
    let parts = Self.parts(of: symbol).map { part in
      guard let index = folders.firstIndex(of: part) else { return String(part) }
      isPlaced = true
      return "\0\(index)"
    }
    return isPlaced
      ? Baseline.Key(rule: rule, path: path, symbol: parts.joined(separator: Self.arrow)) : self
  }

  /// Between the two ends of an edge.
  private static let arrow = " → "

  private static func parts(of symbol: String) -> [Substring] {
    let arrow = Array(arrow.utf8)
    let bytes = symbol.utf8
    var parts: [Substring] = []
    var start = bytes.startIndex
    var index = start
    while index < bytes.endIndex {
      guard bytes[index...].starts(with: arrow) else {
        index = bytes.index(after: index)
        continue
      }
      parts.append(symbol[start..<index])
      index = bytes.index(index, offsetBy: arrow.count)
      start = index
    }
    return parts + [symbol[start...]]
  }
}
