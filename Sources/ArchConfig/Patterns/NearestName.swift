/// The name that a misspelt one was probably meant to be.
package enum NearestName {
  /// The closest candidate within two edits, or a third of the name's length when that is more; the first
  /// one written when several are equally close.
  package static func of(_ name: String, in candidates: some Sequence<String>) -> String? {
    let written = Array(name.utf8)
    // A name of thousands of letters is not a slip of the hand, and comparing it would take long.
    guard !written.isEmpty, written.count <= 100 else { return nil }
    let limit = max(min(2, written.count - 1), written.count / 3)
    var best: (name: String, distance: Int)?
    let meant = folded(written)
    let letters = Letters(meant)
    for candidate in candidates where candidate != name {
      let other = folded(Array(candidate.utf8))
      // An edit brings in one letter at most, so most candidates need no table.
      guard abs(other.count - meant.count) <= limit,
        letters.missing(in: Letters(other)) <= limit
      else { continue }
      let distance = distance(meant, other)
      if distance <= limit, distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// Damerau–Levenshtein: insertions, deletions, replacements and swaps of neighbours.
  package static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for row in 1...left.count {
      var current = [row]
      for column in 1...right.count {
        let isSame = left[row - 1] == right[column - 1]
        var cost = min(previous[column] + 1, current[column - 1] + 1)
        cost = min(cost, previous[column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
          cost = min(cost, beforePrevious[column - 2] + 1)
        }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }

  /// `mayuse` and `may-use` are both `mayUse` written by somebody else.
  private static func folded(_ bytes: [UInt8]) -> [UInt8] {
    bytes.compactMap { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 32
      case UInt8(ascii: "-"), UInt8(ascii: "_"): nil
      default: byte
      }
    }
  }
}

/// Which bytes a name has, those that differ by a multiple of 64 treated as one.
private struct Letters {
  private var bits: UInt64 = 0

  init(_ name: [UInt8]) {
    for byte in name { bits |= 1 << UInt64(byte & 63) }
  }

  func missing(in other: Letters) -> Int { (bits & ~other.bits).nonzeroBitCount }
}
