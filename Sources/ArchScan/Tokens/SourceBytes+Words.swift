extension SourceBytes {
  /// Whether only blanks and one line end are between two places.
  func isOneLineApart(_ start: Int, _ end: Int) -> Bool {
    var lines = 0
    var offset = start
    while offset < end {
      switch self[offset] {
      case 0x0A: lines += 1
      case 0x0D: if byte(offset + 1) != 0x0A { lines += 1 }
      case 0x20, 0x09: break
      default: return false
      }
      offset += 1
    }
    return lines == 1
  }

  @inline(__always)
  func endOfIdentifier(from start: Int) -> Int {
    var end = start
    while true {
      end = endOfWord(from: end)
      let next = self[end]
      if next == UInt8(ascii: "$") {
        end += 1
      } else if next >= 0x80, let length = identifierScalarLength(at: end) {
        end += length
      } else {
        return end
      }
    }
  }

  func isHexDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      || byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "f")
  }

  /// `0x1.8p3` is a number, `0x1.description` a member.
  func hexFractionHasExponent(from start: Int) -> Bool {
    var offset = start
    while isHexDigit(byte(offset)) || byte(offset) == UInt8(ascii: "_") { offset += 1 }
    return byte(offset) | 0x20 == UInt8(ascii: "p")
  }

  func directive(from start: Int, to end: Int) -> TokenKind? {
    switch end - start {
    case 2: return spells("if", at: start) ? .poundIf : nil
    case 4: return spells("else", at: start) ? .poundElse : nil
    case 5: return spells("endif", at: start) ? .poundEndif : nil
    case 6: return spells("elseif", at: start) ? .poundElseif : nil
    case 9: return spells("available", at: start) ? .poundAvailable : nil
    case 11: return spells("unavailable", at: start) ? .poundUnavailable : nil
    case 14: return spells("sourceLocation", at: start) ? .poundSourceLocation : nil
    default: return nil
    }
  }
}
