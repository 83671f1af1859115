extension [SourceFile] {
  /// All of them, in order.
  package var ids: [FileID] { indices.map { FileID($0) } }

  /// Each with its id.
  package var numbered: Zip2Sequence<[FileID], [SourceFile]> { zip(ids, self) }

  package subscript(_ id: FileID) -> SourceFile {
    get { self[id.tableIndex] }
    set { self[id.tableIndex] = newValue }
  }
}
