import ArchReports
import ArchRules
import ArchSystem

/// What was changed since a branch was left: the commits since then, and the working tree as it is.
struct Change {
  /// As the user named it.
  let name: String
  /// The files as they were.
  let tree: CommittedTree
  /// New paths by the old ones, both relative to the root of the run.
  let renames: [String: String]

  private let repository: SystemPath
  private let root: SystemPath
  private let comparison: GitComparison
  private let git: Git

  /// - Parameter name: a branch, tag or commit; without one the main branch.
  init(since name: String?, _ scope: CheckScope) throws(Failure) {
    guard let repository = scope.root.repositoryRoot else {
      throw .noRepository(scope.root.text)
    }
    guard let git = Git(at: repository) else { throw .gitUnusable(repository.text) }
    guard let name = name ?? git.mainBranch else {
      throw .unknownBase(nil, known: [], isShallow: git.isShallow)
    }
    let base = try Self.mergeBase(with: name, git)
    guard let comparison = GitComparison(git, base: base, below: repository) else {
      throw .missingObjects(base)
    }
    self.name = name
    self.git = git
    self.repository = repository
    self.comparison = comparison
    root = scope.root
    tree = CommittedTree(comparison, below: repository)
    let prefix = ReportPaths(scope).folderInRepository
    renames = comparison.renames.reduce(into: [:]) { renames, pair in
      guard pair.key.hasPrefix(prefix), pair.value.hasPrefix(prefix) else { return }
      renames[String(pair.key.dropFirst(prefix.count))] = String(pair.value.dropFirst(prefix.count))
    }
  }

  private static func mergeBase(with name: String, _ git: Git) throws(Failure) -> String {
    do throws(Git.Unusable) {
      return try git.mergeBase(with: name)
    } catch {
      switch error {
      case .unknownRevision(let names): throw .unknownBase(name, known: names, isShallow: git.isShallow)
      case .unrelated: throw .unrelatedBase(name, isShallow: git.isShallow)
      }
    }
  }

  /// Whether a file is new, untracked, renamed or has other content.
  ///
  /// - Parameter path: relative to the root of the run.
  func touches(_ path: String) -> Bool {
    touches(path.hasPrefix("/") ? SystemPath(path) : root.appending(path.utf8))
  }

  /// - Parameter location: absolute and without symbolic links.
  func touches(_ location: SystemPath) -> Bool {
    guard covers(location), let relative = location.relative(toFolderAbove: repository) else { return false }
    let path = String(decoding: relative, as: UTF8.self)
    return !comparison.files.contains(path) || comparison.contents[path] != nil
  }

  /// Whether what is compared with is the commit that is checked out.
  var startsAtHead: Bool { git.commit(named: "HEAD") == tree.commit }

  /// When what is compared with was committed, in seconds since 1970.
  var baseTime: Int? { git.time(of: tree.commit).map { Int($0) } }

  /// What a file was like; `nil` when it was not there.
  ///
  /// - Parameter location: absolute.
  func formerContent(of location: SystemPath) -> [UInt8]? {
    let location = (try? SystemCalls.realPath(of: location)) ?? location
    guard let relative = location.relative(toFolderAbove: repository) else { return nil }
    return git.run(["cat-file", "blob", "\(tree.commit):\(String(decoding: relative, as: UTF8.self))"])
  }

  /// Configs of the run that are gone, absolute.
  var removedConfigs: [String] {
    comparison.files.filter { path in
      let name =
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.index(after: $0)...] } ?? path[...]
      let location = repository.appending(path.utf8)
      return ConfigName.all.contains(String(name)) && location.isWithin(root)
        && (try? SystemCalls.kind(of: location, followingLink: false)) == nil
    }.map { repository.appending($0.utf8).text }
  }

  /// Whether the repository itself has it, not a submodule and not somebody else.
  func covers(_ location: SystemPath) -> Bool {
    guard let relative = location.relative(toFolderAbove: repository) else { return false }
    let path = String(decoding: relative, as: UTF8.self)
    return !comparison.submodules.contains { path.hasPrefix($0 + "/") }
  }

  /// Files of the run that changed, those that are gone included.
  func changedFiles(of now: CheckScope, and before: CheckScope) -> Int {
    let paths = Set(now.files.map(\.path))
    return now.files.count { touches($0.path) }
      + before.files.count { !paths.contains($0.path) && renames[$0.path] == nil }
  }

  /// Says what is not in the report.
  func say(_ findings: [Finding], of all: [Finding]) {
    let hidden = all.count { $0.status == .new } - findings.count { $0.status == .new }
    let others = hidden == 0 ? "" : "; \(hidden) in other files are not shown"
    Output.error.say(
      "Reports on what changed since \(TerminalText.escaped(name)) (\(tree.commit.prefix(7)))\(others).")
  }
}

extension Git {
  /// The one that others are branched off, as far as names tell.
  fileprivate var mainBranch: String? {
    ["origin/HEAD", "origin/main", "main", "origin/master", "master"].first { commit(named: $0) != nil }
  }
}
