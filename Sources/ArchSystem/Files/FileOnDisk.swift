/// A file on disk, or as a commit has it.
package struct FileOnDisk: Sendable, Hashable {
  /// As it is shown: relative to the root of the run, with `/`.
  package let path: String
  package let location: SystemPath
  /// What counts instead of what is on disk.
  private let content: [UInt8]?

  package init(path: String, location: SystemPath, of tree: FileTree = .disk) {
    self.path = path
    self.location = location
    content = tree.content(of: location)
  }

  private init(path: String, location: SystemPath, content: [UInt8]?) {
    self.path = path
    self.location = location
    self.content = content
  }

  /// The same file, spoken of from elsewhere.
  package func shown(as path: String) -> FileOnDisk {
    FileOnDisk(path: path, location: location, content: content)
  }

  package func read(upTo limit: InputLimit = .source) throws(Unreadable) -> [UInt8] {
    do throws(SystemError) {
      guard let content else { return try SystemCalls.read(location, upTo: limit) }
      guard content.count < limit.bytes else { throw SystemError(largerThan: limit) }
      return content
    } catch {
      throw Unreadable(path: path, reason: error)
    }
  }
}

package struct FolderOnDisk: Sendable, Hashable {
  /// As it is shown: relative to the root of the run, `.` for the root itself.
  package let path: String
  package let location: SystemPath

  package init(path: String, location: SystemPath) {
    self.path = path
    self.location = location
  }
}
