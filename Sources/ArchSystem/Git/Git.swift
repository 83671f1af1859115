/// Reads the repository that a folder is in, by the `git` program.
///
/// Only plumbing commands that look into the object database, in an environment of their own: no hook, no
/// pager, no filter, no external diff or signature check that the repository's configuration names is run,
/// nothing is fetched, written or locked, and `git` itself is never taken from within the checked tree.
package struct Git {
  private let program: SystemPath
  /// Paths that are asked for are relative to it.
  private let folder: SystemPath

  /// `nil` without a `git` that works, outside a repository, and in one that is broken.
  package init?(at folder: SystemPath) {
    guard let repository = folder.repositoryRoot,
      let program = Self.program(outside: repository)
    else { return nil }
    self.program = program
    self.folder = folder
    guard let top = run(["rev-parse", "--show-toplevel"]),
      run(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]) != nil
    else { return nil }
    // Where the nearest `.git` is broken, git goes on to a repository further up, which is another one.
    let answered = SystemPath(bytes: top.last == UInt8(ascii: "\n") ? top.dropLast() : top)
    guard (try? SystemCalls.realPath(of: answered)) == repository else { return nil }
  }

  /// A commit that changed one file.
  struct Change {
    let commit: String
    /// When it was committed, in seconds since 1970.
    let time: Int64
    /// After the commit.
    let path: String
    /// Before the commit, when that was another one.
    let oldPath: String?
    /// The content after the commit; `nil` when it removed the file.
    let blob: String?
  }

  /// When a revision was committed, in seconds since 1970.
  package func time(of revision: String) -> Int64? {
    guard let output = run(["rev-list", "--timestamp", "--max-count=1", revision]) else { return nil }
    return Self.lines(output).first?.split(separator: " ").first.flatMap { Int64($0) }
  }

  /// When a file was last committed, in seconds since 1970; `nil` where no commit has it.
  package func time(ofLastChangeOf path: String) -> Int64? {
    guard let output = run(["rev-list", "--timestamp", "--max-count=1", "HEAD", "--", path])
    else { return nil }
    return Self.lines(output).first?.split(separator: " ").first.flatMap { Int64($0) }
  }

  /// What the commits of the main line, from a revision back, did to the files below some folders; the newest
  /// first. A merge counts as one commit, at which all of its branch arrived.
  func changes(below folders: [String], since revision: String = "HEAD") -> [Change]? {
    guard
      let listed = run(
        ["rev-list", "--first-parent", "--parents", "--timestamp", revision, "--"] + folders)
    else { return nil }
    var times: [String: Int64] = [:]
    var request = ""
    for line in Self.lines(listed) {
      // A time, the commit, its parents.
      let words = line.split(separator: " ")
      guard words.count >= 2, let time = Int64(words[0]) else { return nil }
      times[String(words[1])] = time
      request += words.dropFirst().prefix(2).joined(separator: " ") + "\n"
    }
    guard !request.isEmpty else { return [] }
    let compare = ["diff-tree", "--stdin", "--root", "-r", "-M", "--raw", "--no-abbrev", "-z", "--"]
    guard let compared = run(compare + folders, input: Array(request.utf8)) else { return nil }
    return Self.changes(in: compared, times)
  }

  /// The contents of some blobs; what is missing is left out.
  func contents(of blobs: [String]) -> [String: [UInt8]]? {
    guard !blobs.isEmpty else { return [:] }
    let request = blobs.map { $0 + "\n" }.joined()
    guard let output = run(["cat-file", "--batch"], input: Array(request.utf8)) else { return nil }
    var contents: [String: [UInt8]] = [:]
    var index = 0
    while index < output.count, let end = output[index...].firstIndex(of: UInt8(ascii: "\n")) {
      // `<id> blob <size>`, the content and a line end; or `<id> missing`.
      let words = String(decoding: output[index..<end], as: UTF8.self).split(separator: " ")
      index = end + 1
      guard words.count == 3, let size = Int(words[2]) else { continue }
      guard size >= 0, index + size <= output.count else { return nil }
      contents[String(words[0])] = Array(output[index..<(index + size)])
      index += size + 1
    }
    return contents
  }
}

