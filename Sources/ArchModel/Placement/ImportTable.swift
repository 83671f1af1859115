import ArchFacts

/// What all files import, read once: by number instead of by text.
struct ImportTable: Sendable {
  struct Entry: Sendable {
    /// Into `names`.
    let module: NameID
    /// Into the `imports` of the file.
    let index: Int32
  }

  private(set) var names = NameTable()
  /// By file.
  let entries: Grouping<FileID, Entry>

  init(_ files: [ScannedFile]) {
    var keys: [FileID] = []
    var values: [Entry] = []
    for (number, file) in files.enumerated() {
      for (index, written) in file.facts.imports.enumerated() {
        var path = NamePath(written.path)
        guard let first = path.next(in: file.facts.bytes) else { continue }
        keys.append(FileID(number))
        values.append(Entry(module: names.intern(file.facts.bytes, first), index: Int32(index)))
      }
    }
    entries = Grouping(count: files.count, keys: keys, values: values)
  }
}
