/// Lines and columns of one file. Both start at 1; columns count bytes; LF, CR LF and a lone CR each end
/// a line.
package struct LineTable: Sendable {
  private let starts: [Int32]
  private let end: Int32

  package init(_ bytes: [UInt8]) {
    var starts: [Int32] = [0]
    starts.reserveCapacity(bytes.count / 32 + 1)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte > 0x0D { continue }
      if byte == 0x0A {
        starts.append(Int32(index))
      } else if byte == 0x0D {
        if index < bytes.count, bytes[index] == 0x0A { index += 1 }
        starts.append(Int32(index))
      }
    }
    self.starts = starts
    end = Int32(bytes.count)
  }

  package var lineCount: Int { starts.count }

  /// From 1.
  package func line(at offset: Int32) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  package func location(at offset: Int32) -> SourceLocation {
    let line = line(at: offset)
    return SourceLocation(line: line, column: Int(offset - starts[line - 1]) + 1)
  }

  /// The bytes of a line with its line end; lines from 1.
  package func range(ofLine line: Int) -> ByteRange {
    guard line >= 1, line <= starts.count else { return .none }
    return ByteRange(start: starts[line - 1], end: line < starts.count ? starts[line] : end)
  }
}

/// Line and column, both from 1; columns count bytes, as the Swift compiler and Xcode do.
package struct SourceLocation: Sendable, Hashable, Comparable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
