import ArchConfig
import ArchFacts

/// The letters that patterns begin or end with: two of them, or one where there is no more before a `*`.
///
/// A class, since it is asked about every name of a codebase.
final class PatternLetters: Sendable {
  private let first: Letters
  private let last: Letters
  private let firstTwo: Letters
  private let lastTwo: Letters
  private let isOpen: Bool

  init(_ patterns: [NamePattern]) {
    var first = Letters(count: 1 << 8)
    var last = first
    var firstTwo = Letters(count: 1 << 16)
    var lastTwo = firstTwo
    var isOpen = false
    let star = UInt8(ascii: "*")
    for pattern in patterns {
      let text = Array(pattern.text.utf8)
      guard let begin = text.first, let end = text.last else { continue }
      if begin != star {
        // One letter by itself is a name of one letter, or one of any length.
        if text.count > 1, text[1] != star {
          firstTwo.insert(Self.pair(begin, text[1]))
        } else {
          first.insert(Int(begin))
        }
      } else if end != star {
        let before = text[text.count - 2]
        if before != star { lastTwo.insert(Self.pair(before, end)) } else { last.insert(Int(end)) }
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

  /// Of a name by itself.
  func mayBegin(_ name: ArraySlice<UInt8>) -> Bool {
    guard let byte = name.first else { return true }
    return isOpen || mayBegin(byte, name.dropFirst().first ?? 0)
  }

  func mayEnd(_ name: ArraySlice<UInt8>) -> Bool {
    guard let byte = name.last else { return true }
    return isOpen || mayEnd(name.dropLast().last ?? 0, byte)
  }

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
    first.contains(Int(byte)) || firstTwo.contains(Self.pair(byte, next))
  }

  private func mayEnd(_ before: UInt8, _ byte: UInt8) -> Bool {
    last.contains(Int(byte)) || lastTwo.contains(Self.pair(before, byte))
  }
}

/// A set of small numbers. Bits, since the examples of a team's rules make some hundred of these at each start.
private struct Letters: Sendable {
  private var bits: [UInt64]

  init(count: Int) { bits = Array(repeating: 0, count: count / 64) }

  mutating func insert(_ number: Int) { bits[number >> 6] |= 1 << UInt64(number & 63) }

  func contains(_ number: Int) -> Bool { bits[number >> 6] & 1 << UInt64(number & 63) != 0 }
}
