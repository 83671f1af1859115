import ArchFacts
import ArchLocks

/// Which words may stand anywhere in a file: hashed, so a few are taken to be there that are not. Made when it is first asked
/// for, and once for all codebases that the file is in.
final class WordsOfFile: Sendable {
  private let table = Locked<[UInt64]>([])

  /// So many that of the 400 words of a file of usual size one in twenty other words seems to be there.
  private static let bitCount = 8_192

  /// - Parameters:
  ///   - hashes: of the words, as `NameTable` makes them.
  ///   - bytes: of the file, always the same.
  func mayContain(oneOf hashes: some Sequence<UInt32>, in bytes: [UInt8]) -> Bool {
    let bits = table.withLock { table in
      if table.isEmpty { table = Self.bits(of: bytes) }
      return table
    }
    return hashes.contains { hash in
      let bit = Self.bit(of: hash)
      return bits[bit.word] & bit.mask != 0
    }
  }

  /// The same for all words of the file beforehand.
  func prepare(_ bytes: [UInt8]) { _ = mayContain(oneOf: [], in: bytes) }

  private static func bits(of bytes: [UInt8]) -> [UInt64] {
    var bits = [UInt64](repeating: 0, count: bitCount / 64)
    var index = 0
    while index < bytes.count {
      let end = bytes.endOfIdentifier(from: index, to: bytes.count)
      if end > index {
        let bit = bit(of: NameTable.hash(bytes, ByteRange(start: Int32(index), end: Int32(end))))
        bits[bit.word] |= bit.mask
      }
      index = max(end, index + 1)
    }
    return bits
  }

  private static func bit(of hash: UInt32) -> (word: Int, mask: UInt64) {
    let bit = Int(hash) % bitCount
    return (bit / 64, 1 << UInt64(bit % 64))
  }
}
