import ArchModel

/// What is worked out of each file for itself, with the other files that were looked at for it.
struct FileParts<Part: Sendable>: Sendable {
  private struct Entry: Sendable {
    let part: Part
    let reads: Looks
  }

  private var entries: Column<FileID, Entry?>
  private var order: [FileID] = []

  init(count: Int) { entries = Column(repeating: nil, count: count) }

  mutating func add(_ part: Part, of file: FileID, _ reads: Looks) {
    entries[file] = Entry(part: part, reads: reads)
    order.append(file)
  }

  /// `nil` where it may be another one, now that these files differ.
  func part(of file: FileID, without differences: Looks) -> (part: Part, reads: Looks)? {
    guard let entry = entries[file], !differences.contains(file),
      entry.reads.isDisjoint(with: differences)
    else { return nil }
    return (entry.part, entry.reads)
  }

  subscript(_ file: FileID) -> Part? { entries[file]?.part }

  /// In the order of the files.
  var all: some Sequence<(file: FileID, part: Part)> {
    order.lazy.compactMap { file in entries[file].map { (file, $0.part) } }
  }
}
