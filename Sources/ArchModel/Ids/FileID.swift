/// A file of the codebase as a small number, which only the list of the files gives out.
@usableFromInline
package struct FileID: Hashable, Comparable, Sendable {
  @usableFromInline let number: Int32

  init(_ index: Int) { number = Int32(index) }

  @inlinable package static func == (one: FileID, other: FileID) -> Bool { one.number == other.number }
  @inlinable package static func < (one: FileID, other: FileID) -> Bool { one.number < other.number }
  @inlinable package func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

extension FileID: CountedIndex {
  @inlinable package var tableIndex: Int { @inline(__always) get { Int(number) } }
}