extension Git {
  private static let outputLimit = 256 << 20
  private static let patience = 60

  /// The answer of a command, `nil` when it failed.
  package func run(_ arguments: [String], input: [UInt8] = []) -> [UInt8]? {
    let settings = [
      "--no-pager", "--no-optional-locks", "--no-replace-objects", "--literal-pathspecs", "-c",
      "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "core.quotePath=false", "-c",
      "protocol.allow=never", "-C", folder.text,
    ]
    guard
      let outcome = try? SystemCalls.run(
        program, settings + arguments, environment: Self.environment, input: input, limit: Self.outputLimit,
        seconds: Self.patience), outcome.code == 0
    else { return nil }
    return outcome.output
  }

  /// What the `git` that would be asked about a tree calls itself, such as `git version 2.39.5`; `nil` without one.
  package static func version(outside tree: SystemPath) -> String? {
    guard let program = program(outside: tree),
      let outcome = try? SystemCalls.run(
        program, ["--version"], environment: environment, input: [], limit: 1 << 10, seconds: patience),
      outcome.code == 0
    else { return nil }
    return lines(outcome.output).first
  }

  /// None of the user's `GIT_…`, which could name programs, directories and traces.
  private static var environment: [String] {
    let kept = ["HOME", "PATH", "XDG_CONFIG_HOME", "TMPDIR", "DEVELOPER_DIR"].compactMap { name in
      SystemCalls.environment(name).map { "\(name)=\($0)" }
    }
    return kept + [
      "LC_ALL=C", "GIT_TERMINAL_PROMPT=0", "GIT_OPTIONAL_LOCKS=0", "GIT_NO_LAZY_FETCH=1",
      "GIT_ALLOW_PROTOCOL=none", "GIT_PAGER=cat",
    ]
  }

  /// The first `git` of `PATH` whose folder is absolute and not part of what is checked.
  private static func program(outside tree: SystemPath) -> SystemPath? {
    // The same default as the shell's.
    let folders = (SystemCalls.environment("PATH") ?? "/usr/local/bin:/usr/bin:/bin").utf8.split(
      separator: UInt8(ascii: ":"))
    for folder in folders where folder.first == UInt8(ascii: "/") {
      let candidate = SystemPath(bytes: Array(folder)).appending("git".utf8)
      guard let resolved = try? SystemCalls.realPath(of: candidate), !resolved.isWithin(tree),
        SystemCalls.isExecutable(candidate)
      else { continue }
      return candidate
    }
    return nil
  }

  static func lines(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// For each commit its id, then for each file `:modes ids status` and one path, or two for a rename.
  private static func changes(in output: [UInt8], _ times: [String: Int64]) -> [Change] {
    var changes: [Change] = []
    var commit = ""
    var fields = output.split(separator: 0)[...]
    while let field = fields.popFirst() {
      let text = String(decoding: field, as: UTF8.self)
      guard text.hasPrefix(":") else {
        commit = text.split(separator: "\n").first.map(String.init) ?? text
        continue
      }
      let words = text.split(separator: " ")
      guard words.count == 5, let first = fields.popFirst() else { break }
      let status = words[4].first
      let isMove = status == "R" || status == "C"
      let second = isMove ? fields.popFirst() : nil
      let old = String(decoding: first, as: UTF8.self)
      changes.append(
        Change(
          commit: commit, time: times[commit] ?? 0,
          path: second.map { String(decoding: $0, as: UTF8.self) } ?? old,
          oldPath: status == "R" ? old : nil, blob: status == "D" ? nil : String(words[3])))
    }
    return changes
  }
}
