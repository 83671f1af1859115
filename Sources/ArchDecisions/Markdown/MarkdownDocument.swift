package import ArchFacts

/// The lines of a Markdown file, each with what it is. Never fails: what is not a known block is text.
package struct MarkdownDocument: Sendable {
  package struct Line: Sendable {
    /// Without the line end.
    package let range: ByteRange
    package let kind: Kind
  }

  package enum Kind: Sendable, Hashable {
    case blank, text
    /// `# Title`, or a title that is underlined; the range is that of its text.
    case heading(level: Int, ByteRange)
    /// The line below a heading that underlines it.
    case underline
    /// A fence or what is between two.
    case code
    /// Lies wholly within an HTML comment.
    case comment
    case frontMatter
    case table
    /// `---` and its kin.
    case rule
  }

  package let bytes: [UInt8]
  package private(set) var lines: [Line] = []
  /// HTML comments outside code, in order.
  package private(set) var comments: [ByteRange] = []

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var scan = LineScan(bytes)
    scan.run()
    lines = scan.lines
    comments = scan.comments
  }

  /// The lines that a range reaches into.
  package func lines(in range: ByteRange) -> ArraySlice<Line> {
    let first = lines.firstIndex(after: range.start) { $0.range.end }
    return lines[first...].prefix { $0.range.start < range.end }
  }

  /// The parts of a range that no comment covers.
  package func visible(_ range: ByteRange) -> [ByteRange] {
    var parts: [ByteRange] = []
    var start = range.start
    let first = comments.firstIndex(after: range.start, \.end)
    for comment in comments[first...].prefix(while: { $0.start < range.end }) {
      if comment.start > start { parts.append(ByteRange(start: start, end: comment.start)) }
      start = max(start, comment.end)
    }
    if start < range.end { parts.append(ByteRange(start: start, end: range.end)) }
    return parts
  }

  /// A range without blanks and comments at its ends.
  package func trimmed(_ range: ByteRange) -> ByteRange {
    let parts = visible(range).map { bytes.trimmed($0) }.filter { !$0.isEmpty }
    guard let first = parts.first, let last = parts.last else {
      return ByteRange(start: range.start, end: range.start)
    }
    return ByteRange(start: first.start, end: last.end)
  }

  /// As written, without comments, trimmed.
  package func text(_ range: ByteRange) -> String {
    let parts = visible(trimmed(range)).map { bytes[Int($0.start)..<Int($0.end)] }
    return String(decoding: parts.joined(), as: UTF8.self)
  }
}

extension Array {
  /// Of the first element whose offset is after another; the offsets never become less.
  func firstIndex(after offset: Int32, _ offsetOf: (Element) -> Int32) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if offsetOf(self[middle]) > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension [UInt8] {
  /// A range without blanks at its ends.
  func trimmed(_ range: ByteRange) -> ByteRange {
    var (start, end) = (range.start, range.end)
    while start < end, self[Int(start)].isBlank { start += 1 }
    while end > start, self[Int(end) - 1].isBlank { end -= 1 }
    return ByteRange(start: start, end: end)
  }
}

extension UInt8 {
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
  var isLetter: Bool { lowercased >= UInt8(ascii: "a") && lowercased <= UInt8(ascii: "z") }
  var lowercased: UInt8 { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self }
}

/// Walks the lines once, knowing what is open: the front matter, a fence or a comment.
private struct LineScan {
  let bytes: [UInt8]
  private(set) var lines: [MarkdownDocument.Line] = []
  private(set) var comments: [ByteRange] = []
  private var fence: (mark: UInt8, length: Int)?
  private var commentStart: Int32?
  private var isInFrontMatter = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func run() {
    let table = LineTable(bytes)
    let mark: Int32 = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    isInFrontMatter = isFrontMatter(table, mark)
    for number in 1...table.lineCount {
      var range = table.range(ofLine: number)
      if number == 1 { range.start = min(mark, range.end) }
      while range.end > range.start, bytes[Int(range.end) - 1] == 0x0A || bytes[Int(range.end) - 1] == 0x0D {
        range.end -= 1
      }
      add(range, isFirst: number == 1)
    }
    if let commentStart { comments.append(ByteRange(start: commentStart, end: Int32(bytes.count))) }
  }

  /// A first line `---` opens one only if another closes it.
  private func isFrontMatter(_ table: LineTable, _ mark: Int32) -> Bool {
    guard isDashes(1, table, from: mark), table.lineCount > 1 else { return false }
    return (2...min(table.lineCount, 200)).contains { isDashes($0, table, from: 0) }
  }

  private func isDashes(_ line: Int, _ table: LineTable, from mark: Int32) -> Bool {
    var range = table.range(ofLine: line)
    range.start = max(range.start, mark)
    return bytes.text(bytes.trimmed(range)) == "---"
  }

  private mutating func add(_ range: ByteRange, isFirst: Bool) {
    let content = bytes.trimmed(range)
    if isInFrontMatter {
      lines.append(MarkdownDocument.Line(range: range, kind: .frontMatter))
      if !isFirst, bytes.text(content) == "---" { isInFrontMatter = false }
      return
    }
    if let open = fence {
      lines.append(MarkdownDocument.Line(range: range, kind: .code))
      if closes(open, content) { fence = nil }
      return
    }
    if commentStart == nil, let opened = openedFence(content) {
      fence = opened
      lines.append(MarkdownDocument.Line(range: range, kind: .code))
      return
    }
    let isCovered = findComments(range)
    let kind: MarkdownDocument.Kind = content.isEmpty ? .blank : isCovered ? .comment : self.kind(content)
    if let level = underlineLevel(content), kind == .rule || kind == .text, underlines(at: level) { return }
    lines.append(MarkdownDocument.Line(range: range, kind: kind))
  }

