import ArchFacts
import ArchLocks

/// Which words stand anywhere in a file, as far as their hashes tell. Most that do not are known without a look at the file,
/// by a table that is made when it is first asked for, and once for all codebases that the file is in.
final class WordsOfFile: Sendable {
  private let table = Locked<[UInt64]>([])

  /// So many that with the 400 words of a file of usual size, of two bits each, one in a hundred other words takes a look.
  private static let bitCount = 8_192

  /// - Parameters:
  ///   - hashes: of the words, as `NameTable` makes them.
  ///   - bytes: of the file, always the same.
  func contain(oneOf hashes: some Sequence<UInt32>, in bytes: [UInt8]) -> Bool {
    let bits = table.withLock { table in
      if table.isEmpty { table = Self.bits(of: bytes) }
      return table
    }
    let likely = hashes.filter { hash in
      let (first, second) = Self.bits(of: hash)
      return Self.isSet(first, in: bits) && Self.isSet(second, in: bits)
    }
    return !likely.isEmpty && Self.isAny(of: bytes) { likely.contains($0) }
  }

  /// The same for all words of the file beforehand.
  func prepare(_ bytes: [UInt8]) { _ = contain(oneOf: [], in: bytes) }

  private static func bits(of bytes: [UInt8]) -> [UInt64] {
    var bits = [UInt64](repeating: 0, count: bitCount / 64)
    _ = isAny(of: bytes) { hash in
      let (first, second) = Self.bits(of: hash)
      bits[first / 64] |= 1 << UInt64(first % 64)
      bits[second / 64] |= 1 << UInt64(second % 64)
      return false
    }
    return bits
  }

  /// Whether any word of a file is what is looked for, by its hash; none after that is looked at.
  private static func isAny(of bytes: [UInt8], _ isWanted: (UInt32) -> Bool) -> Bool {
    var index = 0
    while index < bytes.count {
      let end = bytes.endOfIdentifier(from: index, to: bytes.count)
      if end > index, isWanted(NameTable.hash(bytes, ByteRange(start: Int32(index), end: Int32(end)))) {
        return true
      }
      index = max(end, index + 1)
    }
    return false
  }

  private static func isSet(_ bit: Int, in bits: [UInt64]) -> Bool {
    bits[bit / 64] & 1 << UInt64(bit % 64) != 0
  }

  /// Two, of different parts of the hash.
  private static func bits(of hash: UInt32) -> (Int, Int) {
    (Int(hash) % bitCount, Int(hash >> 16) * 31 % bitCount)
  }
}
