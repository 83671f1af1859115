package import ArchModel

/// What a page tells of the code that was checked, beyond what was found in it.
package struct CheckedCode: Sendable {
  /// What the folder is called that holds all of it.
  package let name: String
  /// `nil` outside a repository.
  package let commit: Commit?
  /// When it was checked: `2026-11-26`.
  package let day: String
  /// Of each part that has a config of its own; those that show something.
  package let maps: [Map]
  package let records: [RecordLine]

  package struct Commit: Sendable {
    /// Long enough to find it.
    package let id: String
    /// When it was committed.
    package let day: String
    /// Whether files differ from it.
    package let isChanged: Bool

    package init(id: String, day: String, isChanged: Bool) {
      self.id = id
      self.day = day
      self.isChanged = isChanged
    }
  }

  package struct Map: Sendable {
    /// Where the part is; empty for the root, else ends with `/`.
    let folder: String
    let map: CodeMap

    package init(folder: String, _ map: CodeMap) {
      self.folder = folder
      self.map = map
    }
  }

  package init(name: String, commit: Commit?, day: String, maps: [Map], records: [RecordLine]) {
    self.name = name
    self.commit = commit
    self.day = day
    self.maps = maps
    self.records = records
  }
}
