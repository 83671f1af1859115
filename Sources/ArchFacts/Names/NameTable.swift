/// Names told apart by their bytes, so that no reference needs a `String` to be looked up.
package struct NameTable: Sendable {
  /// `id + 1`; 0 is an empty slot. The count is a power of two.
  private var slots: [Int32] = Array(repeating: 0, count: 1024)
  private var hashes: [UInt32] = []
  /// Where each name starts in `text`, with one more entry at the end.
  private var starts: [Int32] = [0]
  private var text: [UInt8] = []

  package init() {}

  package var count: Int { hashes.count }

  /// Of all names, in the order in which they were first seen.
  package var ids: [NameID] { hashes.indices.map(NameID.init) }

  /// The id of a name, or `noName` when it was never interned.
  package func find(_ bytes: [UInt8], _ range: ByteRange) -> NameID {
    let hash = Self.hash(bytes, range)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let index = Int(slots[slot] - 1)
      if hashes[index] == hash, isEqual(index, bytes, range) { return NameID(index) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return .noName
  }

  package func find(_ name: String) -> NameID {
    let bytes = Array(name.utf8)
    return find(bytes, ByteRange(start: 0, end: Int32(bytes.count)))
  }

  package mutating func intern(_ bytes: [UInt8], _ range: ByteRange) -> NameID {
    let hash = Self.hash(bytes, range)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let index = Int(slots[slot] - 1)
      if hashes[index] == hash, isEqual(index, bytes, range) { return NameID(index) }
      slot = (slot + 1) & (slots.count - 1)
    }
    let id = NameID(hashes.count)
    hashes.append(hash)
    slots[slot] = Int32(hashes.count)
    text.append(contentsOf: bytes[Int(range.start)..<Int(range.end)])
    starts.append(Int32(text.count))
    if hashes.count * 2 > slots.count { grow() }
    return id
  }

  package mutating func intern(_ name: String) -> NameID {
    let bytes = Array(name.utf8)
    return intern(bytes, ByteRange(start: 0, end: Int32(bytes.count)))
  }

  package func string(_ id: NameID) -> String {
    id.exists ? String(decoding: bytes(id), as: UTF8.self) : ""
  }

  package func bytes(_ id: NameID) -> ArraySlice<UInt8> {
    text[Int(starts[id.tableIndex])..<Int(starts[id.tableIndex + 1])]
  }

  /// `nil` for the empty name.
  package func lastByte(of id: NameID) -> UInt8? {
    bytes(id).last
  }

  /// Whether a name ends in `suffix`, which should start with an upper-case letter so that it is a word.
  package func hasSuffix(_ id: NameID, _ suffix: StaticString) -> Bool {
    let end = Int(starts[id.tableIndex + 1])
    let count = suffix.utf8CodeUnitCount
    guard end - Int(starts[id.tableIndex]) >= count else { return false }
    return suffix.withUTF8Buffer { buffer in
      for index in 0..<count where text[end - count + index] != buffer[index] { return false }
      return true
    }
  }

  private mutating func grow() {
    var larger = [Int32](repeating: 0, count: slots.count * 2)
    for (id, hash) in hashes.enumerated() {
      var slot = Int(hash) & (larger.count - 1)
      while larger[slot] != 0 { slot = (slot + 1) & (larger.count - 1) }
      larger[slot] = Int32(id) + 1
    }
    slots = larger
  }

  private func isEqual(_ index: Int, _ bytes: [UInt8], _ range: ByteRange) -> Bool {
    let start = Int(starts[index])
    let count = Int(starts[index + 1]) - start
    guard count == range.count else { return false }
    let other = Int(range.start)
    for offset in 0..<count where text[start + offset] != bytes[other + offset] { return false }
    return true
  }

  /// FNV-1a, folded.
  package static func hash(_ bytes: [UInt8], _ range: ByteRange) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for index in Int(range.start)..<Int(range.end) {
      hash = (hash ^ UInt32(bytes[index])) &* 16_777_619
    }
    return hash ^ (hash >> 15)
  }
}
