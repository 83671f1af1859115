extension Lexer {
  /// An operator, or what looks like one: `=`, `->`, `.`, `?`, or a regular expression.
  mutating func lexOperator() {
    let start = index
    var end = start + max(operatorLength(at: start), 1)
    let startsWithPeriod = bytes[start] == UInt8(ascii: ".")
    while end < bytes.count {
      // A period stands within an operator only if the operator starts with one.
      if bytes[end] == UInt8(ascii: "."), !startsWithPeriod { break }
      if bytes[end] == UInt8(ascii: "<"), byte(end + 1) == UInt8(ascii: "#"), isPlaceholder(at: end) { break }
      let length = operatorLength(at: end)
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
    append(classifyOperator(from: start, to: end))
  }

  func classifyOperator(from start: Int, to end: Int) -> TokenKind {
    let leftBound = isLeftBound(start)
    let rightBound = isRightBound(end, leftBound: leftBound)
    if end - start == 1 {
      switch bytes[start] {
      case UInt8(ascii: "="): return .equal
      case UInt8(ascii: "&"): if !leftBound, rightBound { return .prefixAmpersand }
      case UInt8(ascii: "."): return .period
      case UInt8(ascii: "?"): return leftBound ? .postfixQuestion : .infixQuestion
      default: break
      }
    } else if end - start == 2 {
      switch (bytes[start], bytes[start + 1]) {
      case (UInt8(ascii: "-"), UInt8(ascii: ">")): return .arrow
      case (UInt8(ascii: "*"), UInt8(ascii: "/")): return .unknown
      default: break
      }
    }
    if leftBound == rightBound { return .binaryOperator }
    return leftBound ? .postfixOperator : .prefixOperator
  }

  /// Whether the byte before belongs to the same expression.
  func isLeftBound(_ offset: Int) -> Bool {
    guard offset > 0 else { return false }
    switch bytes[offset - 1] {
    case 0x20, 0x0D, 0x0A, 0x09, 0x00, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"):
      return !(offset > 1 && bytes[offset - 2] == UInt8(ascii: "*"))
    case 0xA0:
      return !(offset > 1 && bytes[offset - 2] == 0xC2)
    default:
      return true
    }
  }

  /// Whether the byte behind belongs to the same expression.
  func isRightBound(_ offset: Int, leftBound: Bool) -> Bool {
    switch byte(offset) {
    case 0x20, 0x0D, 0x0A, 0x09, 0x00, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."):
      return !leftBound
    case UInt8(ascii: "/"):
      return byte(offset + 1) != UInt8(ascii: "/") && byte(offset + 1) != UInt8(ascii: "*")
    case 0xC2:
      return byte(offset + 1) != 0xA0
    default:
      return true
    }
  }

  private func isPlaceholder(at offset: Int) -> Bool {
    var end = offset + 2
    while end < bytes.count, bytes[end] != 0x0A {
      if bytes[end] == UInt8(ascii: "#"), byte(end + 1) == UInt8(ascii: ">") { return true }
      end += 1
    }
    return false
  }
}
