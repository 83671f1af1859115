import ArchFacts
import ArchLocks

/// Where the lines of one file begin: made when it is first asked for, since few files have anything to tell about theirs,
/// and once for all codebases that the file is in.
final class LinesOfFile: Sendable {
  private let table = Locked<LineTable?>(nil)

  /// - Parameter bytes: of the file, always the same or with blanks for some of them.
  func table(of bytes: [UInt8]) -> LineTable {
    table.withLock { table in
      if let table { return table }
      let made = LineTable(bytes)
      table = made
      return made
    }
  }
}
