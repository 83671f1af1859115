import ArchFacts
import ArchRules

extension SourceText {
  /// The part of the range's first line that belongs to it, as indices of `content(ofLine:)`.
  func marked(_ range: SourceRange) -> Range<Int> {
    let content = content(ofLine: range.start.line)
    let dropped = lengthOfMark(inLine: range.start.line)
    let start = min(max(range.start.column - 1 - dropped, 0), content.count)
    let isOneLine = range.end.line == range.start.line
    let end = isOneLine ? min(max(range.end.column - 1 - dropped, start), content.count) : content.count
    return content.startIndex + start..<content.startIndex + end
  }

  /// Whether the file has such a line.
  func hasLine(_ line: Int) -> Bool { line >= 1 && line <= lines.lineCount }

  /// The line end that ends a file opens no line worth showing.
  var lastLineWithText: Int {
    lines.range(ofLine: lines.lineCount).isEmpty ? lines.lineCount - 1 : lines.lineCount
  }
}
