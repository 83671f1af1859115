package import ArchFacts

/// One place that names a type of this codebase.
package struct TypeUse: Sendable {
  package enum Kind: Sendable {
    /// A type is written: an annotation, a parameter, a generic argument.
    case annotation
    case inheritance
    /// `extension T`
    case extended
    /// `T(…)`
    case call
    /// `T.member`, or `T` by itself in an expression.
    case member

    /// Worded to follow "which it".
    package var verb: String {
      switch self {
      case .annotation: "names"
      case .inheritance: "inherits from or conforms to"
      case .extended: "extends"
      case .call: "calls"
      case .member: "uses a member of"
      }
    }
  }

  package let symbol: SymbolID
  package let kind: Kind
  package let place: Place
  package let range: ByteRange
}

/// A name that could mean several types of this codebase, left alone; or one whose meaning is beyond what is followed
/// (`NamesBeyondLimits`).
package struct UnresolvedName: Sendable {
  /// Into `Codebase.files`.
  package let file: Int32
  package let range: ByteRange
}

extension Codebase {
  /// The uses of types in one file.
  package func typeUses(inFile index: Int32) -> ArraySlice<TypeUse> {
    let start = firstUse { $0.place.file >= index }
    return typeUses[start..<firstUse { $0.place.file > index }]
  }

  /// They are in the order of files.
  private func firstUse(where isBehind: (TypeUse) -> Bool) -> Int {
    var low = 0
    var high = typeUses.count
    while low < high {
      let middle = (low + high) / 2
      if isBehind(typeUses[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The names that were left alone in most places, the most frequent first.
  package func frequentUnresolvedNames(_ limit: Int) -> [(name: String, count: Int)] {
    var counts: [String: Int] = [:]
    for name in unresolvedNames {
      counts[files[Int(name.file)].facts.text(name.range), default: 0] += 1
    }
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return sorted.prefix(limit).map { (name: $0.key, count: $0.value) }
  }
}
