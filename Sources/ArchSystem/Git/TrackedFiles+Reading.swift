extension TrackedFiles {
  /// Those of the working tree, `nil` when nothing can be told about them.
  package init?(of repository: SystemPath) {
    guard let files = GitIndex.files(of: repository) ?? Git.trackedFiles(of: repository) else { return nil }
    self = files
  }
}

extension Git {
  /// What git itself answers, for an index that is kept in a way of its own.
  fileprivate static func trackedFiles(of repository: SystemPath) -> TrackedFiles? {
    // Without an index nothing was added yet.
    guard let git = Git(at: repository), let output = git.run(["ls-files", "--stage", "-z"]) else {
      return nil
    }
    let paths = output.split(separator: 0).compactMap { entry -> (path: [UInt8], isLink: Bool)? in
      // `<mode> <id> <stage>`, a tab and the path.
      guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      return (Array(entry[(tab + 1)...]), entry.starts(with: "120000".utf8))
    }
    return TrackedFiles(paths: paths)
  }
}
