/// The bytes of a file and where its lines start.
package struct SourceText: Sendable {
  package let bytes: [UInt8]
  package let lines: LineTable

  package init(_ bytes: [UInt8], lines: LineTable) {
    self.bytes = bytes
    self.lines = lines
  }

  package init(_ bytes: [UInt8]) { self.init(bytes, lines: LineTable(bytes)) }

  /// A line that exists, without its line end and without a byte order mark.
  package func content(ofLine line: Int) -> ArraySlice<UInt8> {
    let range = lines.range(ofLine: line)
    let start = Int(range.start) + lengthOfMark(inLine: line)
    var end = Int(range.end)
    // `removeLast` of a slice copies all of it, and a line may be a whole file.
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return bytes[start..<end]
  }

  /// In bytes; 0 for every line but the first of a file with a byte order mark.
  package func lengthOfMark(inLine line: Int) -> Int {
    line == 1 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }
}
