/// Text from code, paths and configs as a page shows it literally, in attributes and between tags.
enum HTMLText {
  /// Characters that would hide or turn text are made visible.
  static func escaped(_ text: String) -> String { escapedMarkup(TerminalText.escaped(text)) }

  /// The same of several lines, which stay lines.
  static func escaped(lines text: String) -> String { escapedMarkup(TerminalText.escapedLines(text)) }

  static func escaped(code bytes: ArraySlice<UInt8>) -> String {
    escapedMarkup(TerminalText.escaped(bytes, keepingTabs: true))
  }

  /// Prose with its 'names' as code.
  static func prose(_ text: String) -> String {
    QuotedNames.pieces(of: text).map { piece in
      switch piece {
      case .prose(let words): escapedMarkup(TerminalText.escapedLines(words))
      case .name(let name): "<code>\(escaped(name))</code>"
      }
    }.joined()
  }

  private static func escapedMarkup(_ text: String) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "<"): result += "&lt;".utf8
      case UInt8(ascii: ">"): result += "&gt;".utf8
      case UInt8(ascii: "&"): result += "&amp;".utf8
      case UInt8(ascii: "\""): result += "&quot;".utf8
      case UInt8(ascii: "'"): result += "&#39;".utf8
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
