/// What was looked at for the sake of something, or what is no longer as it was.
package struct Looks: Sendable {
  var files = FileSet()
  /// Types of which it is asked who uses them, wherever that is.
  var users = Selection<SymbolID>()

  package init() {}

  init(at files: FileSet) { self.files = files }

  package func contains(_ file: FileID) -> Bool { files.contains(file) }

  package func isDisjoint(with other: Looks) -> Bool {
    files.isDisjoint(with: other.files) && users.isDisjoint(with: other.users)
  }

  /// The same and these.
  package func adding(files: some Sequence<FileID> = [], users: some Sequence<SymbolID> = []) -> Looks {
    var all = self
    for file in files { all.files.insert(file.tableIndex) }
    for type in users { all.users.insert(type.tableIndex) }
    return all
  }
}
