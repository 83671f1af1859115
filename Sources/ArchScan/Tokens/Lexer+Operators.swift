extension Lexer {
  /// An operator, or what looks like one: `=`, `->`, `.`, `?`, or a regular expression.
  mutating func lexOperator() {
    let start = index
    var end = start + max(bytes.operatorLength(at: start), 1)
    let startsWithPeriod = bytes[start] == UInt8(ascii: ".")
    while end < bytes.count {
      // A period is within an operator only if the operator starts with one.
      if bytes[end] == UInt8(ascii: "."), !startsWithPeriod { break }
      if bytes[end] == UInt8(ascii: "<"), byte(end + 1) == UInt8(ascii: "#"), bytes.isPlaceholder(at: end) {
        break
      }
      let length = bytes.operatorLength(at: end)
      if length == 0 { break }
      end += length
    }
    var slash = start
    while slash < end {
      if bytes[slash] == UInt8(ascii: "/") {
        if lexRegex(at: slash, inOperatorFrom: start, to: end) { return }
        break
      }
      slash += 1
    }
    if end - start > 2 {
      // A comment may begin within it.
      var offset = start + 1
      while offset < end {
        if bytes[offset] == UInt8(ascii: "/"),
          byte(offset + 1) == UInt8(ascii: "/") || byte(offset + 1) == UInt8(ascii: "*")
        {
          end = offset
          break
        }
        offset += 1
      }
    }
    index = end
    append(bytes.classifyOperator(from: start, to: end))
  }
}
