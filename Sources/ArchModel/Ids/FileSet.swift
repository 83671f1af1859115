/// Some of the files of a codebase, or all of them.
package struct FileSet: Sendable, Equatable {
  private var words: [UInt64] = []
  private var hasAll = false

  package init() {}

  init(_ files: some Sequence<FileID>) { for file in files { insert(file.tableIndex) } }

  package var isEmpty: Bool { !hasAll && words.allSatisfy { $0 == 0 } }

  package func contains(_ file: FileID) -> Bool {
    let word = file.tableIndex / 64
    return hasAll || word < words.count && words[word] & 1 << UInt64(file.tableIndex % 64) != 0
  }

  mutating func insert(_ index: Int) {
    let word = index / 64
    while words.count <= word { words.append(0) }
    words[word] |= 1 << UInt64(index % 64)
  }

  mutating func formUnion(_ other: FileSet) {
    hasAll = hasAll || other.hasAll
    while words.count < other.words.count { words.append(0) }
    for (index, word) in other.words.enumerated() { words[index] |= word }
  }

  mutating func insertAll() { hasAll = true }

  func union(_ other: FileSet) -> FileSet {
    var all = self
    all.formUnion(other)
    return all
  }

  package func union(_ files: some Sequence<FileID>) -> FileSet {
    var all = self
    for file in files { all.insert(file.tableIndex) }
    return all
  }

  package func isDisjoint(with other: FileSet) -> Bool {
    if hasAll { return other.isEmpty }
    if other.hasAll { return isEmpty }
    return zip(words, other.words).allSatisfy { $0 & $1 == 0 }
  }
}
