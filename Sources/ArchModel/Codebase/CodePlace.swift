package import ArchFacts

/// A place in the code, for people.
package struct CodePlace: Sendable, Hashable {
  package let path: String
  package let location: SourceLocation

  package init(path: String, location: SourceLocation) {
    self.path = path
    self.location = location
  }
}

extension Codebase {
  package func place(_ file: FileID, _ offset: Int32) -> CodePlace {
    let file = files[file]
    return CodePlace(path: file.path, location: file.lines.location(at: offset))
  }
}
