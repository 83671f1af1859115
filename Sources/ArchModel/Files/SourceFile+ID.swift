extension [SourceFile] {
  /// All of them, in order.
  package var ids: [FileID] { indices.map { FileID($0) } }

  /// Each with its id.
  package var numbered: Zip2Sequence<[FileID], [SourceFile]> { zip(ids, self) }

  /// Rules read files in inner loops: a call for each would count a reference each time.
  @inlinable
  package subscript(_ id: FileID) -> SourceFile {
    @inline(__always) get { self[id.tableIndex] }
    @inline(__always) set { self[id.tableIndex] = newValue }
  }
}
