/// A file of the codebase as a small number, which only the list of the files gives out.
package struct FileID: Hashable, Comparable, Sendable {
  private let number: Int32

  init(_ index: Int) { number = Int32(index) }

  package static func < (one: FileID, other: FileID) -> Bool { one.number < other.number }
}

extension FileID: CountedIndex {
  package var tableIndex: Int { Int(number) }
}
