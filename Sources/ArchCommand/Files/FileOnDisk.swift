/// A file on disk, or as a commit has it.
struct FileOnDisk: Sendable, Hashable {
  /// As it is shown: relative to the root of the run, with `/`.
  let path: String
  let location: SystemPath
  /// What counts instead of what is on disk.
  private let content: [UInt8]?

  init(path: String, location: SystemPath, of tree: FileTree = .disk) {
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
  func shown(as path: String) -> FileOnDisk { FileOnDisk(path: path, location: location, content: content) }

  func read(upTo limit: InputLimit = .source) throws(Unreadable) -> [UInt8] {
    do throws(SystemError) {
      guard let content else { return try SystemCalls.read(location, upTo: limit) }
      guard content.count < limit.bytes else { throw SystemError(largerThan: limit) }
      return content
    } catch {
      throw Unreadable(path: path, reason: error)
    }
  }
}

struct FolderOnDisk: Sendable, Hashable {
  /// As it is shown: relative to the root of the run, `.` for the root itself.
  let path: String
  let location: SystemPath
}

/// Something that could not be read, and why; the rest goes on without it.
struct Unreadable: Error, Hashable {
  let path: String
  let reason: SystemError

  /// Whether it is a link that leads to where nothing may be read.
  var isLink: Bool { reason.code == SystemError.refused }
}
