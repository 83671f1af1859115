/// Some of the files of a codebase, or all of them.
package typealias FileSet = Selection<FileID>

/// Some things of a kind, or all of them.
package struct Selection<Key: TableIndex>: Sendable, Equatable {
  private var words: [UInt64] = []
  private var hasAll = false

  package init() {}

  init(_ keys: some Sequence<Key>) { for key in keys { insert(key.tableIndex) } }

  package var isEmpty: Bool { !hasAll && words.allSatisfy { $0 == 0 } }

  package func contains(_ key: Key) -> Bool {
    let word = key.tableIndex / 64
    return hasAll || word < words.count && words[word] & 1 << UInt64(key.tableIndex % 64) != 0
  }

  mutating func insert(_ index: Int) {
    let word = index / 64
    while words.count <= word { words.append(0) }
    words[word] |= 1 << UInt64(index % 64)
  }

  mutating func formUnion(_ other: Selection) {
    hasAll = hasAll || other.hasAll
    while words.count < other.words.count { words.append(0) }
    for (index, word) in other.words.enumerated() { words[index] |= word }
  }

  mutating func insertAll() { hasAll = true }

  func union(_ other: Selection) -> Selection {
    var all = self
    all.formUnion(other)
    return all
  }

  package func isDisjoint(with other: Selection) -> Bool {
    if hasAll { return other.isEmpty }
    if other.hasAll { return isEmpty }
    return zip(words, other.words).allSatisfy { $0 & $1 == 0 }
  }
}
