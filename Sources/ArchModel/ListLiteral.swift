package import ArchFacts

/// An array literal, read from its bytes: what a manifest lists.
package enum ListLiteral {
  /// The text of `"…"` without escapes and interpolations; `nil` for every other expression.
  package static func plainString(_ value: ByteRange, in facts: FileFacts) -> String? {
    let quote = UInt8(ascii: "\"")
    guard value.count >= 2, facts.bytes[Int(value.start)] == quote, facts.bytes[Int(value.end) - 1] == quote
    else { return nil }
    let inner = Int(value.start) + 1..<Int(value.end) - 1
    for byte in facts.bytes[inner] where byte == quote || byte == UInt8(ascii: "\\") { return nil }
    return String(decoding: facts.bytes[inner], as: UTF8.self)
  }

  /// Without blanks and comments around each.
  package static func elements(of literal: ByteRange, in facts: FileFacts) -> [ByteRange] {
    guard literal.count > 1, facts.bytes[Int(literal.start)] == UInt8(ascii: "[") else { return [] }
    let limit = literal.end - 1
    var elements: [ByteRange] = []
    var element = ByteRange.none
    var depth = 0
    var index = literal.start + 1
    while index < limit {
      let byte = facts.bytes[Int(index)]
      let behind = facts.endOfTextOrComment(at: index, limit: limit)
      let next = behind ?? index + 1
      if behind == nil || byte != UInt8(ascii: "/") {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        default: break
        }
        if depth == 0, byte == UInt8(ascii: ",") {
          if !element.isEmpty { elements.append(element) }
          element = .none
        } else if !byte.isBlank {
          element = ByteRange(start: element.isEmpty ? index : element.start, end: next)
        }
      }
      index = next
    }
    return element.isEmpty ? elements : elements + [element]
  }
}
