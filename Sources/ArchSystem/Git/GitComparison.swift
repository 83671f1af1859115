/// How the working tree differs from the commit that a change started from.
///
/// Git itself is not asked what the working tree changed: to be sure it would put files through the filters that the
/// repository names, which are programs. So the bytes are compared here.
package struct GitComparison {
  /// The commit, in full.
  package let base: String
  /// Regular files of the base; those that a sparse checkout leaves out are left out here, too.
  package private(set) var files: Set<String> = []
  package private(set) var links: [String] = []
  package private(set) var submodules: [String] = []
  /// The content of files at the base that is not what is on disk. Only of files that a check looks at.
  package private(set) var contents: [String: [UInt8]] = [:]
  /// New paths by the old ones.
  package let renames: [String: String]

  private static let blobsAtOnce = 512

  /// `nil` when git cannot tell, for want of an object.
  package init?(_ git: Git, base: String, below repository: SystemPath) {
    guard let entries = git.entries(at: base), let hidden = git.filesLeftOut,
      let renames = git.renames(since: base)
    else { return nil }
    self.base = base
    self.renames = renames
    var compared: [Git.TreeEntry] = []
    var folders = RealFolders()
    for entry in entries {
      switch entry.mode {
      case "120000": links.append(entry.path)
      case "160000": submodules.append(entry.path)
      default:
        guard !hidden.contains(entry.path) else { continue }
        files.insert(entry.path)
        if Self.isLookedAt(entry.path) { compared.append(entry) }
      }
    }
    for start in stride(from: 0, to: compared.count, by: Self.blobsAtOnce) {
      let some = compared[start..<min(start + Self.blobsAtOnce, compared.count)]
      guard let blobs = git.contents(of: Set(some.map(\.blob)).sorted()) else { return nil }
      for entry in some {
        guard let content = blobs[entry.blob] else { return nil }
        let location = repository.appending(entry.path.utf8)
        // What is beyond a link is another file.
        let isRegular =
          (try? SystemCalls.kind(of: location, followingLink: false)) == .regular && folders.hold(location)
        let current = isRegular ? try? SystemCalls.read(location) : nil
        if !Self.isSame(current, content) { contents[entry.path] = content }
      }
    }
  }

  /// Whether nobody changed a file: git itself may have put `\r` before each line end when it wrote it to disk.
  private static func isSame(_ current: [UInt8]?, _ committed: [UInt8]) -> Bool {
    guard let current else { return false }
    if current == committed { return true }
    let (carriageReturn, lineFeed) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
    guard current.count > committed.count, !committed.contains(carriageReturn) else { return false }
    var index = 0
    for byte in committed {
      if byte == lineFeed, index < current.count, current[index] == carriageReturn { index += 1 }
      guard index < current.count, current[index] == byte else { return false }
      index += 1
    }
    return index == current.count
  }

  private static func isLookedAt(_ path: String) -> Bool {
    [".swift", ".md", ".markdown", ".gitignore", "architecture.json"].contains { ending in
      path.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8) { $0 | 0x20 == $1 | 0x20 }
    }
  }
}

/// Folders whose path has no symbolic link.
private struct RealFolders {
  private var known: [SystemPath: Bool] = [:]

  /// - Parameter location: absolute, below a folder without symbolic links.
  mutating func hold(_ location: SystemPath) -> Bool {
    guard let folder = location.parent else { return true }
    if let isReal = known[folder] { return isReal }
    let isReal = (try? SystemCalls.realPath(of: folder)) == folder
    known[folder] = isReal
    return isReal
  }
}

extension Git {
  /// A revision that could not be compared with.
  package enum Unusable: Error {
    case unknownRevision(names: [String])
    /// Both are there, but nothing joins them.
    case unrelated
  }

  /// The commit that the current branch left another one at.
  package func mergeBase(with revision: String) throws(Unusable) -> String {
    guard let commit = commit(named: revision) else { throw .unknownRevision(names: branchNames) }
    guard let base = answer(["merge-base", commit, "HEAD"])?.first else { throw .unrelated }
    return base
  }

  package func commit(named revision: String) -> String? {
    answer(["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"])?.first
  }

  /// Whether the history was cut off when it was fetched.
  package var isShallow: Bool { answer(["rev-parse", "--is-shallow-repository"])?.first == "true" }

  private var branchNames: [String] {
    answer(["for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/remotes", "refs/tags"]) ?? []
  }

  struct TreeEntry {
    /// From the root of the repository.
    let path: String
    let mode: String
    let blob: String
  }

  /// Regular files, links and submodules of a commit.
  func entries(at commit: String) -> [TreeEntry]? {
    run(["ls-tree", "-r", "-z", "--full-tree", commit]).map { output in
      output.split(separator: 0).compactMap { entry in
        // `<mode> <kind> <id>`, a tab and the path.
        let parts = entry.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
        guard parts.count == 2 else { return nil }
        let words = String(decoding: parts[0], as: UTF8.self).split(separator: " ").map(String.init)
        guard words.count == 3 else { return nil }
        return TreeEntry(path: String(decoding: parts[1], as: UTF8.self), mode: words[0], blob: words[2])
      }
    }
  }

  /// Files that a sparse checkout keeps off the disk.
  var filesLeftOut: Set<String>? {
    run(["ls-files", "-t", "-z", "--cached"]).map { output in
      let hidden = output.split(separator: 0).filter { $0.starts(with: "S ".utf8) }
      return Set(hidden.map { String(decoding: $0.dropFirst(2), as: UTF8.self) })
    }
  }

  /// Files that were renamed and told to git. The index is compared, not the working tree.
  func renames(since commit: String) -> [String: String]? {
    let command = [
      "diff-index", "--cached", "--raw", "-z", "-M", "--diff-filter=R", "--no-abbrev",
      "--ignore-submodules=all", commit, "--",
    ]
    return run(command).map { output in
      var renames: [String: String] = [:]
      // `:modes ids R100`, the old path and the new one.
      var fields = output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }[...]
      while fields.popFirst() != nil, let old = fields.popFirst(), let new = fields.popFirst() {
        renames[old] = new
      }
      return renames
    }
  }

  private func answer(_ arguments: [String]) -> [String]? { run(arguments).map(Self.lines) }
}
