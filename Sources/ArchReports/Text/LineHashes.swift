import ArchFacts

/// What GitHub recognises an alert by after edits elsewhere in the file: a hash of the hundred characters
/// from the beginning of its line on, without blanks, and how often that hash came before. It is the
/// `primaryLocationLineHash` of CodeQL; its upload action warns of any other value.
enum LineHashes {
  private static let window = 100
  private static let factor: UInt64 = 37

  /// For the lines up to `last`, or those there are.
  static func of(_ source: SourceText, through last: Int) -> [String] {
    let (units, starts) = units(of: source)
    var counts: [UInt64: Int] = [:]
    return starts.prefix(max(0, last)).map { start in
      var hash: UInt64 = 0
      for index in start..<start + window {
        // After the end of the file come zeros.
        hash = hash &* factor &+ (index < units.count ? units[index] : 0)
      }
      counts[hash, default: 0] += 1
      return "\(String(hash, radix: 16)):\(counts[hash, default: 0])"
    }
  }

  /// The file in UTF-16 without blanks and with one kind of line end, and where each line begins in it. What
  /// ends a file is not a character.
  private static func units(of source: SourceText) -> (units: [UInt64], starts: [Int]) {
    var units: [UInt64] = []
    units.reserveCapacity(source.bytes.count + 1)
    var starts: [Int] = [0]
    var previous: UInt16 = 0
    for unit in String(decoding: source.bytes, as: UTF8.self).utf16 {
      defer { previous = unit }
      switch unit {
      case 0x20, 0x09: continue
      case 0x0A where previous == 0x0D: continue
      case 0x0A, 0x0D:
        units.append(0x0A)
        starts.append(units.count)
      default: units.append(UInt64(unit))
      }
    }
    units.append(0xFFFF)
    return (units, starts)
  }
}
