/// Lines and columns of one file. Both start at 1; columns count bytes; LF, CR LF and a lone CR each end
/// a line.
package struct LineTable: Sendable {
  private let starts: [Int32]
  private let end: Int32

  package init(_ bytes: [UInt8]) {
    starts = Self.starts(in: bytes)
    end = Int32(bytes.count)
  }

  /// Eight bytes at a time, which needs a pointer: byte by byte this was more than 2 % of the instructions of a
  /// whole check, and is a third of that now.
  private static func starts(in bytes: [UInt8]) -> [Int32] {
    bytes.withUnsafeBytes { buffer in
      var starts: [Int32] = [0]
      starts.reserveCapacity(buffer.count / 32 + 1)
      var index = 0
      while index <= buffer.count - 8 {
        let eight = UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        var controls = Lanes.below(eight, 0x0E)
        while controls != 0 {
          endLine(at: index + controls.trailingZeroBitCount / 8, in: buffer, &starts)
          controls &= controls - 1
        }
        index += 8
      }
      while index < buffer.count {
        endLine(at: index, in: buffer, &starts)
        index += 1
      }
      return starts
    }
  }

  private static func endLine(at index: Int, in bytes: UnsafeRawBufferPointer, _ starts: inout [Int32]) {
    switch bytes[index] {
    case 0x0A where index > 0 && bytes[index - 1] == 0x0D: starts[starts.count - 1] = Int32(index + 1)
    case 0x0A, 0x0D: starts.append(Int32(index + 1))
    default: break
    }
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
