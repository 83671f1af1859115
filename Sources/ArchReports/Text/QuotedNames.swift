/// Prose of findings in pieces: names are there in 'quotes', code is in backticks, and formats that know code show both
/// as code.
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
      guard index == 0 || !isWord(bytes[index - 1]), let end = end(ofNameAt: index, in: bytes) else {
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
  private static let backtick = UInt8(ascii: "`")

  /// Where the sign is that closes what a sign opens here.
  private static func end(ofNameAt index: Int, in bytes: [UInt8]) -> Int? {
    switch bytes[index] {
    case quote: closingQuote(behind: index, in: bytes)
    case backtick: bytes[(index + 1)...].firstIndex(of: backtick).flatMap { $0 > index + 1 ? $0 : nil }
    default: nil
    }
  }

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
