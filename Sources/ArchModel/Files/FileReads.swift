import ArchLocks

/// Which files somebody looked at who judges one of them.
@usableFromInline
package final class FileReads: Sendable {
  private let own: Int
  private let others: Locked<FileSet>

  package init(for file: FileID, known: FileSet = FileSet()) {
    own = file.tableIndex
    others = Locked(known)
  }

  @usableFromInline
  func note(_ index: Int) {
    if index != own { others.withLock { $0.insert(index) } }
  }

  /// What is asked of all files at once differs with any of them.
  func noteAll() { others.withLock { $0.insertAll() } }

  /// Besides the file itself.
  package var files: FileSet { others.withLock { $0 } }
}
