/// The names of a chain such as `A.B<C>.d?` or `Module::A`, one by one: back-ticks, generic arguments, `?`, `!`, blanks and
/// comments are stepped over. Ends at the first byte that belongs to no chain.
package struct NamePath: Sendable {
  private let start: Int
  private let end: Int
  private var index: Int

  package init(_ range: ByteRange) {
    start = Int(range.start)
    end = Int(range.end)
    index = start
  }

  package mutating func next(in bytes: [UInt8]) -> ByteRange? {
    while index < end {
      let byte = bytes[index]
      if byte.isIdentifierPart {
        let begin = index
        index = bytes.endOfIdentifier(from: index, to: end)
        return ByteRange(start: Int32(begin), end: Int32(index))
      }
      switch byte {
      case UInt8(ascii: "`"):
        let begin = index + 1
        index = begin
        while index < end, bytes[index] != UInt8(ascii: "`") { index += 1 }
        let name = ByteRange(start: Int32(begin), end: Int32(index))
        index += 1
        return name
      case UInt8(ascii: "<"):
        skipGenericArguments(in: bytes)
      case UInt8(ascii: "/"):
        guard skipComment(in: bytes) else {
          index = end
          return nil
        }
      case UInt8(ascii: ":") where index + 1 < end && bytes[index + 1] == UInt8(ascii: ":"):
        index += 2
      case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), 0x20, 0x09, 0x0A, 0x0D:
        index += 1
      default:
        index = end
      }
    }
    return nil
  }

  /// All names of a chain, in order.
  package static func names(_ range: ByteRange, in bytes: [UInt8]) -> [ByteRange] {
    var path = NamePath(range)
    var names: [ByteRange] = []
    while let name = path.next(in: bytes) { names.append(name) }
    return names
  }

  private mutating func skipGenericArguments(in bytes: [UInt8]) {
    var depth = 0
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: "<") {
        depth += 1
      } else if byte == UInt8(ascii: ">"), index == start || bytes[index - 1] != UInt8(ascii: "-") {
        depth -= 1
      }
      index += 1
      if depth == 0 { return }
    }
  }

  private mutating func skipComment(in bytes: [UInt8]) -> Bool {
    guard index + 1 < end else { return false }
    if bytes[index + 1] == UInt8(ascii: "/") {
      while index < end, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      return true
    }
    guard bytes[index + 1] == UInt8(ascii: "*") else { return false }
    var depth = 0
    while index + 1 < end {
      if bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return true }
      } else {
        index += 1
      }
    }
    index = end
    return true
  }
}
