import ArchFacts
import ArchRules

extension SourceText {
  /// A line without its line end and without a byte order mark.
  func content(ofLine line: Int) -> ArraySlice<UInt8> {
    let range = lines.range(ofLine: line)
    var content = bytes[Int(range.start)..<Int(range.end)]
    while let last = content.last, last == 0x0A || last == 0x0D { content.removeLast() }
    return content.dropFirst(lengthOfMark(inLine: line))
  }

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

  func lengthOfMark(inLine line: Int) -> Int {
    line == 1 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }
}
