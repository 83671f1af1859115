import ArchConfig
import ArchFacts

/// The letters that patterns begin or end with: two of them, or one where there is no more before a `*`.
///
/// A class, since it is asked about every name of a codebase.
final class PatternLetters: Sendable {
  private let first: [Bool]
  private let last: [Bool]
  private let firstTwo: [Bool]
  private let lastTwo: [Bool]
  private let isOpen: Bool

  init(_ patterns: [NamePattern]) {
    var first = [Bool](repeating: false, count: 256)
    var last = first
    var firstTwo = [Bool](repeating: false, count: 1 << 16)
    var lastTwo = firstTwo
    var isOpen = false
    let star = UInt8(ascii: "*")
    for pattern in patterns {
      let text = Array(pattern.text.utf8)
      guard let begin = text.first, let end = text.last else { continue }
      if begin != star {
        // One letter by itself is a name of one letter, or one of any length.
        if text.count > 1, text[1] != star {
          firstTwo[Self.pair(begin, text[1])] = true
        } else {
          first[Int(begin)] = true
        }
      } else if end != star {
        let before = text[text.count - 2]
        if before != star { lastTwo[Self.pair(before, end)] = true } else { last[Int(end)] = true }
      } else {
        isOpen = true
      }
    }
    self.first = first
    self.last = last
    self.firstTwo = firstTwo
    self.lastTwo = lastTwo
    self.isOpen = isOpen
  }

  private static func pair(_ one: UInt8, _ other: UInt8) -> Int { Int(one) << 8 | Int(other) }

  /// Of a chain as it is written, any name of which may begin or end what a pattern is compared with.
  func mayMatch(_ range: ByteRange, in bytes: [UInt8]) -> Bool {
    if isOpen { return true }
    var isStart = true
    // A name by itself may follow a receiver.
    var before = UInt8(ascii: ".")
    var beforeThat = before
    for index in Int(range.start)..<Int(range.end) {
      let byte = bytes[index]
      if byte == UInt8(ascii: ".") {
        if mayEnd(beforeThat, before) { return true }
        isStart = true
      } else {
        // Blanks, back-ticks, generic arguments: read with care.
        guard byte.isIdentifierPart else { return true }
        if isStart, mayBegin(byte, index + 1 < range.end ? bytes[index + 1] : 0) { return true }
        isStart = false
      }
      beforeThat = before
      before = byte
    }
    return mayEnd(beforeThat, before)
  }

  private func mayBegin(_ byte: UInt8, _ next: UInt8) -> Bool {
    first[Int(byte)] || firstTwo[Self.pair(byte, next)]
  }

  private func mayEnd(_ before: UInt8, _ byte: UInt8) -> Bool {
    last[Int(byte)] || lastTwo[Self.pair(before, byte)]
  }
}
