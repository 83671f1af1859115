/// Strings, spaces and comments.
extension JSONReader {
  /// Steps over white space and comments, counting lines; `\n`, `\r\n` and a lone `\r` each end one.
  mutating func skipSpace() throws(JSONError) {
    while let byte = peek {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): position += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): newline(byte)
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }

  private mutating func newline(_ byte: UInt8) {
    position += 1
    if byte == UInt8(ascii: "\r"), peek == UInt8(ascii: "\n") { position += 1 }
    line += 1
    lineStart = position
  }

  private mutating func skipComment() throws(JSONError) {
    let next = position + 1 < bytes.count ? bytes[position + 1] : 0
    switch next {
    case UInt8(ascii: "/"):
      while let byte = peek, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { position += 1 }
    case UInt8(ascii: "*"):
      let unclosed = error("this comment is never closed", "add '*/'", length: 2)
      position += 2
      while let byte = peek {
        if byte == UInt8(ascii: "*"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "/") {
          position += 2
          return
        }
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { newline(byte) } else { position += 1 }
      }
      throw unclosed
    default:
      throw error("a single '/' means nothing here", "write // before a comment, or remove it")
    }
  }

  /// Reads a string from its opening to after its closing quote.
  mutating func string() throws(JSONError) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &text)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): throw unclosedString(start)
      case 0..<0x20:
        let advice = byte == UInt8(ascii: "\t") ? "write \\t" : "remove it"
        throw error("there is a control character in this string", advice)
      case 0..<0x80:
        text.append(byte)
        position += 1
      default:
        let length = UTF8Text.sequenceLength(at: position, in: bytes)
        guard length > 0 else {
          throw error("this byte is not UTF-8", "save the file as UTF-8")
        }
        text.append(contentsOf: bytes[position..<position + length])
        position += length
      }
    }
    throw unclosedString(start)
  }

  private mutating func unclosedString(_ start: Int) -> JSONError {
    let length = position - start
    position = start
    return error("this string is never closed", "add '\"' at its end", length: length)
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
    guard position + 1 < bytes.count else {
      throw error("this string is never closed", "add '\"' at its end")
    }
    let plain: UInt8? =
      switch bytes[position + 1] {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): bytes[position + 1]
      case UInt8(ascii: "b"): 0x08
      case UInt8(ascii: "f"): 0x0C
      case UInt8(ascii: "n"): 0x0A
      case UInt8(ascii: "r"): 0x0D
      case UInt8(ascii: "t"): 0x09
      default: nil
      }
    if let plain {
      text.append(plain)
      position += 2
      return
    }
    guard bytes[position + 1] == UInt8(ascii: "u") else {
      throw error("'\\' begins an escape that JSON does not have", "write \\\\ for a backslash", length: 2)
    }
    text.append(contentsOf: String(Character(try unicodeEscape())).utf8)
  }

  /// `\u0041`, or two of them for a character beyond U+FFFF.
  private mutating func unicodeEscape() throws(JSONError) -> Unicode.Scalar {
    guard let first = hexadecimal(at: position + 2) else {
      throw error("'\\u' is not followed by four hexadecimal digits", "write \\u00e9 for é", length: 2)
    }
    if let scalar = Unicode.Scalar(first) {
      position += 6
      return scalar
    }
    let isPair =
      first < 0xDC00 && position + 7 < bytes.count && bytes[position + 6] == UInt8(ascii: "\\")
      && bytes[position + 7] == UInt8(ascii: "u")
    if isPair, let second = hexadecimal(at: position + 8), (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    {
      position += 12
      return scalar
    }
    if mendsHalves {
      position += 6
      return "\u{FFFD}"
    }
    throw error(
      "half of a surrogate pair is not a character", "write both halves, or the character itself", length: 6)
  }

  private func hexadecimal(at start: Int) -> UInt32? {
    guard start + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[start..<start + 4] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt32(byte - UInt8(ascii: "a") + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 | UInt32(byte - UInt8(ascii: "A") + 10)
      default: return nil
      }
    }
    return value
  }
}
