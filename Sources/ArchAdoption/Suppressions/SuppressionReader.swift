import ArchConfig
import ArchFacts
import ArchModel

extension Suppression {
  /// What a comment says; `nil` when it only talks about archcheck.
  static func read(_ comment: ByteRange, in facts: FileFacts) -> Suppression? {
    var reader = SuppressionReader(comment, facts)
    return reader.readVerb() ? reader.suppression : nil
  }
}

/// Reads a comment of the form `archcheck:disable:next RULE, RULE until YYYY-MM-DD - reason`.
private struct SuppressionReader {
  private let facts: FileFacts
  private let end: Int
  private var index: Int
  private(set) var suppression: Suppression

  init(_ comment: ByteRange, _ facts: FileFacts) {
    self.facts = facts
    let bytes = facts.bytes
    let isBlock = bytes[Int(comment.start) + 1] == UInt8(ascii: "*")
    let isClosed =
      isBlock && comment.count >= 4 && bytes[Int(comment.end) - 1] == UInt8(ascii: "/")
      && bytes[Int(comment.end) - 2] == UInt8(ascii: "*")
    end = Int(comment.end) - (isClosed ? 2 : 0)
    index = Int(comment.start) + 2
    suppression = Suppression(comment: comment, head: comment)
    skipBlanks()
    suppression.head = ByteRange(start: Int32(index), end: Int32(index))
    index = min(end, index + "archcheck:".utf8.count)
    suppression.head.end = Int32(index)
  }

  /// Whether the comment speaks to archcheck.
  mutating func readVerb() -> Bool {
    let hasBlank = index >= end || Self.isBlank(facts.bytes[index])
    guard let word = word() else { return false }
    let text = facts.verbatim(word)
    let verb = Suppression.Verb(rawValue: text)
    guard !hasBlank else {
      guard let meant = meantVerb(text) else { return false }
      suppression.head.end = word.end
      add(.blankBeforeVerb(meant), at: suppression.head)
      return true
    }
    suppression.head.end = word.end
    guard let verb else {
      add(.unknownVerb(text), at: word)
      return true
    }
    suppression.verb = verb
    readRules()
    return true
  }

  /// The verb that a word after a blank is, if it is not just the next word of a sentence.
  private func meantVerb(_ text: String) -> Suppression.Verb? {
    if text.utf8.contains(UInt8(ascii: ":")) {
      return Suppression.Verb(rawValue: text) ?? Suppression.Verb(nearest: text)
    }
    // Sentences have `disable` and `enable`, too; few have a word with hyphens after it.
    guard let next = peekWord(), facts.verbatim(next).utf8.dropFirst().contains(UInt8(ascii: "-")) else {
      return nil
    }
    return Suppression.Verb(rawValue: text)
  }

  private mutating func readRules() {
    while let word = peekWord(), !isEnd(word) {
      take(word)
      suppression.rules.append(Suppression.Name(text: facts.verbatim(word), range: word))
      guard takeComma() else { break }
    }
    if suppression.rules.isEmpty { add(.noRule, at: suppression.head) }
    readEnd()
    readReason()
  }

  /// Whether a word ends the list of rules.
  private func isEnd(_ word: ByteRange) -> Bool { isDash(word) || facts.matches(word, "until") }

  private mutating func readEnd() {
    guard let until = peekWord(), facts.matches(until, "until") else { return }
    guard suppression.verb != .enable else { return }
    take(until)
    guard let word = peekWord(), !isDash(word) else {
      suppression.end = Suppression.End(day: nil, range: until)
      add(.notADay(""), at: until)
      return
    }
    take(word)
    let text = facts.verbatim(word)
    let day = Day(text)
    suppression.end = Suppression.End(day: day, range: word)
    if day == nil { add(.notADay(text), at: word) }
  }

  private mutating func readReason() {
    let next = peekWord()
    if let next, !isDash(next) {
      if !suppression.rules.isEmpty { add(.unexpected(facts.verbatim(next)), at: next) }
      return
    }
    guard suppression.verb != .enable, !suppression.rules.isEmpty else { return }
    guard let next, hasLetters(from: next) else {
      add(.noReason, at: suppression.head)
      return
    }
    index = Int(next.start)
    suppression.reason = reason(from: next)
    var last: ByteRange?
    while let word = word() {
      if let last, facts.matches(last, "until"), suppression.end == nil, let day = Day(facts.verbatim(word)) {
        add(.dayInReason(day), at: ByteRange(start: last.start, end: word.end))
      }
      last = word
      _ = takeComma()
    }
  }

  private func reason(from dash: ByteRange) -> ByteRange {
    let dashes: [[UInt8]] = [[UInt8(ascii: "-")], [0xE2, 0x80, 0x93], [0xE2, 0x80, 0x94]]
    var start = Int(dash.start)
    var last = end
    while start < last, let length = leading(dashes, at: start) { start += length }
    while last > start, Self.isBlank(facts.bytes[last - 1]) { last -= 1 }
    return ByteRange(start: Int32(start), end: Int32(last))
  }

  /// How many bytes a dash or a blank takes here.
  private func leading(_ dashes: [[UInt8]], at start: Int) -> Int? {
    if Self.isBlank(facts.bytes[start]) { return 1 }
    return dashes.first { facts.bytes[start..<end].starts(with: $0) }?.count
  }

  /// Whether more than hyphens, stars and blanks follows from a word on.
  private func hasLetters(from word: ByteRange) -> Bool {
    facts.bytes[Int(word.start)..<end].contains { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"):
        true
      // Letters of other scripts; the dashes among them all begin with E2 80.
      default: byte >= 0xC3 && byte != 0xE2
      }
    }
  }

  private mutating func add(_ kind: Suppression.Mistake.Kind, at range: ByteRange) {
    suppression.mistakes.append(Suppression.Mistake(kind: kind, range: range))
  }
}

// Words.
extension SuppressionReader {
  /// The hyphen before a reason, or one of the dashes that stand for it.
  private func isDash(_ word: ByteRange) -> Bool {
    let bytes = facts.bytes[Int(word.start)..<Int(word.end)]
    return bytes.first == UInt8(ascii: "-") || bytes.starts(with: [0xE2, 0x80, 0x93])
      || bytes.starts(with: [0xE2, 0x80, 0x94])
  }

  private mutating func take(_ word: ByteRange) {
    index = Int(word.end)
    suppression.head.end = word.end
  }

  private mutating func takeComma() -> Bool {
    skipBlanks()
    guard index < end, facts.bytes[index] == UInt8(ascii: ",") else { return false }
    index += 1
    return true
  }

  private func peekWord() -> ByteRange? {
    var copy = self
    return copy.word()
  }

  /// What is up to the next blank or comma.
  private mutating func word() -> ByteRange? {
    skipBlanks()
    let start = index
    while index < end, !Self.isBlank(facts.bytes[index]), facts.bytes[index] != UInt8(ascii: ",") {
      index += 1
    }
    if index == start, index < end { index += 1 }
    return index > start ? ByteRange(start: Int32(start), end: Int32(index)) : nil
  }

  private mutating func skipBlanks() {
    while index < end, Self.isBlank(facts.bytes[index]) { index += 1 }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) || byte == 0
  }
}
