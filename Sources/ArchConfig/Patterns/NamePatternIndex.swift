package import ArchFacts

/// Many name patterns, asked at once: what a lookup costs depends on the length of the name, not on how many
/// patterns there are, but for those with a `*` at both ends.
///
/// A class, since it is asked for every name of a codebase, and copies of its tables were a tenth of the time of rules
/// of a team's own.
package final class NamePatternIndex: Sendable {
  private let patterns: [NamePattern]
  private let whole: LiteralTable
  private let beginnings: LiteralTable
  private let endings: LiteralTable
  /// Begin and end with `*`.
  private let others: [Int32]
  private let letters: PatternLetters

  package init(_ patterns: [NamePattern]) {
    self.patterns = patterns
    var whole = LiteralTable()
    var beginnings = LiteralTable()
    var endings = LiteralTable()
    var others: [Int32] = []
    for (number, pattern) in patterns.enumerated() {
      let (beginning, ending) = (pattern.beginning, pattern.ending)
      if !pattern.hasWildcard {
        whole.add(beginning.reduce(LiteralTable.seed, LiteralTable.hash), beginning.count, Int32(number))
      } else if beginning.isEmpty, ending.isEmpty {
        others.append(Int32(number))
      } else if beginning.count >= ending.count {
        beginnings.add(beginning.reduce(LiteralTable.seed, LiteralTable.hash), beginning.count, Int32(number))
      } else {
        endings.add(
          ending.reversed().reduce(LiteralTable.seed, LiteralTable.hash), ending.count, Int32(number))
      }
    }
    self.whole = whole
    self.beginnings = beginnings
    self.endings = endings
    self.others = others
    letters = PatternLetters(patterns)
  }

  // Before a name is put together: whether any pattern can match it, by its first and its last letters.

  package func mayMatchBeginning(of name: ArraySlice<UInt8>) -> Bool { letters.mayBegin(name) }

  package func mayMatchEnd(of name: ArraySlice<UInt8>) -> Bool { letters.mayEnd(name) }

  /// Of a chain as it is written: any name of it may begin or end what is compared.
  package func mayMatch(_ chain: ByteRange, in bytes: [UInt8]) -> Bool { letters.mayMatch(chain, in: bytes) }

  /// Hands over the number of each pattern that matches, in no particular order.
  package func forEachMatch(of name: ArraySlice<UInt8>, _ body: (Int32) -> Void) {
    guard letters.mayMatch(name) else { return }
    var hash = LiteralTable.seed
    var length = 0
    let isAsWhole = whole.hasAny(ofLength: name.count)
    for byte in isAsWhole ? name : name.prefix(beginnings.longest) {
      hash = LiteralTable.hash(hash, byte)
      length += 1
      if beginnings.mayHold(hash, length) { confirm(beginnings[hash], name, body) }
    }
    if isAsWhole, whole.mayHold(hash, length) { confirm(whole[hash], name, body) }
    if !endings.isEmpty {
      hash = LiteralTable.seed
      length = 0
      for byte in name.suffix(endings.longest).reversed() {
        hash = LiteralTable.hash(hash, byte)
        length += 1
        if endings.mayHold(hash, length) { confirm(endings[hash], name, body) }
      }
    }
    confirm(others, name, body)
  }

  private func confirm(_ candidates: [Int32], _ name: ArraySlice<UInt8>, _ body: (Int32) -> Void) {
    for candidate in candidates where patterns[Int(candidate)].matches(name) { body(candidate) }
  }
}

/// Patterns by the hash of their letters before or after the wildcard.
private struct LiteralTable: Sendable {
  private var numbers: [UInt64: [Int32]] = [:]
  private var hasLength: [Bool] = []
  /// A bit for each hash that is there: nearly every name of a codebase is turned away by it.
  private var bits = [UInt64](repeating: 0, count: 256)

  static let seed: UInt64 = 0xcbf2_9ce4_8422_2325

  static func hash(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }

  var isEmpty: Bool { numbers.isEmpty }

  var longest: Int { max(hasLength.count - 1, 0) }

  func hasAny(ofLength length: Int) -> Bool { length < hasLength.count && hasLength[length] }

  subscript(hash: UInt64) -> [Int32] { numbers[hash] ?? [] }

  mutating func add(_ hash: UInt64, _ length: Int, _ number: Int32) {
    numbers[hash, default: []].append(number)
    while hasLength.count <= length { hasLength.append(false) }
    hasLength[length] = true
    bits[Self.slot(hash)] |= 1 << (hash & 63)
  }

  func mayHold(_ hash: UInt64, _ length: Int) -> Bool {
    length < hasLength.count && hasLength[length] && bits[Self.slot(hash)] & (1 << (hash & 63)) != 0
  }

  private static func slot(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: (hash >> 6) & 255) }
}

extension NamePattern {
  fileprivate var hasWildcard: Bool { text.utf8.contains(UInt8(ascii: "*")) }

  /// The letters before the first `*`.
  fileprivate var beginning: [UInt8] { Array(text.utf8.prefix { $0 != UInt8(ascii: "*") }) }

  /// The letters after the last `*`.
  fileprivate var ending: [UInt8] {
    Array(text.utf8.reversed().prefix { $0 != UInt8(ascii: "*") }.reversed())
  }
}
