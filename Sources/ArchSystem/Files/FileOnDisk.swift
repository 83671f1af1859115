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

  /// The same file as if it held something else.
  package func holding(_ content: [UInt8], as path: String) -> FileOnDisk {
    FileOnDisk(path: path, location: location, content: content)
  }

  /// What counts instead of what is on disk; `nil` where that counts.
  package var held: [UInt8]? { content }

  /// As git-crypt begins its files.
  private static let cipherHead = Array("\0GITCRYPT\0".utf8)

  package func read(upTo limit: InputLimit = .source) throws(Unreadable) -> [UInt8] {
    do throws(SystemError) {
      let bytes: [UInt8]
      if let content { bytes = content } else { bytes = try SystemCalls.read(location, upTo: limit) }
      guard bytes.count < limit.bytes else { throw SystemError(largerThan: limit) }
      // Whoever has no key has no source: it is not Swift that is written wrongly.
      if bytes.starts(with: Self.cipherHead) { throw SystemError(code: SystemError.encrypted) }
      return bytes
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
