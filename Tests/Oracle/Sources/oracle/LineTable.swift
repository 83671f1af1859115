/// Lines and columns of one file from byte offsets. Both start at 1; columns count bytes; LF, CR LF and a lone
/// CR each end a line. A byte order mark counts as the three bytes that it is.
struct LineTable {
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    var starts = [0]
    starts.reserveCapacity(bytes.count / 32 + 1)
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\n") {
        starts.append(index + 1)
      } else if byte == UInt8(ascii: "\r"), index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n")
      {
        starts.append(index + 1)
      }
    }
    self.starts = starts
  }

  func location(at offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }
}
