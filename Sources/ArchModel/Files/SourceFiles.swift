/// The files of a codebase, in their order.
///
/// Where somebody looks at the code for the sake of one file, it is noted which others are looked at: as long as none of
/// them changes, what was found there still holds.
package struct SourceFiles: RandomAccessCollection, Sendable {
  @usableFromInline let all: [SourceFile]
  @usableFromInline let reads: FileReads?

  init(_ all: [SourceFile], noting reads: FileReads? = nil) {
    self.all = all
    self.reads = reads
  }

  @inlinable package var startIndex: Int { 0 }
  @inlinable package var endIndex: Int { all.count }

  @inlinable
  package subscript(_ index: Int) -> SourceFile {
    @inline(__always) get {
      if let reads { reads.note(index) }
      return all[index]
    }
  }

  /// Rules read files in inner loops: a call for each would count a reference each time.
  @inlinable
  package subscript(_ id: FileID) -> SourceFile {
    @inline(__always) get { self[id.tableIndex] }
  }

  /// All of them, in order.
  package var ids: [FileID] { all.ids }

  /// Each with its id.
  package var numbered: Zip2Sequence<[FileID], SourceFiles> { zip(ids, self) }
}
