extension FileFacts {
  /// Lines between the braces of a body that hold more than blanks and comments.
  package func linesOfCode(in range: ByteRange) -> Int {
    guard range.count > 2 else { return 0 }
    let end = range.end - 1
    var count = 0
    var holdsCode = false
    func endLines(within text: ByteRange, isCode: Bool) {
      for byte in bytes[Int(text.start)..<Int(text.end)] where byte == 0x0A {
        if holdsCode { count += 1 }
        holdsCode = isCode
      }
    }
    var index = range.start + 1
    while index < end {
      let byte = bytes[Int(index)]
      if let after = endOfTextOrComment(at: index, limit: end) {
        let isCode = byte != UInt8(ascii: "/")
        if isCode { holdsCode = true }
        endLines(within: ByteRange(start: index, end: after), isCode: isCode)
        index = after
        continue
      }
      if byte == 0x0A {
        if holdsCode { count += 1 }
        holdsCode = false
      } else if !byte.isBlank {
        holdsCode = true
      }
      index += 1
    }
    return holdsCode ? count + 1 : count
  }
}
