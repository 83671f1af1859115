package import ArchFacts

/// The title of a record, with its number taken apart: `ADR-007: Use Swift Testing`, `7. Use Swift Testing`.
package struct RecordTitle: Sendable {
  /// All of the heading's text.
  package let range: ByteRange
  package let number: Int?
  /// What the decision is called.
  package let text: String
  package let textRange: ByteRange
  /// `7. Title`, as Nygard writes it.
  package let isNumberedByPeriod: Bool

  init(_ document: MarkdownDocument, _ heading: ByteRange, fileNumber: Int?) {
    range = document.trimmed(heading)
    let bytes = document.bytes
    var index = range.start
    let end = range.end
    func skip(_ isSkipped: (UInt8) -> Bool) {
      while index < end, isSkipped(bytes[Int(index)]) { index += 1 }
    }
    skip { $0 == UInt8(ascii: "[") }
    let isNamed = Self.skipName(bytes, &index, end)
    let digits = index
    skip(\.isDigit)
    let value = Int(bytes.text(ByteRange(start: digits, end: index)))
    let behind = index
    skip { $0 == UInt8(ascii: "]") || $0.isBlank }
    let hasMark = index < end && Self.skipSeparator(bytes, &index, end)
    let isBare = behind < end && bytes[Int(behind)].isBlank && value == fileNumber
    let isAtEnd = behind == end
    if let value, isNamed || hasMark || isBare || isAtEnd && value == fileNumber {
      number = value
      isNumberedByPeriod = !isNamed && behind < end && bytes[Int(behind)] == UInt8(ascii: ".")
    } else {
      number = nil
      isNumberedByPeriod = false
      if !(isNamed && hasMark) { index = range.start }
    }
    skip { $0.isBlank }
    textRange = ByteRange(start: min(index, end), end: end)
    text = document.text(textRange)
  }

  /// Steps over `ADR-`, `ADR `, `RFC `, `Architecture Decision Record`; only where a number or a colon follows.
  private static func skipName(_ bytes: [UInt8], _ index: inout Int32, _ end: Int32) -> Bool {
    let lowered = bytes[Int(index)..<Int(end)].prefix(40).map(\.lowercased)
    let names = [
      "architecture decision record", "architectural decision record", "decision record", "madr", "adr",
      "rfc",
    ]
    for name in names where lowered.starts(with: name.utf8) {
      var next = name.utf8.count
      while next < lowered.count, [0x20, 0x2D, 0x5F, 0x23].contains(lowered[next]) { next += 1 }
      guard next < lowered.count, lowered[next].isDigit || lowered[next] == UInt8(ascii: ":") else {
        continue
      }
      index += Int32(next)
      return true
    }
    return false
  }

  private static func skipSeparator(_ bytes: [UInt8], _ index: inout Int32, _ end: Int32) -> Bool {
    for mark in [":", ".", ")", "-", "|", "\u{2013}", "\u{2014}", "\u{00B7}"]
    where bytes.matches(mark, at: index, before: end) {
      index += Int32(mark.utf8.count)
      return true
    }
    return false
  }
}
