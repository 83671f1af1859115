package import ArchFacts

/// The words of prose in lower case, without accents, markup and punctuation: `**Decisión**:` → decision.
package enum FoldedWords {
  package struct Word: Sendable {
    package let text: String
    package let range: ByteRange
  }

  package static func of(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return words(in: bytes, ByteRange(start: 0, end: Int32(bytes.count))).map(\.text)
  }

  /// Letters and digits make a word; an apostrophe or a hyphen between two letters belongs to it.
  package static func words(in bytes: [UInt8], _ range: ByteRange) -> [Word] {
    var words: [Word] = []
    var word: [UInt8] = []
    var start = range.start
    var index = range.start
    func isWordByte(_ offset: Int32) -> Bool {
      guard offset < range.end else { return false }
      let byte = bytes[Int(offset)]
      return byte.isLetter || byte.isDigit || isForeignLetter(byte)
    }
    while index < range.end {
      let byte = bytes[Int(index)]
      if byte.isLetter || byte.isDigit {
        if word.isEmpty { start = index }
        word.append(byte.lowercased)
        index += 1
      } else if isForeignLetter(byte) {
        if word.isEmpty { start = index }
        let length = min(byte >= 0xE0 ? 3 : 2, range.end - index)
        word += folded(bytes[Int(index)..<Int(index + length)])
        index += length
      } else if let joint = joint(bytes, at: index, range), !word.isEmpty, isWordByte(index + joint) {
        word.append(joint == 3 ? UInt8(ascii: "'") : byte)
        index += joint
      } else {
        if !word.isEmpty { words.append(Word(text: text(word), range: ByteRange(start: start, end: index))) }
        word = []
        index += 1
      }
    }
    if !word.isEmpty { words.append(Word(text: text(word), range: ByteRange(start: start, end: index))) }
    return words
  }

  /// Whether a byte begins a letter beyond ASCII; dashes, quotes and emoji begin with others.
  private static func isForeignLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0xC3...0xE1, 0xE3...0xEE: true
    default: false
    }
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// The length of an apostrophe or a hyphen that is there.
  private static func joint(_ bytes: [UInt8], at index: Int32, _ range: ByteRange) -> Int32? {
    let byte = bytes[Int(index)]
    if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "-") { return 1 }
    return bytes.matches("\u{2019}", at: index, before: range.end) ? 3 : nil
  }

  /// `Á` and `á` are `a`; what is not a Latin letter with an accent stays as it is.
  private static func folded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    guard bytes.count == 2, bytes.first == 0xC3, let second = bytes.last else { return Array(bytes) }
    switch second | 0x20 {
    case 0xA0...0xA5: return [UInt8(ascii: "a")]
    case 0xA7: return [UInt8(ascii: "c")]
    case 0xA8...0xAB: return [UInt8(ascii: "e")]
    case 0xAC...0xAF: return [UInt8(ascii: "i")]
    case 0xB1: return [UInt8(ascii: "n")]
    case 0xB2...0xB6: return [UInt8(ascii: "o")]
    case 0xB9...0xBC: return [UInt8(ascii: "u")]
    default: return Array(bytes)
    }
  }
}
