import ArchFacts

/// Which numbers the types of each file have.
///
/// Where code is looked at again after every change each file has some to spare, so that one type more in a file leaves the
/// numbers of all others as they are, and with them what was found out about them.
struct TypeNumbers: Sendable, Equatable {
  /// By file, with one more at the end.
  private let starts: [Int]

  /// So many types may come to a file before all are numbered anew.
  private static let spare = 4

  init(_ files: [SourceFile], withSpare: Bool) {
    var next = 0
    starts =
      [0]
      + files.map { file in
        next += Self.count(file) + (withSpare ? Self.spare : 0)
        return next
      }
  }

  /// Of types that a file declares, extensions apart.
  private static func count(_ file: SourceFile) -> Int { file.facts.types.count { $0.kind != .extension } }

  /// How many there are.
  var count: Int { starts.last ?? 0 }

  subscript(_ file: FileID) -> Range<Int> { starts[file.tableIndex]..<starts[file.tableIndex + 1] }

  /// Whether the types of the same files have room.
  func hold(_ files: [SourceFile]) -> Bool {
    starts.count == files.count + 1
      && files.indices.allSatisfy { Self.count(files[$0]) <= starts[$0 + 1] - starts[$0] }
  }
}

/// Whether types are numbered for once, or so that those of the next version of the code have the same numbers.
enum Numbering: Sendable {
  case once
  case again(after: SymbolTable?)
}
