/// How the working tree differs from the commit that a change started from.
struct GitComparison {
  struct Change {
    /// From the root of the repository.
    let path: String
    /// Its content at the base; `nil` when there was no file.
    let blob: String?
  }

  /// The merge base, in full.
  let base: String
  /// Regular files of the base; those that a sparse checkout leaves out are left out here, too.
  private(set) var files: [String] = []
  private(set) var links: [String] = []
  private(set) var submodules: [String] = []
  /// Modified, removed and added files that git knows of. Untracked ones are not among them.
  let changes: [Change]
  /// New paths by the old ones.
  let renames: [String: String]

  /// `nil` when git cannot tell.
  init?(_ git: Git, base: String, isOnDisk: (String) -> Bool) {
    guard let entries = git.entries(at: base), let changes = git.differences(from: base),
      let renames = git.renames(since: base)
    else { return nil }
    self.base = base
    self.renames = renames
    let changed = Set(changes.map(\.path))
    for entry in entries {
      switch entry.mode {
      case "120000": links.append(entry.path)
      case "160000": submodules.append(entry.path)
      default: if changed.contains(entry.path) || isOnDisk(entry.path) { files.append(entry.path) }
      }
    }
    self.changes = changes
  }

  /// Whether a file of the base matters to a check.
  static func isLookedAt(_ path: String) -> Bool {
    [".swift", ".md", ".markdown", ".gitignore", "architecture.json"].contains { ending in
      path.utf8.count >= ending.utf8.count
        && path.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8) { $0 | 0x20 == $1 | 0x20 }
    }
  }
}

extension Git {
  /// A revision that could not be compared with.
  enum Unusable: Error {
    case unknownRevision(names: [String])
    /// Both are there, but nothing joins them.
    case unrelated
  }

  /// The commit that the current branch left another one at.
  func mergeBase(with revision: String) throws(Unusable) -> String {
    guard let commit = commit(named: revision) else {
      throw .unknownRevision(names: branchNames)
    }
    guard let output = answer(["merge-base", commit, "HEAD"]), let base = output.first else {
      throw .unrelated
    }
    return base
  }

  func commit(named revision: String) -> String? {
    answer(["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"])?.first
  }

  /// Whether the history was cut off when it was fetched.
  var isShallow: Bool { answer(["rev-parse", "--is-shallow-repository"])?.first == "true" }

  private var branchNames: [String] {
    answer(["for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/remotes", "refs/tags"]) ?? []
  }

  /// Regular files, links and submodules of a commit.
  func entries(at commit: String) -> [(path: String, mode: String)]? {
    run(["ls-tree", "-r", "-z", "--full-tree", commit]).map { output in
      output.split(separator: 0).compactMap { entry in
        let parts = entry.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
        guard parts.count == 2 else { return nil }
        return (
          String(decoding: parts[1], as: UTF8.self), String(decoding: parts[0].prefix(6), as: UTF8.self)
        )
      }
    }
  }

  /// Tracked files that are not as a commit has them. Nothing of the working tree goes through a filter, so that
  /// a file that was only touched may be among them.
  func differences(from commit: String) -> [GitComparison.Change]? {
    let command = [
      "diff-index", "--raw", "-z", "--no-renames", "--no-abbrev", "--ignore-submodules=all", commit, "--",
    ]
    return run(command).map { output in
      Self.rawEntries(output).compactMap { entry in
        entry.oldMode.hasPrefix("100") || entry.newMode.hasPrefix("100")
          ? GitComparison.Change(
            path: entry.path, blob: entry.oldMode.hasPrefix("100") ? entry.oldBlob : nil) : nil
      }
    }
  }

  /// Files that were renamed and told to git.
  func renames(since commit: String) -> [String: String]? {
    let command = [
      "diff-index", "--cached", "--raw", "-z", "-M", "--diff-filter=R", "--no-abbrev",
      "--ignore-submodules=all", commit, "--",
    ]
    return run(command).map { output in
      var renames: [String: String] = [:]
      for entry in Self.rawEntries(output) { if let new = entry.newPath { renames[entry.path] = new } }
      return renames
    }
  }

  private struct RawEntry {
    let oldMode: Substring
    let newMode: Substring
    let oldBlob: String
    let path: String
    let newPath: String?
  }

  /// `:100644 100644 id id M`, a path, and another one after a rename.
  private static func rawEntries(_ output: [UInt8]) -> [RawEntry] {
    var entries: [RawEntry] = []
    var fields = output.split(separator: 0)[...]
    while let field = fields.popFirst(), let first = fields.popFirst() {
      let words = String(decoding: field, as: UTF8.self).dropFirst().split(separator: " ")
      guard words.count == 5 else { break }
      let isPair = words[4].first == "R" || words[4].first == "C"
      let second = isPair ? fields.popFirst() : nil
      entries.append(
        RawEntry(
          oldMode: words[0], newMode: words[1], oldBlob: String(words[2]),
          path: String(decoding: first, as: UTF8.self),
          newPath: second.map { String(decoding: $0, as: UTF8.self) }))
    }
    return entries
  }

  private func answer(_ arguments: [String]) -> [String]? { run(arguments).map(Self.lines) }
}
