/// Text of JSON with members added, all that a person wrote left as it is.
package enum JSONInsertion {
  /// - Parameters:
  ///   - lines: of members, each without indentation and commas of its own; comments may be between them.
  ///   - location: where the object begins.
  /// - Returns: `nil` where no object begins there.
  package static func adding(_ lines: [String], toObjectAt location: JSONLocation, in bytes: [UInt8])
    -> [UInt8]?
  {
    guard let start = offset(of: location, in: bytes), bytes[start] == UInt8(ascii: "{"),
      let end = end(ofObjectAt: start, in: bytes)
    else { return nil }
    let indent = indentation(ofLineAt: end.bracket, in: bytes)
    let isOneLine = !bytes[start..<end.bracket].contains(UInt8(ascii: "\n"))
    var added: [UInt8] = []
    if bytes[end.last] != UInt8(ascii: ","), end.last != start { added.append(UInt8(ascii: ",")) }
    // What follows the last value on its line, such as a comment, stays there.
    let rest = bytes[(end.last + 1)..<end.bracket]
    let keepsUntil = isOneLine ? end.last + 1 : rest.firstIndex(of: UInt8(ascii: "\n")) ?? end.bracket
    var text = Array(bytes[...end.last]) + added
    text += bytes[(end.last + 1)..<keepsUntil]
    for line in lines { text += Array("\n\(indent)  \(line)".utf8) }
    if isOneLine || keepsUntil == end.bracket { text += Array("\n\(indent)".utf8) }
    return text + bytes[(isOneLine ? end.bracket : keepsUntil)...]
  }

  private static func offset(of location: JSONLocation, in bytes: [UInt8]) -> Int? {
    var line = 1
    var start = 0
    while line < location.line {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      (line, start) = (line + 1, end + 1)
    }
    let offset = start + location.column - 1
    return offset < bytes.count ? offset : nil
  }

  /// Blanks and tabs at the beginning of the line that a byte is in.
  private static func indentation(ofLineAt index: Int, in bytes: [UInt8]) -> String {
    let start = bytes[..<index].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let blanks = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: blanks, as: UTF8.self)
  }

  /// The bracket that closes an object, and the last byte before it that is neither blank nor comment.
  private static func end(ofObjectAt start: Int, in bytes: [UInt8]) -> (last: Int, bracket: Int)? {
    var depth = 0
    var last = start
    var index = start
    while index < bytes.count {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      switch bytes[index] {
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
        index = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        continue
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
        index = endOfComment(from: index + 2, in: bytes)
        continue
      case UInt8(ascii: "\""):
        index = endOfString(from: index + 1, in: bytes)
        last = index
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        last = index
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return (last, index) }
        last = index
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
      default: last = index
      }
      index += 1
    }
    return nil
  }

  private static func endOfComment(from start: Int, in bytes: [UInt8]) -> Int {
    var index = start
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") { return index + 2 }
      index += 1
    }
    return bytes.count
  }

  /// Of the quote that closes it.
  private static func endOfString(from start: Int, in bytes: [UInt8]) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index
  }
}
