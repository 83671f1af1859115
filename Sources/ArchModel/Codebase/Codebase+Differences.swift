extension Codebase {
  /// The files of which something is different from an earlier codebase, where nothing else is that is asked of more than
  /// one file: all is declared as it was, every type is what it was, and the same share their instances and put the app
  /// together.
  ///
  /// - Returns: `nil` where more than that differs.
  package func differences(from earlier: Codebase) -> FileSet? {
    guard code.memberTable === earlier.code.memberTable, shown == earlier.shown,
      sharedInstances.all == earlier.sharedInstances.all, assembling == earlier.assembling,
      roles.saySame(as: earlier.roles)
    else { return nil }
    return FileSet(
      zip(files.ids, zip(files.all, earlier.files.all)).lazy
        .filter { !$1.0.isSame(as: $1.1) }.map { $0.0 })
  }
}

extension SourceFile {
  /// Whether the same bytes are judged in the same parts; where a file belongs, its codebase's declarations say.
  fileprivate func isSame(as other: SourceFile) -> Bool {
    if self === other { return true }
    return written === other.written
      && notJudgedRanges.map(\.range) == other.notJudgedRanges.map(\.range)
  }
}
