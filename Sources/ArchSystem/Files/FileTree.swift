/// Where the code is read from: as it is on disk, as a commit has it, or as an editor does.
package enum FileTree: Sendable {
  case disk
  case commit(CommittedTree)
  case edited(EditedFiles)

  package func entries(of folder: SystemPath) throws(SystemError) -> [FolderEntry] {
    switch self {
    case .disk: try SystemCalls.entries(of: folder)
    case .commit(let tree): try tree.entries(of: folder)
    case .edited(let files): try files.entries(of: folder)
    }
  }

  func read(_ location: SystemPath, upTo limit: InputLimit) throws(SystemError) -> [UInt8] {
    guard let content = content(of: location) else { return try SystemCalls.read(location, upTo: limit) }
    guard content.count < limit.bytes else { throw SystemError(largerThan: limit) }
    return content
  }

  /// A file that is taken as it is now whichever commit the code is of: as an editor has it, else as it is on disk.
  package func readNow(_ location: SystemPath) throws(SystemError) -> [UInt8] {
    guard let content = contentNow(of: location) else { return try SystemCalls.read(location) }
    return content
  }

  /// What an editor holds of a file, saved or not.
  package func contentNow(of location: SystemPath) -> [UInt8]? {
    switch self {
    case .disk, .commit: nil
    case .edited(let files): files.content(of: location)
    }
  }

  package func exists(_ location: SystemPath) -> Bool {
    switch self {
    case .disk: (try? SystemCalls.kind(of: location, followingLink: true)) != nil
    case .commit(let tree): tree.exists(location)
    case .edited(let files):
      files.holds(location) || (try? SystemCalls.kind(of: location, followingLink: true)) != nil
    }
  }

  /// A link to one is not one.
  func isRegularFile(_ location: SystemPath) -> Bool {
    switch self {
    case .commit(let tree): tree.isRegularFile(location)
    case .disk, .edited: (try? SystemCalls.kind(of: location, followingLink: false)) == .regular
    }
  }

  /// `nil` when git tells nothing about it. All files of a commit are tracked.
  func trackedFiles(of repository: SystemPath) -> TrackedFiles? {
    switch self {
    case .commit(let tree): tree.trackedFiles
    case .disk, .edited: TrackedFiles(of: repository)
    }
  }

  /// The place that a path speaks of which a person named, without symbolic links.
  package func resolve(_ path: String) throws(SystemError) -> SystemPath {
    if case .edited(let files) = self, let location = files.location(named: path) { return location }
    return try Fence.existingPlace(named: SystemPath(path))
  }

  /// What to read instead of the file on disk, where they differ.
  func content(of location: SystemPath) -> [UInt8]? {
    switch self {
    case .disk: nil
    case .commit(let tree): tree.content(of: location)
    case .edited(let files): files.content(of: location)
    }
  }

  /// The revision that history leads back from.
  package var revision: String {
    switch self {
    case .disk, .edited: "HEAD"
    case .commit(let tree): tree.commit
    }
  }
}

/// The files of a commit, at the places where they would be on disk.
///
/// What the working tree did not change is read from there, and so are submodules.
package struct CommittedTree: Sendable {
  package let commit: String
  /// Relative to the repository.
  let trackedFiles: TrackedFiles

  private let repository: SystemPath
  private var entriesByFolder: [SystemPath: [FolderEntry]] = [:]
  private var contents: [SystemPath: [UInt8]] = [:]
  private var files: Set<SystemPath> = []
  private let submodules: Set<SystemPath>

  package init(_ comparison: GitComparison, below repository: SystemPath) {
    commit = comparison.base
    self.repository = repository
    trackedFiles = TrackedFiles(
      paths: comparison.files.map { (Array($0.utf8), false) }
        + comparison.links.map { (Array($0.utf8), true) })
    submodules = Set(comparison.submodules.map { repository.appending($0.utf8) })
    var folders: Set<SystemPath> = []
    for path in comparison.files { add(Array(path.utf8), .regular, &folders) }
    for path in comparison.links { add(Array(path.utf8), .symbolicLink, &folders) }
    for path in comparison.submodules { add(Array(path.utf8), .folder, &folders) }
    for (path, content) in comparison.contents { contents[repository.appending(path.utf8)] = content }
  }

  func entries(of folder: SystemPath) throws(SystemError) -> [FolderEntry] {
    if submodules.contains(where: folder.isWithin) { return try SystemCalls.entries(of: folder) }
    return entriesByFolder[folder] ?? []
  }

  /// `nil` when it is what is on disk.
  func content(of location: SystemPath) -> [UInt8]? { contents[location] }

  /// What is elsewhere, or in a submodule, is as it is now.
  func exists(_ location: SystemPath) -> Bool {
    if files.contains(location) || entriesByFolder[location] != nil { return true }
    guard !location.isWithin(repository) || submodules.contains(where: location.isWithin) else {
      return false
    }
    return (try? SystemCalls.kind(of: location, followingLink: true)) != nil
  }

  func isRegularFile(_ location: SystemPath) -> Bool {
    if submodules.contains(where: location.isWithin) || !location.isWithin(repository) {
      return (try? SystemCalls.kind(of: location, followingLink: false)) == .regular
    }
    guard let folder = location.parent else { return false }
    return (entriesByFolder[folder] ?? []).contains {
      $0.kind == .regular && folder.appending($0.name) == location
    }
  }

  private mutating func add(_ path: [UInt8], _ kind: FileKind, _ known: inout Set<SystemPath>) {
    let slash = path.lastIndex(of: UInt8(ascii: "/"))
    let above = slash.map { Array(path[..<$0]) } ?? []
    let folder = above.isEmpty ? repository : repository.appending(above)
    let name = slash.map { Array(path[($0 + 1)...]) } ?? path
    entriesByFolder[folder, default: []].append(FolderEntry(name: name, kind: kind))
    if kind != .folder { files.insert(folder.appending(name)) }
    if !above.isEmpty, known.insert(folder).inserted { add(above, .folder, &known) }
  }
}
