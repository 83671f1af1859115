/// A set of names that bytes are looked up in, without making a `String` of them.
package struct WordSet: Sendable {
  private var table = NameTable()
  private var shapes = NameShapes()

  package init(_ words: some Sequence<String>) {
    for word in words {
      _ = table.intern(word)
      shapes.insert(ByteRange(start: 0, end: Int32(word.utf8.count)), Array(word.utf8))
    }
  }

  package var isEmpty: Bool { table.count == 0 }

  package func contains(_ word: String) -> Bool { table.find(word).exists }

  package func contains(_ range: ByteRange, in bytes: [UInt8]) -> Bool {
    shapes.contain(range, bytes) && table.find(bytes, range).exists
  }
}
