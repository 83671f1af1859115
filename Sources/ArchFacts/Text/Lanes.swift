/// Comparisons of eight bytes at once; the high bit of a byte answers for it.
@usableFromInline
package enum Lanes {
  @usableFromInline static let highBits: UInt64 = 0x8080_8080_8080_8080

  @inlinable @inline(__always)
  package static func all(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }

  /// Right up to and including the first byte that is equal.
  @inlinable @inline(__always)
  package static func equal(_ bytes: UInt64, _ byte: UInt8) -> UInt64 {
    let difference = bytes ^ all(byte)
    return (difference &- all(1)) & ~difference & highBits
  }

  /// Letters, digits and underscores are word.
  @inlinable @inline(__always)
  package static func otherThanWord(_ bytes: UInt64) -> UInt64 {
    let plain = bytes & ~highBits
    let lower = plain | all(0x20)
    let letters = isWithin(lower, UInt8(ascii: "a"), UInt8(ascii: "z"))
    let digits = isWithin(plain, UInt8(ascii: "0"), UInt8(ascii: "9"))
    let others = (plain ^ all(UInt8(ascii: "_"))) &+ all(0x7F)
    return (~(letters | digits) & others | bytes) & highBits
  }

  /// Exact for each byte, which may be at most 0x80 to compare with.
  @inlinable @inline(__always)
  package static func below(_ bytes: UInt64, _ limit: UInt8) -> UInt64 {
    ~((bytes & ~highBits) &+ all(0x80 - limit)) & ~bytes & highBits
  }

  /// All bytes are below 0x80, so that no sum carries into the byte next to it. Only the high bits count.
  @inlinable @inline(__always)
  package static func isWithin(_ bytes: UInt64, _ low: UInt8, _ high: UInt8) -> UInt64 {
    (bytes &+ all(0x80 - low)) & ~(bytes &+ all(0x7F - high))
  }
}
