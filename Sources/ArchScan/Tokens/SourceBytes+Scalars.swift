import ArchFacts

@inline(__always)
func isIdentifierByte(_ byte: UInt8) -> Bool {
  let lower = byte | 0x20
  return lower &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
}

extension SourceBytes {
  /// The scalar at an offset and its length in bytes; value 0 and length 1 where the bytes are not UTF-8.
  func decodeScalar(at offset: Int) -> (value: UInt32, length: Int) {
    let first = byte(offset)
    if first < 0x80 { return (UInt32(first), 1) }
    let length: Int
    var value: UInt32
    switch first {
    case 0xC2...0xDF: (length, value) = (2, UInt32(first & 0x1F))
    case 0xE0...0xEF: (length, value) = (3, UInt32(first & 0x0F))
    case 0xF0...0xF4: (length, value) = (4, UInt32(first & 0x07))
    default: return (0, 1)
    }
    for position in 1..<length {
      let next = byte(offset + position)
      guard next & 0xC0 == 0x80 else { return (0, 1) }
      value = value << 6 | UInt32(next & 0x3F)
    }
    let isOverlong = length == 3 && value < 0x800 || length == 4 && value < 0x10000
    if isOverlong || value > 0x10FFFF || value >= 0xD800 && value < 0xE000 { return (0, 1) }
    return (value, length)
  }

  func identifierScalarLength(at offset: Int) -> Int? {
    let scalar = decodeScalar(at: offset)
    return isIdentifierContinuation(scalar.value) ? scalar.length : nil
  }

  /// The ranges of Swift's grammar for identifiers outside ASCII, combining characters included.
  func isIdentifierContinuation(_ value: UInt32) -> Bool {
    switch value {
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF,
      0x100...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040,
      0x2054, 0x2060...0x20FF, 0x2100...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF,
      0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0x303F, 0x3040...0xD7FF, 0xF900...0xFD3D,
      0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8, 0x10000...0x1FFFD, 0x20000...0x2FFFD,
      0x30000...0x3FFFD, 0x40000...0x4FFFD, 0x50000...0x5FFFD, 0x60000...0x6FFFD, 0x70000...0x7FFFD,
      0x80000...0x8FFFD, 0x90000...0x9FFFD, 0xA0000...0xAFFFD, 0xB0000...0xBFFFD, 0xC0000...0xCFFFD,
      0xD0000...0xDFFFD, 0xE0000...0xEFFFD:
      return value != 0xFEFF
    default:
      return false
    }
  }

  /// The length of the operator character at an offset, 0 for none.
  @inline(__always)
  func operatorLength(at offset: Int) -> Int {
    switch byte(offset) {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"),
      UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "."), UInt8(ascii: "?"):
      return 1
    case 0x80...0xFF:
      let scalar = decodeScalar(at: offset)
      return OperatorCharacters.contain(scalar.value) || isCombining(scalar.value) ? scalar.length : 0
    default:
      return 0
    }
  }

  private func isCombining(_ value: UInt32) -> Bool {
    switch value {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF:
      return true
    default:
      return false
    }
  }
}
