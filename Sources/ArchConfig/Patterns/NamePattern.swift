/// A name with `*` for any run of characters: `*UseCase`, `App*State`.
package struct NamePattern: Sendable, Hashable {
  package let text: String
  private let bytes: [UInt8]

  package init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  package func matches(_ name: String) -> Bool {
    name.utf8.withContiguousStorageIfAvailable(matches) ?? matches(Array(name.utf8)[...])
  }

  package func matches(_ name: ArraySlice<UInt8>) -> Bool { name.withUnsafeBufferPointer(matches) }

  /// Rules ask this of most names of a codebase, so nothing is copied: copies were 1 % of a whole check.
  private func matches(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var pattern = 0
      var index = 0
      var star = -1
      var mark = index
      while index < name.count {
        if pattern < bytes.count, bytes[pattern] == UInt8(ascii: "*") {
          star = pattern
          mark = index
          pattern += 1
        } else if pattern < bytes.count, bytes[pattern] == name[index] {
          pattern += 1
          index += 1
        } else if star >= 0 {
          pattern = star + 1
          mark += 1
          index = mark
        } else {
          return false
        }
      }
      while pattern < bytes.count, bytes[pattern] == UInt8(ascii: "*") { pattern += 1 }
      return pattern == bytes.count
    }
  }
}
