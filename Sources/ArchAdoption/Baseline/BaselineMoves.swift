/// Files whose entries are found again in a file that the baseline does not know. Only what is certain counts: one
/// file that is gone, and one file that has what it had; everything else is new.
struct BaselineMoves {
  private(set) var moves: [String: String] = [:]

  /// What one file had, as it can be found again.
  private struct Entry {
    let literal: BaselineKey
    let placed: BaselineKey
    let count: Int
  }

  /// How often each finding is in a file, by its path.
  private var found: [String: [BaselineKey: Int]] = [:]
  private var pathsByKey: [BaselineKey: Set<String>] = [:]
  private var pathsByName: [Substring: [String]] = [:]

  init(of rest: Baseline, to new: [BaselineKey], paths: Set<String>, earlier: Set<String>) {
    var gone: [String: [Entry]] = [:]
    for (key, count) in rest.entries where !paths.contains(key.path) {
      gone[key.path, default: []].append(
        Entry(literal: key.somewhere, placed: key.placed.somewhere, count: count))
    }
    guard !gone.isEmpty else { return }
    for key in new where !earlier.contains(key.path) {
      for name in Set([key.somewhere, key.placed.somewhere]) {
        found[key.path, default: [:]][name, default: 0] += 1
        pathsByKey[name, default: []].insert(key.path)
      }
    }
    for path in found.keys { pathsByName[Self.name(path), default: []].append(path) }
    for (old, entries) in gone {
      let named = (pathsByName[Self.name(old)] ?? []).filter { path in
        entries.contains { count(of: $0, in: path) > 0 }
      }
      let chosen = named.isEmpty ? holders(of: entries) : named
      if chosen.count == 1, let only = chosen.first { moves[old] = only }
    }
    forgetMerged()
  }

  /// Files of which one declaration or more was found again elsewhere, all in the same new file.
  ///
  /// - Parameters:
  ///   - renamedKeys: entries as they are called now, by how they were.
  ///   - known: moves that are found already.
  init(
    following renamedKeys: [BaselineKey: BaselineKey], from known: [String: String], paths: Set<String>,
    earlier: Set<String>
  ) {
    var found: [String: Set<String>] = [:]
    for (old, new) in renamedKeys where known[old.path] == nil && !paths.contains(old.path) {
      found[old.path, default: []].insert(new.path)
    }
    for (old, new) in found {
      guard new.count == 1, let only = new.first, !earlier.contains(only) else { continue }
      moves[old] = only
    }
    let taken = Set(known.values)
    moves = moves.filter { !taken.contains($0.value) }
    forgetMerged()
  }

  /// Two files cannot have become one.
  private mutating func forgetMerged() {
    let counts = moves.values.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    moves = moves.filter { counts[$0.value] == 1 }
  }

  /// Files that hold all entries; only those are asked that hold the rarest.
  private func holders(of entries: [Entry]) -> [String] {
    func paths(_ key: BaselineKey) -> Set<String> { pathsByKey[key] ?? [] }
    let rarest = entries.min {
      paths($0.literal).count + paths($0.placed).count < paths($1.literal).count + paths($1.placed).count
    }
    let candidates = rarest.map { paths($0.literal).union(paths($0.placed)) }
    return (candidates ?? []).filter { path in
      entries.allSatisfy { count(of: $0, in: path) >= $0.count }
    }
  }

  private func count(of entry: Entry, in path: String) -> Int {
    found[path]?[entry.literal] ?? found[path]?[entry.placed] ?? 0
  }

  private static func name(_ path: String) -> Substring {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.index(after: $0)...] } ?? path[...]
  }
}
