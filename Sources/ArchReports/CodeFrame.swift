import ArchFacts
import ArchRules

/// The lines around a finding with a mark below the place, as the Swift compiler shows them.
///
/// Tabs are copied into the mark's line and wide characters measured, so that the mark stands below the
/// code whatever the terminal's tab stops are.
struct CodeFrame {
  private static let contextLines = 2
  /// Beyond this many cells a line is cut; generated code has lines of thousands.
  private static let longestLine = 160
  /// How many cells before the mark stay when a line is cut at its beginning.
  private static let cellsBeforeMark = 60

  let bytes: [UInt8]
  let lines: LineTable
  let style: TerminalStyle

  /// Empty when the place lies outside the file; `label` must be safe for a terminal.
  func rendered(_ range: SourceRange, severity: Severity, label: String) -> [String] {
    let marked = range.start.line
    guard marked >= 1, marked <= lines.lineCount else { return [] }
    let last = min(marked + Self.contextLines, lastLineWithText)
    let shown = max(1, marked - Self.contextLines)...max(marked, last)
    let width = String(shown.upperBound).utf8.count
    var output: [String] = []
    for number in shown {
      let gutter = style.paint(leftPadded(String(number), to: width) + " |", as: .gutter)
      if number == marked {
        let line = markedLine(range)
        output.append(line.text.isEmpty ? gutter : "\(gutter) \(line.text)")
        let below = style.paint(leftPadded("", to: width) + " |", as: .gutter)
        let mark = style.paint("\(severity.rawValue):", as: .severity(severity))
        output.append("\(below) \(line.padding)`- \(mark) \(style.paint(label, as: .message))")
      } else {
        let text = cut(TerminalText.escaped(content(of: number), keepingTabs: true))
        output.append(text.isEmpty ? gutter : "\(gutter) \(text)")
      }
    }
    return output
  }

  private func markedLine(_ range: SourceRange) -> (text: String, padding: String) {
    let content = content(of: range.start.line)
    let dropped = offsetOfContent(range.start.line)
    let start = min(max(range.start.column - 1 - dropped, 0), content.count)
    let isOneLine = range.end.line == range.start.line
    let end = isOneLine ? min(max(range.end.column - 1 - dropped, start), content.count) : content.count
    let escape = { (part: ArraySlice<UInt8>) in TerminalText.escaped(part, keepingTabs: true) }
    var before = escape(content.prefix(start))
    let offending = escape(content.dropFirst(start).prefix(end - start))
    let after = escape(content.dropFirst(end))

    if TerminalText.width(before) > Self.longestLine - 40 { before = "…" + tail(of: before) }
    let room = max(40, Self.longestLine - TerminalText.width(before))
    let shownOffending = cut(offending, to: room)
    let shownAfter = cut(after, to: max(1, room - TerminalText.width(shownOffending)))
    if before.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      let padding = String(repeating: " ", count: before.utf8.count)
      return (before + style.paint(shownOffending, as: .offendingCode) + shownAfter, padding)
    }
    let padding = before.map { $0 == "\t" ? "\t" : String(repeating: " ", count: TerminalText.width($0)) }
    return (before + style.paint(shownOffending, as: .offendingCode) + shownAfter, padding.joined())
  }

  /// A line without its line end and without a byte order mark.
  private func content(of line: Int) -> ArraySlice<UInt8> {
    let range = lines.range(ofLine: line)
    var content = bytes[Int(range.start)..<Int(range.end)]
    while let last = content.last, last == 0x0A || last == 0x0D { content.removeLast() }
    return content.dropFirst(offsetOfContent(line))
  }

  private func offsetOfContent(_ line: Int) -> Int {
    line == 1 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The line end that ends a file opens no line worth showing.
  private var lastLineWithText: Int {
    lines.range(ofLine: lines.lineCount).isEmpty ? lines.lineCount - 1 : lines.lineCount
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

  private func leftPadded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.utf8.count)) + text
  }
}
