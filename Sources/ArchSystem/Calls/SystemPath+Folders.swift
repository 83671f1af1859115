extension SystemPath {
  package var isFolder: Bool { (try? SystemCalls.kind(of: self, followingLink: true)) == .folder }

  /// The folder that holds this absolute path, or `nil` at the top.
  package var parent: SystemPath? {
    let trimmed = bytes
    guard trimmed.count > 1, let slash = trimmed.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return SystemPath(bytes: slash == trimmed.startIndex ? [UInt8(ascii: "/")] : Array(trimmed[..<slash]))
  }

  /// The nearest folder, this one or one above, that holds `.git`; a worktree has a file of that name.
  package var repositoryRoot: SystemPath? {
    var current = self
    while true {
      if (try? SystemCalls.kind(of: current.appending(".git".utf8), followingLink: true)) != nil {
        return current
      }
      guard let above = current.parent else { return nil }
      current = above
    }
  }

  /// Whether this absolute path is that folder or is below it.
  package func isWithin(_ folder: SystemPath) -> Bool { relative(toFolderAbove: folder) != nil }

  /// What leads from a folder above to this path, empty when it is the folder itself; `nil` when it is
  /// elsewhere.
  package func relative(toFolderAbove folder: SystemPath) -> [UInt8]? {
    let slash = UInt8(ascii: "/")
    guard bytes.starts(with: folder.bytes) else { return nil }
    let rest = bytes.dropFirst(folder.bytes.count)
    guard let first = rest.first else { return [] }
    if first == slash { return Array(rest.dropFirst()) }
    return folder.bytes.last == slash ? Array(rest) : nil
  }

  /// What leads from another folder here, with `..` where needed; empty or with `/` at the end.
  package func prefix(from folder: SystemPath) -> String {
    let slash = UInt8(ascii: "/")
    let mine = bytes.split(separator: slash)
    let other = folder.bytes.split(separator: slash)
    let shared = zip(mine, other).prefix { $0.elementsEqual($1) }.count
    let steps = Array(repeating: "..", count: other.count - shared)
    let names = mine.dropFirst(shared).map { String(decoding: $0, as: UTF8.self) }
    return (steps + names).map { $0 + "/" }.joined()
  }
}
