extension SourceBytes {
  func classifyOperator(from start: Int, to end: Int) -> TokenKind {
    let leftBound = isLeftBound(start)
    let rightBound = isRightBound(end, leftBound: leftBound)
    if end - start == 1 {
      switch self[start] {
      case UInt8(ascii: "="): return .equal
      case UInt8(ascii: "&"): if !leftBound, rightBound { return .prefixAmpersand }
      case UInt8(ascii: "."): return .period
      case UInt8(ascii: "?"): return leftBound ? .postfixQuestion : .infixQuestion
      default: break
      }
    } else if end - start == 2 {
      switch (self[start], self[start + 1]) {
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
    switch self[offset - 1] {
    case 0x20, 0x0D, 0x0A, 0x09, 0x00, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"):
      return !(offset > 1 && self[offset - 2] == UInt8(ascii: "*"))
    case 0xA0:
      return !(offset > 1 && self[offset - 2] == 0xC2)
    default:
      return true
    }
  }

  /// Whether the next byte belongs to the same expression.
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

  func isPlaceholder(at offset: Int) -> Bool {
    var end = offset + 2
    while end < count, self[end] != 0x0A {
      if self[end] == UInt8(ascii: "#"), byte(end + 1) == UInt8(ascii: ">") { return true }
      end += 1
    }
    return false
  }
}
