import ArchFacts
import Testing

@testable import ArchReports

/// As one would count from the beginning of the line.
private func countedColumn(_ bytes: [UInt8], _ location: ArchFacts.SourceLocation, _ lines: LineTable) -> Int
{
  let start = Int(lines.range(ofLine: location.line).start)
  return String(decoding: bytes[start..<(start + location.column - 1)], as: UTF8.self).utf16.count + 1
}

@Test(arguments: ["a", "é", "€", "👍", "aé€👍\u{301}"])
func `a column in a long line is that of a count from its beginning`(letter: String) {
  let line = String(repeating: letter, count: 5_000)
  let source = SourceText(Array("\(line)\nshort \(letter) line\n\(line)".utf8))
  let columns = UTF16Columns(["A.swift": source])
  for number in 1...3 {
    let range = source.lines.range(ofLine: number)
    var offset = 0
    while offset < range.count - 1 {
      let location = ArchFacts.SourceLocation(line: number, column: offset + 1)
      // Only where a character begins.
      if source.bytes[Int(range.start) + offset] & 0xC0 != 0x80 {
        #expect(
          columns.column(location, in: "A.swift") == countedColumn(source.bytes, location, source.lines))
      }
      offset += max(1, range.count / 97)
    }
  }
}

@Test func `bytes that are not UTF-8 are counted as they are shown, and other files as they are`() {
  let bytes =
    [UInt8](repeating: 0x80, count: 3_000) + Array("é".utf8) + [UInt8](repeating: 0xFF, count: 3_000)
  let source = SourceText(bytes)
  let columns = UTF16Columns(["A.swift": source])
  for column in [1, 1_000, 1_025, 3_001, 3_003, 6_002] {
    let location = ArchFacts.SourceLocation(line: 1, column: column)
    #expect(
      columns.column(location, in: "A.swift") == countedColumn(bytes, location, source.lines), "\(column)")
  }
  #expect(columns.column(ArchFacts.SourceLocation(line: 7, column: 9), in: "A.swift") == 9)
  #expect(columns.column(ArchFacts.SourceLocation(line: 7, column: 9), in: "B.swift") == 9)
}
