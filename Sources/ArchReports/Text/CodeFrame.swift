import ArchFacts
import ArchJSON
import ArchRules

/// The lines around a finding with a mark below the place, as the Swift compiler shows them.
///
/// Tabs are copied into the mark's line and wide characters measured, so that the mark is below the
/// code whatever the terminal's tab stops are.
struct CodeFrame {
  private static let contextLines = 2
  /// Beyond this many cells a line is cut; generated code has lines of thousands.
  private static let longestLine = 160
  /// How many cells before the mark stay when a line is cut at its beginning.
  private static let cellsBeforeMark = 60
  /// Bytes that are looked at on each side of a mark: far more than a cut line shows, far less than a line may have.
  private static let window = 2_048

  let source: SourceText
  let style: TerminalStyle

  /// Appends nothing when the place is outside the file; `label` must be safe for a terminal.
  func write(_ range: SourceRange, severity: Severity, label: String, to output: inout [UInt8]) {
    let marked = range.start.line
    guard source.hasLine(marked) else { return }
    let last = min(marked + Self.contextLines, source.lastLineWithText)
    let shown = max(1, marked - Self.contextLines)...max(marked, last)
    let width = Self.digits(of: shown.upperBound)
    for number in shown {
      writeGutter(number, width, to: &output)
      if number == marked {
        let padding = writeMarkedLine(range, to: &output)
        output.append(Self.lineEnd)
        writeGutter(nil, width, to: &output)
        output.append(Self.blank)
        output += padding
        output += "`- ".utf8
        style.paint(severity, to: &output)
        output.append(Self.blank)
        style.paint(label, as: .message, to: &output)
      } else {
        let content = source.content(ofLine: number)
        if !content.isEmpty { output.append(Self.blank) }
        writeCut(content, to: &output)
      }
      output.append(Self.lineEnd)
    }
  }

  private static let blank = UInt8(ascii: " ")
  private static let lineEnd = UInt8(ascii: "\n")

  private static func digits(of number: Int) -> Int {
    var rest = number
    var count = 1
    while rest >= 10 {
      rest /= 10
      count += 1
    }
    return count
  }

  private func writeGutter(_ number: Int?, _ width: Int, to output: inout [UInt8]) {
    style.paint(.gutter, to: &output) { output in
      let used = number.map(Self.digits) ?? 0
      output.append(contentsOf: repeatElement(Self.blank, count: width - used))
      if let number { output.append(decimal: number) }
      output += " |".utf8
    }
  }

  private func writeCut(_ content: ArraySlice<UInt8>, to output: inout [UInt8]) {
    if content.count <= Self.longestLine {
      TerminalText.append(code: content, to: &output)
    } else {
      output += cut(TerminalText.escaped(Self.beginning(of: content), keepingTabs: true)).utf8
    }
  }

  /// Returns what is below the code before the mark.
  private func writeMarkedLine(_ range: SourceRange, to output: inout [UInt8]) -> [UInt8] {
    let content = source.content(ofLine: range.start.line)
    guard content.count <= Self.longestLine, TerminalText.isPlain(content) else {
      let line = markedLine(range)
      if !line.text.isEmpty { output.append(Self.blank) }
      output += line.text.utf8
      return Array(line.padding.utf8)
    }
    let marked = source.marked(range)
    if !content.isEmpty { output.append(Self.blank) }
    output += content[..<marked.lowerBound]
    style.paint(.offendingCode, to: &output) { $0 += content[marked] }
    output += content[marked.upperBound...]
    return content[..<marked.lowerBound].map { $0 == UInt8(ascii: "\t") ? $0 : Self.blank }
  }

  private func painted(_ text: String) -> String {
    var output: [UInt8] = []
    style.paint(text, as: .offendingCode, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  private func markedLine(_ range: SourceRange) -> (text: String, padding: String) {
    let content = source.content(ofLine: range.start.line)
    let marked = source.marked(range)
    let escape = { (part: ArraySlice<UInt8>) in TerminalText.escaped(part, keepingTabs: true) }
    let nearby = Self.end(of: content[..<marked.lowerBound])
    var before = escape(nearby)
    let offending = escape(Self.beginning(of: content[marked]))
    let after = escape(Self.beginning(of: content[marked.upperBound...]))

    let isCut = nearby.startIndex > content.startIndex
    if isCut || TerminalText.width(before) > Self.longestLine - 40 { before = "…" + tail(of: before) }
    let room = max(40, Self.longestLine - TerminalText.width(before))
    let shownOffending = cut(offending, to: room)
    let shownAfter = cut(after, to: max(1, room - TerminalText.width(shownOffending)))
    if before.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      let padding = String(repeating: " ", count: before.utf8.count)
      return (before + painted(shownOffending) + shownAfter, padding)
    }
    let padding = before.map { $0 == "\t" ? "\t" : String(repeating: " ", count: TerminalText.width($0)) }
    return (before + painted(shownOffending) + shownAfter, padding.joined())
  }

  /// Cut between two characters.
  private static func beginning(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard bytes.count > window else { return bytes }
    var end = bytes.startIndex + window
    while end > bytes.startIndex, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return bytes[..<end]
  }

  /// Cut between two characters.
  private static func end(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    bytes.count > window ? bytes.suffix(window).drop { $0 & 0xC0 == 0x80 } : bytes
  }

  private func cut(_ text: String, to room: Int = longestLine) -> String {
    // Every character takes a byte at least, so most lines need no measuring.
    guard text.utf8.count > room else { return text }
    var width = 0
    var end = text.startIndex
    while end < text.endIndex {
      width += TerminalText.width(text[end])
      if width > room { return text[..<end] + "…" }
      end = text.index(after: end)
    }
    return text
  }

  private func tail(of text: String) -> Substring {
    var width = 0
    var start = text.endIndex
    while start > text.startIndex, width < Self.cellsBeforeMark {
      start = text.index(before: start)
      width += TerminalText.width(text[start])
    }
    return text[start...]
  }
}
