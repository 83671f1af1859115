import ArchFacts

/// Lengths and first letters of some names: nearly all others are told from them without being looked up.
struct NameShapes: Sendable {
  private var shapes = [Bool](repeating: false, count: 1 << 16)

  mutating func insert(_ name: ByteRange, _ bytes: [UInt8]) {
    guard !name.isEmpty else { return }
    shapes[Self.shape(name, bytes)] = true
  }

  func contain(_ name: ByteRange, _ bytes: [UInt8]) -> Bool {
    !name.isEmpty && shapes[Self.shape(name, bytes)]
  }

  private static func shape(_ name: ByteRange, _ bytes: [UInt8]) -> Int {
    Int(bytes[Int(name.start)]) << 8 | min(Int(name.count), 255)
  }
}
