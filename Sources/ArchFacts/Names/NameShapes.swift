/// Lengths and first letters of some names: nearly all others are told from them without being looked up.
package struct NameShapes: Sendable, Equatable {
  package init() {}

  private var shapes = [Bool](repeating: false, count: 1 << 11)
  private var firstBytes = [Bool](repeating: false, count: 256)

  package mutating func insert(_ name: ByteRange, _ bytes: [UInt8]) {
    guard !name.isEmpty else { return }
    shapes[Self.shape(name, bytes)] = true
    firstBytes[Int(bytes[Int(name.start)])] = true
  }

  package func contain(_ name: ByteRange, _ bytes: [UInt8]) -> Bool {
    !name.isEmpty && shapes[Self.shape(name, bytes)]
  }

  /// Whether the first name of a chain may be one of them, however long it is.
  package func mayBegin(_ chain: ByteRange, _ bytes: [UInt8]) -> Bool {
    guard !chain.isEmpty else { return false }
    let first = bytes[Int(chain.start)]
    return firstBytes[Int(first)] || first == UInt8(ascii: "`")
  }

  private static func shape(_ name: ByteRange, _ bytes: [UInt8]) -> Int {
    Int(bytes[Int(name.start)] & 0x3F) << 5 | min(name.count, 31)
  }
}
