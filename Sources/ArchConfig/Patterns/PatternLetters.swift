import ArchFacts

/// The letters that patterns begin or end with, or have between two `*`: two of them, or one where there is no more before
/// a `*`. Nearly every name of a codebase is turned away by these.
struct PatternLetters: Sendable {
  /// What one begins with. One letter before a `*` stands for all pairs that begin with it.
  private var first = Letters()
  private var last = Letters()
  /// What is between two `*`; `nil` where there are no two letters that have to be there.
  private var inner: Letters?
  /// Whether nothing can be turned away.
  private var isOpen = false

  init(_ patterns: [NamePattern]) {
    let star = UInt8(ascii: "*")
    for pattern in patterns {
      let text = Array(pattern.text.utf8)
      guard let begin = text.first, let end = text.last else { continue }
      if begin != star {
        // One letter by itself is a name of one letter, or one of any length.
        if text.count > 1, text[1] != star {
          first.insert(begin, text[1])
        } else {
          first.insert(first: begin)
        }
      } else if end != star {
        let before = text[text.count - 2]
        if before != star { last.insert(before, end) } else { last.insert(second: end) }
      } else {
        addInner(text.split(separator: star))
      }
    }
  }

  /// The letters that have to be in one name: those around a period may be in two.
  private mutating func addInner(_ parts: [ArraySlice<UInt8>]) {
    let names = parts.flatMap { $0.split(separator: UInt8(ascii: ".")) }
    guard let name = names.first(where: { $0.count > 1 }) else {
      isOpen = true
      return
    }
    var letters = inner ?? Letters()
    letters.insert(name[name.startIndex], name[name.startIndex + 1])
    inner = letters
  }

  /// Of a name by itself, or with others before it.
  func mayMatch(_ name: ArraySlice<UInt8>) -> Bool { mayBegin(name) || mayEnd(name) }

  func mayBegin(_ name: ArraySlice<UInt8>) -> Bool {
    guard let byte = name.first else { return true }
    return isOpen || first.contains(byte, name.count > 1 ? name[name.startIndex + 1] : 0)
      || mayHold(name)
  }

  func mayEnd(_ name: ArraySlice<UInt8>) -> Bool {
    guard let byte = name.last else { return true }
    return isOpen || last.contains(name.count > 1 ? name[name.endIndex - 2] : 0, byte) || mayHold(name)
  }

  private func mayHold(_ name: ArraySlice<UInt8>) -> Bool {
    guard let inner, name.count > 1 else { return false }
    return (name.startIndex..<name.endIndex - 1).contains { inner.contains(name[$0], name[$0 + 1]) }
  }

  /// Of a chain as it is written, any name of which may begin or end what a pattern is compared with.
  func mayMatch(_ range: ByteRange, in bytes: [UInt8]) -> Bool {
    if isOpen { return true }
    let period = UInt8(ascii: ".")
    let end = Int(range.end)
    if inner != nil, mayHold(bytes[Int(range.start)..<end]) { return true }
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
      if first.contains(byte, index + 1 < end ? bytes[index + 1] : 0) { return true }
      let stop = bytes.endOfIdentifier(from: index, to: end)
      if last.contains(stop - 1 > index ? bytes[stop - 2] : period, bytes[stop - 1]) { return true }
      index = stop
    }
    return false
  }
}

/// Pairs of letters, or others that fall on the same bit: that is seldom, and these are made for each example of a team's
/// rules at each start.
private struct Letters: Sendable {
  private var bits = [UInt64](repeating: 0, count: 64)

  mutating func insert(first one: UInt8) { for other in UInt8.min...UInt8.max { insert(one, other) } }

  mutating func insert(second other: UInt8) { for one in UInt8.min...UInt8.max { insert(one, other) } }

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
