import ArchFacts

/// The letters that patterns begin or end with: two of them, or one where there is no more before a `*`. Nearly every name
/// of a codebase is turned away by these.
struct PatternLetters: Sendable {
  private var first = Letters()
  private var last = Letters()
  private var firstTwo = Letters()
  private var lastTwo = Letters()
  /// Whether a pattern has a `*` at both ends.
  private var isOpen = false

  init(_ patterns: [NamePattern]) {
    let star = UInt8(ascii: "*")
    for pattern in patterns {
      let text = Array(pattern.text.utf8)
      guard let begin = text.first, let end = text.last else { continue }
      if begin != star {
        // One letter by itself is a name of one letter, or one of any length.
        if text.count > 1, text[1] != star { firstTwo.insert(begin, text[1]) } else { first.insert(begin, 0) }
      } else if end != star {
        let before = text[text.count - 2]
        if before != star { lastTwo.insert(before, end) } else { last.insert(end, 0) }
      } else {
        isOpen = true
      }
    }
  }

  /// Of a name by itself, or with others before it.
  func mayMatch(_ name: ArraySlice<UInt8>) -> Bool { isOpen || mayBegin(name) || mayEnd(name) }

  func mayBegin(_ name: ArraySlice<UInt8>) -> Bool {
    guard let byte = name.first else { return true }
    return isOpen || mayBegin(byte, name.count > 1 ? name[name.startIndex + 1] : 0)
  }

  func mayEnd(_ name: ArraySlice<UInt8>) -> Bool {
    guard let byte = name.last else { return true }
    return isOpen || mayEnd(name.count > 1 ? name[name.endIndex - 2] : 0, byte)
  }

  /// Of a chain as it is written, any name of which may begin or end what a pattern is compared with.
  func mayMatch(_ range: ByteRange, in bytes: [UInt8]) -> Bool {
    if isOpen { return true }
    let period = UInt8(ascii: ".")
    let end = Int(range.end)
    var index = Int(range.start)
    while index < end {
      let byte = bytes[index]
      // A name by itself may follow a receiver.
      guard byte != period else {
        index += 1
        continue
      }
      // Blanks, back-ticks, generic arguments: read with care.
      guard byte.isIdentifierPart else { return true }
      if mayBegin(byte, index + 1 < end ? bytes[index + 1] : 0) { return true }
      let stop = bytes.endOfIdentifier(from: index, to: end)
      if mayEnd(stop - 1 > index ? bytes[stop - 2] : period, bytes[stop - 1]) { return true }
      index = stop
    }
    return false
  }

  private func mayBegin(_ byte: UInt8, _ next: UInt8) -> Bool {
    first.contains(byte, 0) || firstTwo.contains(byte, next)
  }

  private func mayEnd(_ before: UInt8, _ byte: UInt8) -> Bool {
    last.contains(byte, 0) || lastTwo.contains(before, byte)
  }
}

/// Pairs of letters, or others that fall on the same bit: that is seldom, and these are made for each example of a team's
/// rules at each start.
private struct Letters: Sendable {
  private var bits = [UInt64](repeating: 0, count: 64)

  mutating func insert(_ one: UInt8, _ other: UInt8) {
    let number = Self.number(one, other)
    bits[number >> 6] |= 1 << UInt64(number & 63)
  }

  func contains(_ one: UInt8, _ other: UInt8) -> Bool {
    let number = Self.number(one, other)
    return bits[number >> 6] & 1 << UInt64(number & 63) != 0
  }

  private static func number(_ one: UInt8, _ other: UInt8) -> Int { (Int(one) << 5 ^ Int(other)) & 4095 }
}
