import ArchFacts

/// The bytes of the file being scanned, for as long as `withSourceBytes` runs.
///
/// A pointer with a length instead of an array, and eight bytes at a time where most bytes go: the lexer
/// reads every byte. On home-assistant iOS, scanning with `[UInt8]`, byte by byte, ran at 61 to 75 MB/s on one
/// thread, and at 70 to 93 with this. Every access is checked; after the end there are only zeros.
struct SourceBytes {
  /// `nil` only for an empty file.
  private let base: UnsafeRawPointer?
  let count: Int

  fileprivate init(_ base: UnsafeRawPointer?, count: Int) {
    self.base = base
    self.count = count
  }

  @inline(__always)
  subscript(offset: Int) -> UInt8 {
    guard UInt(bitPattern: offset) < UInt(bitPattern: count), let base else { return 0 }
    return base.load(fromByteOffset: offset, as: UInt8.self)
  }

  @inline(__always)
  func byte(_ offset: Int) -> UInt8 { self[offset] }

  /// Eight bytes, the first of them lowest; `nil` near the end.
  @inline(__always)
  private func eight(at offset: Int) -> UInt64? {
    guard offset >= 0, offset <= count &- 8, let base else { return nil }
    return UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(__always)
  func isWordByte(at offset: Int) -> Bool { ArchScan.isWordByte(self[offset]) }

  /// After the letters, digits and underscores from an offset.
  @inline(__always)
  func endOfWord(from start: Int) -> Int {
    var offset = start
    while let bytes = eight(at: offset) {
      let others = Lanes.otherThanWord(bytes)
      if others != 0 { return offset &+ others.trailingZeroBitCount / 8 }
      offset &+= 8
    }
    while isWordByte(at: offset) { offset += 1 }
    return offset
  }

  /// After the blanks from an offset.
  @inline(__always)
  func endOfBlanks(from start: Int) -> Int {
    var offset = start
    while let bytes = eight(at: offset) {
      let others = bytes ^ Lanes.all(0x20)
      if others != 0 { return offset + others.trailingZeroBitCount / 8 }
      offset += 8
    }
    while self[offset] == 0x20 { offset += 1 }
    return offset
  }

  /// The next LF or CR, or the end of the file.
  @inline(__always)
  func endOfLine(from start: Int) -> Int {
    var offset = start
    while let bytes = eight(at: offset) {
      let ends = Lanes.equal(bytes, 0x0A) | Lanes.equal(bytes, 0x0D)
      if ends != 0 { return offset + ends.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < count, self[offset] != 0x0A, self[offset] != 0x0D { offset += 1 }
    return offset
  }

  /// The next quote, backslash or line end, or the end of the file.
  @inline(__always)
  func endOfPlainText(from start: Int, quote: UInt8) -> Int {
    var offset = start
    while let bytes = eight(at: offset) {
      let ends =
        Lanes.equal(bytes, quote) | Lanes.equal(bytes, UInt8(ascii: "\\")) | Lanes.equal(bytes, 0x0A)
        | Lanes.equal(bytes, 0x0D)
      if ends != 0 { return offset + ends.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < count {
      switch self[offset] {
      case quote, UInt8(ascii: "\\"), 0x0A, 0x0D: return offset
      default: offset += 1
      }
    }
    return offset
  }

  /// The last eight bytes of a word, or all of a shorter one, the last of them highest.
  @inline(__always)
  func key(from start: Int, to end: Int) -> UInt64 {
    if let bytes = eight(at: end - 8) {
      let length = end - start
      return length >= 8 ? bytes : bytes >> UInt64(8 * (8 - length))
    }
    var key: UInt64 = 0
    for offset in max(start, end - 8)..<end { key = key >> 8 | UInt64(self[offset]) << 56 }
    let length = min(8, end - start)
    return key >> UInt64(8 * (8 - length))
  }

  func spells(_ word: StaticString, at start: Int) -> Bool {
    guard start + word.utf8CodeUnitCount <= count else { return false }
    return word.withUTF8Buffer { spelling in
      for offset in spelling.indices where spelling[offset] != self[start + offset] { return false }
      return true
    }
  }

  func matches(_ spelling: [UInt8], at start: Int) -> Bool {
    for offset in spelling.indices where spelling[offset] != self[start + offset] { return false }
    return true
  }

  func string(from start: Int, to end: Int) -> String {
    guard start >= 0, start < end, end <= count, let base else { return "" }
    let buffer = UnsafeRawBufferPointer(start: base + start, count: end - start)
    return String(decoding: buffer, as: UTF8.self)
  }
}

@inline(__always)
private func isWordByte(_ byte: UInt8) -> Bool {
  (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "_")
}

extension [UInt8] {
  /// The bytes must not be kept beyond `body`.
  func withSourceBytes<Result>(_ body: (SourceBytes) -> Result) -> Result {
    withUnsafeBytes { buffer in
      body(SourceBytes(buffer.baseAddress, count: buffer.count))
    }
  }
}
