/// The marks and words of a JSON file, however unfinished it is.
struct ConfigTokens {
  enum Token: Equatable {
    case open(isArray: Bool)
    case close, colon, comma
    /// One byte of a number or of a word without quotes.
    case letter
    /// What is between quotes, as it is written.
    case string(String)
    /// The same where no quote ends it in its line.
    case unfinished
  }

  /// What reading ended in the middle of.
  enum Ending: Equatable {
    case between, comment
    /// What is between quotes begins here.
    case string(from: Int)
  }

  private let bytes: [UInt8]
  private let end: Int
  private var index: Int
  private(set) var ending = Ending.between
  /// Whether a line ended before the last token, or before the end.
  private(set) var followsLineEnd = false

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    index = range.lowerBound
    end = range.upperBound
  }

  mutating func next() -> Token? {
    skipBlanks()
    guard index < end else { return nil }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "{"): return .open(isArray: false)
    case UInt8(ascii: "["): return .open(isArray: true)
    case UInt8(ascii: "}"), UInt8(ascii: "]"): return .close
    case UInt8(ascii: ":"): return .colon
    case UInt8(ascii: ","): return .comma
    case UInt8(ascii: "\""): return string()
    default: return .letter
    }
  }

  private mutating func string() -> Token {
    let start = index
    while index < end, bytes[index] != UInt8(ascii: "\""), bytes[index] != 0x0A {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard index < end else {
      ending = .string(from: start)
      return .unfinished
    }
    defer { index += 1 }
    guard bytes[index] == UInt8(ascii: "\"") else { return .unfinished }
    return .string(String(decoding: bytes[start..<index], as: UTF8.self))
  }

  private mutating func skipBlanks() {
    followsLineEnd = false
    while index < end {
      if bytes[index] <= 0x20 {
        if bytes[index] == 0x0A { followsLineEnd = true }
        index += 1
      } else if bytes[index] == UInt8(ascii: "/"), index + 1 < end {
        switch bytes[index + 1] {
        case UInt8(ascii: "/"): skipLineComment()
        case UInt8(ascii: "*"): skipBlockComment()
        default: return
        }
      } else {
        return
      }
    }
  }

  /// The end of its line is no part of it.
  private mutating func skipLineComment() {
    while index < end, bytes[index] != 0x0A { index += 1 }
    if index == end { ending = .comment }
  }

  private mutating func skipBlockComment() {
    index += 2
    while index + 1 < end {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        index += 2
        return
      }
      if bytes[index] == 0x0A { followsLineEnd = true }
      index += 1
    }
    index = end
    ending = .comment
  }
}
