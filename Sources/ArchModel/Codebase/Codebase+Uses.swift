package import ArchFacts

extension Codebase {
  /// Every place that builds a type of this codebase, tests left out, in the order of files and offsets.
  package var instantiations: [Instantiation] {
    files.reads?.noteAll()
    return uses.instantiations
  }

  /// Every place that names a type of this codebase, tests left out, in the order of files and offsets.
  package var typeUses: [TypeUse] {
    files.reads?.noteAll()
    return uses.types
  }

  /// The uses of types in one file.
  package func typeUses(inFile index: FileID) -> ArraySlice<TypeUse> {
    files.reads?.note(index.tableIndex)
    let all = uses.types
    let start = all.partitioningIndex { $0.place.file >= index }
    return all[start..<all.partitioningIndex { $0.place.file > index }]
  }

  /// Those in a part of a file.
  package func typeUses(in range: ByteRange, of file: FileID) -> some Sequence<TypeUse> {
    let uses = typeUses(inFile: file)
    let first = uses.partitioningIndex { $0.range.start >= range.start }
    return uses[first...].prefix { $0.range.start < range.end }
  }

  /// What one file builds.
  package func instantiations(inFile index: FileID) -> ArraySlice<Instantiation> {
    files.reads?.note(index.tableIndex)
    let all = uses.instantiations
    let start = all.partitioningIndex { $0.place.file >= index }
    return all[start..<all.partitioningIndex { $0.place.file > index }]
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
