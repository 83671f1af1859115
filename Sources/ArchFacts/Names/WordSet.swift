/// A set of names that bytes are looked up in, without making a `String` of them.
package struct WordSet: Sendable {
  private var table = NameTable()

  package init(_ words: some Sequence<String>) {
    for word in words { _ = table.intern(word) }
  }

  package var isEmpty: Bool { table.count == 0 }

  package func contains(_ range: ByteRange, in bytes: [UInt8]) -> Bool {
    !range.isEmpty && table.find(bytes, range) >= 0
  }
}
