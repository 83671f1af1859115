import ArchDecisions

/// A file on disk, or as a commit has it.
struct FileOnDisk: Sendable, Hashable {
  /// As it is shown: relative to the root of the run, with `/`.
  let path: String
  let location: SystemPath
  /// What counts instead of what lies on disk.
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

  func read() throws(Unreadable) -> [UInt8] {
    if let content { return content }
    do throws(SystemError) {
      return try SystemCalls.read(location)
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
}

/// Finds the Swift files below a folder, in the byte order of their relative paths.
///
/// Regular files only. Symbolic links are not followed: whatever lies within the folder is found under its
/// own path, each file once, and what lies outside does not belong to it. Left out are hidden files and
/// folders, what `.gitignore` files (here, below and above up to the repository's root) leave out, and
/// folders that hold the code of others or of tools.
struct SourceWalk {
  private(set) var files: [FileOnDisk] = []
  private(set) var unreadable: [Unreadable] = []
  /// Links to Swift files or folders outside, which were not followed.
  private(set) var linksOutside: [String] = []
  /// Xcode projects, which say that the folders beside them are targets.
  private(set) var projects: [String] = []

  /// Folders in which teams keep decision records, by their names.
  private(set) var recordFolders: [FolderOnDisk] = []

  /// Configs below the root, each of which governs its folder.
  private(set) var nestedConfigs: [FileOnDisk] = []

  private let shownPrefix: [UInt8]
  /// Relative to the walk's root.
  private var ignores: [IgnorePatterns] = []
  /// What leads from the repository's root to the walk's; patterns from above see it.
  private var pathFromRepository: [UInt8] = []
  private let root: SystemPath
  private let tree: FileTree

  /// `shownPrefix` goes before the paths relative to `folder`; it is empty or ends with `/`.
  init(of folder: SystemPath, shownPrefix: String = "", in tree: FileTree = .disk) {
    self.tree = tree
    self.shownPrefix = Array(shownPrefix.utf8)
    root = (try? SystemCalls.realPath(of: folder)) ?? folder
    readIgnoresAbove()
    if RecordFolders.isUsual(root.text) {
      recordFolders.append(FolderOnDisk(path: shown(pathFromRepository), location: folder))
    }
    visit(folder, relativePath: pathFromRepository)
  }

  private mutating func visit(_ folder: SystemPath, relativePath: [UInt8]) {
    let entries: [FolderEntry]
    do throws(SystemError) {
      entries = try tree.entries(of: folder)
    } catch {
      unreadable.append(Unreadable(path: shown(relativePath), reason: error))
      return
    }
    let scopes = ignores.count
    if entries.contains(where: { $0.kind == .regular && $0.name.elementsEqual(Self.ignoreFile) }) {
      readIgnores(of: folder, relativePath: relativePath)
    }
    if relativePath != pathFromRepository { noteConfig(entries, folder, relativePath) }
    for entry in entries.filter(Self.isCandidate).sorted(by: Self.comesBefore) {
      var path = relativePath
      path += entry.name
      let isFolder = entry.kind == .folder
      guard !isIgnored(path, isFolder: isFolder) else { continue }
      let location = folder.appending(entry.name)
      if entry.kind == .symbolicLink {
        if leadsOutside(location) { linksOutside.append(shown(path)) }
      } else if isFolder, Self.isProject(entry.name) {
        projects.append(shown(path))
      } else if isFolder {
        noteRecordFolder(path, location)
        path.append(UInt8(ascii: "/"))
        visit(location, relativePath: path)
      } else {
        files.append(FileOnDisk(path: shown(path), location: location, of: tree))
      }
    }
    ignores.removeLast(ignores.count - scopes)
  }

  private mutating func noteConfig(_ entries: [FolderEntry], _ folder: SystemPath, _ relativePath: [UInt8]) {
    guard
      let entry = entries.first(where: { entry in
        entry.kind == .regular && ConfigFile.names.contains { entry.name.elementsEqual($0.utf8) }
      })
    else { return }
    nestedConfigs.append(
      FileOnDisk(path: shown(relativePath + entry.name), location: folder.appending(entry.name)))
  }

  /// Those within another belong to it.
  private mutating func noteRecordFolder(_ path: [UInt8], _ location: SystemPath) {
    // All of their names begin with one of two letters, and most folders' names do not.
    let name = path.lastIndex(of: UInt8(ascii: "/")).map { path[$0 + 1] } ?? path[0]
    guard name | 0x20 == UInt8(ascii: "a") || name | 0x20 == UInt8(ascii: "d") else { return }
    guard RecordFolders.isUsual(root.text + "/" + shown(path)) else { return }
    if let last = recordFolders.last, location.isWithin(last.location) { return }
    recordFolders.append(FolderOnDisk(path: shown(path), location: location))
  }

  private func shown(_ relativePath: [UInt8]) -> String {
    let path = shownPrefix + relativePath.dropFirst(pathFromRepository.count)
    return path.isEmpty ? "." : String(decoding: path, as: UTF8.self)
  }

  // As a folder's entries all begin with its name and a slash, comparing with that slash yields the byte
  // order of the whole paths.
  private static func comesBefore(_ left: FolderEntry, _ right: FolderEntry) -> Bool {
    let shared = min(left.name.count, right.name.count)
    for index in 0..<shared where left.name[index] != right.name[index] {
      return left.name[index] < right.name[index]
    }
    return byte(of: left, at: shared) < byte(of: right, at: shared)
  }

  /// Behind the name of a folder stands a slash, behind that of a file nothing.
  private static func byte(of entry: FolderEntry, at index: Int) -> Int {
    if index < entry.name.count { return Int(entry.name[index]) }
    return entry.kind == .folder ? Int(UInt8(ascii: "/")) : -1
  }

  private static func isCandidate(_ entry: FolderEntry) -> Bool {
    guard entry.name.first != UInt8(ascii: ".") else { return false }
    switch entry.kind {
    case .regular: return isSwift(entry.name)
    case .folder: return !isForeign(entry.name)
    case .symbolicLink: return true
    case .other: return false
    }
  }

  private func leadsOutside(_ link: SystemPath) -> Bool {
    guard let target = try? SystemCalls.realPath(of: link), !target.isWithin(root) else { return false }
    return target.isFolder || Self.isSwift(target.bytes)
  }

  static func isSwift(_ name: some BidirectionalCollection<UInt8>) -> Bool { name.hasSuffix(".swift") }

  /// Folders of package managers and build tools, and templates whose placeholders are no Swift.
  private static func isForeign(_ name: [UInt8]) -> Bool {
    foreignFolders.contains { name.elementsEqual($0.utf8) } || name.hasSuffix(".xctemplate")
  }

  private static func isProject(_ name: [UInt8]) -> Bool { name.hasSuffix(".xcodeproj") }

  private static let foreignFolders = ["Carthage", "DerivedData", "Pods", "node_modules"]
  private static let ignoreFile = ".gitignore".utf8
}

extension SourceWalk {
  private func isIgnored(_ path: [UInt8], isFolder: Bool) -> Bool {
    for scope in ignores.reversed() {
      if let verdict = scope.verdict(on: path, isFolder: isFolder) { return verdict }
    }
    return false
  }

  private mutating func readIgnores(of folder: SystemPath, relativePath: [UInt8]) {
    add(folder.appending(Self.ignoreFile), baseLength: relativePath.count, shownPath: relativePath)
  }

  private mutating func add(_ file: SystemPath, baseLength: Int, shownPath: [UInt8]) {
    do throws(SystemError) {
      let patterns = IgnorePatterns(try tree.read(file), baseLength: baseLength)
      if !patterns.isEmpty { ignores.append(patterns) }
    } catch {
      unreadable.append(Unreadable(path: shown(shownPath + Self.ignoreFile), reason: error))
    }
  }

  /// Inside a git repository the patterns of the folders above count too, and `.git/info/exclude`.
  private mutating func readIgnoresAbove() {
    guard let repository = Self.repositoryRoot(above: root) else { return }
    pathFromRepository = root.bytes.dropFirst(repository.bytes.count).drop { $0 == UInt8(ascii: "/") } + []
    if !pathFromRepository.isEmpty { pathFromRepository.append(UInt8(ascii: "/")) }

    let exclude = repository.appending(".git/info/exclude".utf8)
    if Self.isFile(exclude) { add(exclude, baseLength: 0, shownPath: pathFromRepository) }
    var above = repository
    var length = 0
    for component in pathFromRepository.split(separator: UInt8(ascii: "/")) {
      let file = above.appending(Self.ignoreFile)
      if tree.exists(file) { add(file, baseLength: length, shownPath: pathFromRepository) }
      above = above.appending(component)
      length += component.count + 1
    }
  }

  private static func isFile(_ path: SystemPath) -> Bool {
    (try? SystemCalls.kind(of: path, followingLink: false)) == .regular
  }

  /// The nearest folder, this one or one above, that holds `.git`; a worktree has a file of that name.
  static func repositoryRoot(above folder: SystemPath) -> SystemPath? {
    var current = folder
    while true {
      if (try? SystemCalls.kind(of: current.appending(".git".utf8), followingLink: true)) != nil {
        return current
      }
      guard let above = current.parent else { return nil }
      current = above
    }
  }
}

extension BidirectionalCollection where Element == UInt8 {
  fileprivate func hasSuffix(_ text: StaticString) -> Bool {
    suffix(text.utf8CodeUnitCount).elementsEqual(text.description.utf8)
  }
}
