/// What a manifest writes down.
package enum StringLiteral {
  /// The text of `"…"` without escapes and interpolations; `nil` for every other expression.
  package static func plainString(_ value: ByteRange, in facts: FileFacts) -> String? {
    let quote = UInt8(ascii: "\"")
    guard value.count >= 2, facts.bytes[Int(value.start)] == quote, facts.bytes[Int(value.end) - 1] == quote
    else { return nil }
    let inner = Int(value.start) + 1..<Int(value.end) - 1
    for byte in facts.bytes[inner] where byte == quote || byte == UInt8(ascii: "\\") { return nil }
    return String(decoding: facts.bytes[inner], as: UTF8.self)
  }
}
