extension Lexer {
  mutating func lexNumber() {
    var isFloat = false
    let first = bytes[index]
    let second = byte(index + 1)
    if first == UInt8(ascii: "0"), second == UInt8(ascii: "x") {
      index += 2
      skipWordBytes()
      let fraction = byte(index + 1)
      if byte(index) == UInt8(ascii: "."), bytes.isHexDigit(fraction),
        bytes.hexFractionHasExponent(from: index + 1)
      {
        isFloat = true
        index += 1
        skipWordBytes()
      }
      let last = bytes[index - 1] | 0x20
      if last == UInt8(ascii: "p"), byte(index) == UInt8(ascii: "+") || byte(index) == UInt8(ascii: "-") {
        isFloat = true
        index += 1
        skipWordBytes()
      }
    } else if first == UInt8(ascii: "0"), second == UInt8(ascii: "o") || second == UInt8(ascii: "b") {
      index += 2
      skipWordBytes()
    } else {
      skipDigits()
      let next = byte(index + 1)
      // `1.foo` is a member, `tuple.0.1` two of them.
      if byte(index) == UInt8(ascii: "."), next >= UInt8(ascii: "0"), next <= UInt8(ascii: "9"),
        previousKind != .period
      {
        isFloat = true
        index += 1
        skipDigits()
      }
      if byte(index) | 0x20 == UInt8(ascii: "e") {
        isFloat = true
        index += 1
        if byte(index) == UInt8(ascii: "+") || byte(index) == UInt8(ascii: "-") { index += 1 }
      }
      skipWordBytes()
    }
    append(isFloat ? .floatLiteral : .integerLiteral)
  }

  private mutating func skipDigits() {
    while index < bytes.count {
      let next = bytes[index]
      guard next >= UInt8(ascii: "0") && next <= UInt8(ascii: "9") || next == UInt8(ascii: "_") else {
        return
      }
      index += 1
    }
  }
}
