/// Where the code is read from: as it stands on disk, or as a commit has it.
enum FileTree: Sendable {
  case disk
  case commit(CommittedTree)

  func entries(of folder: SystemPath) throws(SystemError) -> [FolderEntry] {
    switch self {
    case .disk: try SystemCalls.entries(of: folder)
    case .commit(let tree): try tree.entries(of: folder)
    }
  }

  func read(_ location: SystemPath) throws(SystemError) -> [UInt8] {
    switch self {
    case .disk: try SystemCalls.read(location)
    case .commit(let tree):
      if let content = tree.content(of: location) { content } else { try SystemCalls.read(location) }
    }
  }

  func exists(_ location: SystemPath) -> Bool {
    switch self {
    case .disk: (try? SystemCalls.kind(of: location, followingLink: true)) != nil
    case .commit(let tree): tree.exists(location)
    }
  }

  /// What to read instead of the file on disk, where they differ.
  func content(of location: SystemPath) -> [UInt8]? {
    switch self {
    case .disk: nil
    case .commit(let tree): tree.content(of: location)
    }
  }

  /// The revision that history leads back from.
  var revision: String {
    switch self {
    case .disk: "HEAD"
    case .commit(let tree): tree.commit
    }
  }
}

/// The files of a commit, at the places where they would lie on disk.
///
/// What the working tree did not change is read from there, so that only what differs is taken from git: a
/// sparse checkout, a submodule and a file that a filter rewrites are the same on both sides.
struct CommittedTree: Sendable {
  let commit: String
  /// Every file whose bytes or existence differ between the commit and the working tree, by its place on disk.
  let changed: Set<SystemPath>
  /// Files as they were, by where they are now.
  let renames: [String: String]

  private var entriesByFolder: [SystemPath: [FolderEntry]] = [:]
  private var contents: [SystemPath: [UInt8]] = [:]
  private let submodules: Set<SystemPath>
  private let repository: SystemPath

  init(_ comparison: GitComparison, contents: [String: [UInt8]], repository: SystemPath) {
    commit = comparison.base
    self.repository = repository
    changed = Set(comparison.changes.map { repository.appending($0.path.utf8) })
    renames = comparison.renames
    submodules = Set(comparison.submodules.map { repository.appending($0.utf8) })
    var folders: Set<SystemPath> = []
    var kinds: [(path: String, kind: FileKind)] = comparison.files.map { ($0, .regular) }
    kinds += comparison.links.map { ($0, .symbolicLink) } + comparison.submodules.map { ($0, .folder) }
    for (path, kind) in kinds { add(Array(path.utf8), kind, &folders) }
    for change in comparison.changes {
      guard let blob = change.blob, let bytes = contents[blob] else { continue }
      self.contents[repository.appending(change.path.utf8)] = bytes
    }
  }

  func entries(of folder: SystemPath) throws(SystemError) -> [FolderEntry] {
    if submodules.contains(where: folder.isWithin) { return try SystemCalls.entries(of: folder) }
    return entriesByFolder[folder] ?? []
  }

  func content(of location: SystemPath) -> [UInt8]? { contents[location] }

  func exists(_ location: SystemPath) -> Bool {
    // Changed since then, or elsewhere, or never part of the repository.
    if contents[location] != nil || entriesByFolder[location] != nil { return true }
    return !changed.contains(location) && (try? SystemCalls.kind(of: location, followingLink: true)) != nil
  }

  private mutating func add(_ path: [UInt8], _ kind: FileKind, _ known: inout Set<SystemPath>) {
    let slash = path.lastIndex(of: UInt8(ascii: "/"))
    let above = slash.map { Array(path[..<$0]) } ?? []
    let folder = above.isEmpty ? repository : repository.appending(above)
    let name = slash.map { Array(path[($0 + 1)...]) } ?? path
    entriesByFolder[folder, default: []].append(FolderEntry(name: name, kind: kind))
    if !above.isEmpty, known.insert(folder).inserted { add(above, .folder, &known) }
  }
}
