import ArchFacts

extension Codebase {
  /// The uses of types in one file.
  package func typeUses(inFile index: FileID) -> ArraySlice<TypeUse> {
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
      counts[files[name.file].facts.text(name.range), default: 0] += 1
    }
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return sorted.prefix(limit).map { (name: $0.key, count: $0.value) }
  }
}
