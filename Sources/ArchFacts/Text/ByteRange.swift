/// A half-open range of byte offsets in one file. Empty means "not written".
///
/// Facts keep ranges instead of strings: a name costs eight bytes and no allocation, and becomes a
/// `String` only when something is said about it.
///
/// `@usableFromInline` lets other modules inline what is `@inlinable` here: without it Swift calls every one of
/// these, `package` or not.
@usableFromInline
package struct ByteRange: Sendable, Hashable {
  @usableFromInline package var start: Int32
  @usableFromInline package var end: Int32

  @inlinable package static var none: ByteRange { ByteRange(start: 0, end: 0) }

  @inlinable @inline(__always)
  package init(start: Int32, end: Int32) {
    self.start = start
    self.end = end
  }

  @inlinable package var isEmpty: Bool { start >= end }
  @inlinable package var count: Int { Int(end - start) }

  @inlinable
  package func contains(_ offset: Int32) -> Bool { offset >= start && offset < end }

  @inlinable
  package func contains(_ other: ByteRange) -> Bool { other.start >= start && other.end <= end }
}

/// A run of consecutive entries in one of the flat lists of `FileFacts`.
@usableFromInline
package struct FactRange: Sendable, Hashable {
  @usableFromInline package var start: Int32
  @usableFromInline package var end: Int32

  @inlinable package static var none: FactRange { FactRange(start: 0, end: 0) }

  @inlinable @inline(__always)
  package init(start: Int32, end: Int32) {
    self.start = start
    self.end = end
  }

  @inlinable package var isEmpty: Bool { start >= end }
  @inlinable package var indices: Range<Int> { Int(start)..<Int(end) }
}
