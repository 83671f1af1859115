/// Prose of findings in pieces: names are there in 'quotes', and formats that know code show them as code.
enum QuotedNames {
  enum Piece: Equatable {
    case prose(String)
    /// Without its quotes.
    case name(String)
  }

  /// An apostrophe within a word opens nothing; a quote that nobody closes is prose.
  static func pieces(of text: String) -> [Piece] {
    let bytes = Array(text.utf8)
    var pieces: [Piece] = []
    var proseStart = 0
    var index = 0
    while index < bytes.count {
      guard bytes[index] == quote, index == 0 || !isWord(bytes[index - 1]),
        let end = closingQuote(behind: index, in: bytes)
      else {
        index += 1
        continue
      }
      if index > proseStart {
        pieces.append(.prose(String(decoding: bytes[proseStart..<index], as: UTF8.self)))
      }
      pieces.append(.name(String(decoding: bytes[index + 1..<end], as: UTF8.self)))
      index = end + 1
      proseStart = index
    }
    if proseStart < bytes.count {
      pieces.append(.prose(String(decoding: bytes[proseStart...], as: UTF8.self)))
    }
    return pieces
  }

  private static let quote = UInt8(ascii: "'")

  private static func closingQuote(behind start: Int, in bytes: [UInt8]) -> Int? {
    var index = start + 1
    while index < bytes.count {
      let isLast = index + 1 == bytes.count || !isWord(bytes[index + 1])
      if bytes[index] == quote, isLast { return index > start + 1 ? index : nil }
      index += 1
    }
    return nil
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: false
    }
  }
}