  private func kind(_ content: ByteRange) -> MarkdownDocument.Kind {
    let first = bytes[Int(content.start)]
    if first == UInt8(ascii: "#"), let heading = heading(content) { return heading }
    if first == UInt8(ascii: "|") { return .table }
    if isRule(content) { return .rule }
    return .text
  }

  private func heading(_ content: ByteRange) -> MarkdownDocument.Kind? {
    var start = content.start
    while start < content.end, bytes[Int(start)] == UInt8(ascii: "#") { start += 1 }
    let level = Int(start - content.start)
    guard level <= 6, start == content.end || bytes[Int(start)].isBlank else { return nil }
    var end = content.end
    while end > start, bytes[Int(end) - 1] == UInt8(ascii: "#") { end -= 1 }
    return .heading(level: level, bytes.trimmed(ByteRange(start: start, end: end)))
  }

  private func isRule(_ content: ByteRange) -> Bool {
    let marks = bytes[Int(content.start)..<Int(content.end)].filter { !$0.isBlank }
    guard marks.count >= 3, let first = marks.first, [0x2D, 0x2A, 0x5F].contains(first) else { return false }
    return marks.allSatisfy { $0 == first }
  }

  private func underlineLevel(_ content: ByteRange) -> Int? {
    guard content.count >= 3 else { return nil }
    let marks = bytes[Int(content.start)..<Int(content.end)]
    if marks.allSatisfy({ $0 == UInt8(ascii: "=") }) { return 1 }
    return marks.allSatisfy { $0 == UInt8(ascii: "-") } ? 2 : nil
  }

  /// Makes a heading of the line before, when that is a paragraph of its own and no label with a value.
  private mutating func underlines(at level: Int) -> Bool {
    guard let last = lines.last, last.kind == .text else { return false }
    let before = lines.dropLast().last?.kind ?? .blank
    let content = bytes.trimmed(last.range)
    let isProse = bytes[Int(content.start)].isLetter || bytes[Int(content.start)].isDigit
    guard before == .blank || before == .frontMatter, isProse else { return false }
    guard level == 1 || !bytes[Int(content.start)..<Int(content.end)].contains(UInt8(ascii: ":")) else {
      return false
    }
    lines[lines.count - 1] = MarkdownDocument.Line(
      range: last.range, kind: .heading(level: level, content))
    lines.append(
      MarkdownDocument.Line(range: ByteRange(start: last.range.end, end: last.range.end), kind: .underline))
    return true
  }

  private func openedFence(_ content: ByteRange) -> (mark: UInt8, length: Int)? {
    guard content.count >= 3 else { return nil }
    let line = bytes[Int(content.start)..<Int(content.end)]
    guard let mark = line.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return nil }
    let length = line.prefix { $0 == mark }.count
    // Three backticks that are closed on their line are code within a sentence.
    let isInline = mark == UInt8(ascii: "`") && line.dropFirst(length).contains(mark)
    return length >= 3 && !isInline ? (mark, length) : nil
  }

  private func closes(_ open: (mark: UInt8, length: Int), _ content: ByteRange) -> Bool {
    content.count >= open.length
      && bytes[Int(content.start)..<Int(content.end)].allSatisfy { $0 == open.mark }
  }

  /// Notes the comments of a line; whether nothing but them is on it.
  private mutating func findComments(_ range: ByteRange) -> Bool {
    var index = range.start
    var isCovered = true
    var codeLength = 0
    while index < range.end {
      if let start = commentStart {
        guard let end = bytes.find("-->", from: index, before: range.end) else { return isCovered }
        comments.append(ByteRange(start: start, end: end + 3))
        commentStart = nil
        index = end + 3
        continue
      }
      let byte = bytes[Int(index)]
      if byte == UInt8(ascii: "`") {
        var run: Int32 = 1
        while index + run < range.end, bytes[Int(index + run)] == byte { run += 1 }
        codeLength = codeLength == 0 ? Int(run) : codeLength == Int(run) ? 0 : codeLength
        isCovered = false
        index += run
      } else if codeLength == 0, bytes.matches("<!--", at: index, before: range.end) {
        commentStart = index
        index += 4
      } else {
        if !byte.isBlank { isCovered = false }
        index += 1
      }
    }
    return isCovered
  }
}

extension [UInt8] {
  func text(_ range: ByteRange) -> String {
    range.isEmpty ? "" : String(decoding: self[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }

  /// Whether a word is at an offset, within an end.
  func matches(_ word: String, at offset: Int32, before end: Int32) -> Bool {
    let word = word.utf8
    guard Int(offset) + word.count <= Int(end) else { return false }
    return self[Int(offset)..<(Int(offset) + word.count)].elementsEqual(word)
  }

  func find(_ word: String, from start: Int32, before end: Int32) -> Int32? {
    stride(from: start, to: end, by: 1).first { matches(word, at: $0, before: end) }
  }
}
