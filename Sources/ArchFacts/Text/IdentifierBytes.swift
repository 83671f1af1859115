extension UInt8 {
  /// Letters, digits, `_`, `$` and everything beyond ASCII.
  @inlinable
  package var isIdentifierPart: Bool {
    (self | 0x20) &- UInt8(ascii: "a") < 26 || self &- UInt8(ascii: "0") < 10 || self >= 0x80
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
  }

  package var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }

  package var isUpperCase: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
  package var isLowerCase: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }
  package var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}

extension [UInt8] {
  /// After the letters, digits, `_`, `$` and bytes beyond ASCII from an offset; at most `end`.
  ///
  /// Eight bytes at a time, which needs a pointer: the names of every chain are read several times, and byte by
  /// byte this was 4 % of the instructions of a whole check, and is less than 3 % now.
  @inlinable
  package func endOfIdentifier(from start: Int, to end: Int) -> Int {
    var index = start
    withUnsafeBytes { buffer in
      while index <= buffer.count - 8 {
        let bytes = UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        let others = Lanes.otherThanWord(bytes)
        index += others == 0 ? 8 : others.trailingZeroBitCount / 8
        if others != 0 || index >= end { return }
      }
    }
    index = Swift.min(index, end)
    while index < end, self[index].isIdentifierPart { index += 1 }
    return index
  }
}
