package import ArchFacts

/// Reads on behind a name in an expression.
package enum MemberOfType {
  /// The name behind the period that follows an offset: in `Store<Int>.shared.value`, read from behind
  /// `Store`, the name `shared`. `nil` when no period follows.
  package static func name(behind offset: Int32, in bytes: [UInt8]) -> ByteRange? {
    var index = Int(offset)
    if index < bytes.count, bytes[index] == UInt8(ascii: "<") {
      var depth = 0
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: "<") { depth += 1 }
        if bytes[index] == UInt8(ascii: ">") { depth -= 1 }
        index += 1
        if depth == 0 { break }
      }
    }
    if index + 1 < bytes.count, bytes[index] == UInt8(ascii: "("), bytes[index + 1] == UInt8(ascii: ")") {
      index += 2
    }
    skipBlanks(&index, bytes)
    while index < bytes.count, bytes[index] == UInt8(ascii: "?") || bytes[index] == UInt8(ascii: "!") {
      index += 1
    }
    guard index < bytes.count, bytes[index] == UInt8(ascii: ".") else { return nil }
    index += 1
    skipBlanks(&index, bytes)
    if index < bytes.count, bytes[index] == UInt8(ascii: "`") { index += 1 }
    let start = index
    while index < bytes.count, bytes[index].isIdentifierPart { index += 1 }
    return index > start ? ByteRange(start: Int32(start), end: Int32(index)) : nil
  }

  /// Comments, too.
  private static func skipBlanks(_ index: inout Int, _ bytes: [UInt8]) {
    while index < bytes.count {
      if bytes[index].isBlank {
        index += 1
      } else if starts(with: "//", at: index, bytes) {
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      } else if starts(with: "/*", at: index, bytes) {
        index += 2
        while index < bytes.count, !starts(with: "*/", at: index, bytes) { index += 1 }
        index = min(index + 2, bytes.count)
      } else {
        return
      }
    }
  }

  private static func starts(with mark: StaticString, at index: Int, _ bytes: [UInt8]) -> Bool {
    guard index + 1 < bytes.count else { return false }
    return mark.withUTF8Buffer { bytes[index..<index + 2].elementsEqual($0) }
  }
}
