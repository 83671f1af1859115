import ArchDecisions
import ArchFacts

/// Finds the Swift files below a folder, in the byte order of their relative paths.
///
/// Regular files only. Symbolic links are not followed: whatever is within the folder is found under its
/// own path, each file once, and what is outside does not belong to it. Left out are hidden files and
/// folders, what `.gitignore` files (here, below and above up to the repository's root) leave out, and
/// folders that hold the code of others or of tools. What git tracks is not hidden by any `.gitignore`, and what
/// it tracks and is left out all the same is noted.
@dynamicMemberLookup
package struct SourceWalk: Sendable {
  var found = WalkedFiles()
  /// What was found before folders that are put off, and those, in the order of the paths.
  private var steps: [Step] = []

  private let shownPrefix: [UInt8]
  /// Relative to the walk's root.
  var ignores: [IgnorePatterns] = []
  /// What leads from the repository's root to the walk's; patterns from above see it.
  private(set) var pathFromRepository: [UInt8] = []
  let root: SystemPath
  let repository: SystemPath?
  let tree: FileTree
  let trackedOnce: TrackedOnce
  /// The last folder with decision records, here or in the walk that this goes on from.
  private var lastRecordFolder: FolderOnDisk?
  let fence: Fence

  /// `shownPrefix` goes before the paths relative to `folder`; it is empty or ends with `/`.
  package init(of folder: SystemPath, shownPrefix: String = "", in tree: FileTree = .disk) {
    self.tree = tree
    self.shownPrefix = Array(shownPrefix.utf8)
    root = (try? SystemCalls.realPath(of: folder)) ?? folder
    repository = root.repositoryRoot
    fence = Fence(around: root)
    trackedOnce = TrackedOnce(of: repository, in: tree)
    if let path = repository.flatMap(root.relative(toFolderAbove:)), !path.isEmpty {
      pathFromRepository = path + [UInt8(ascii: "/")]
    }
    readIgnoresAbove()
    if RecordFolders.isUsual(root.text) {
      note(recordFolder: FolderOnDisk(path: shown(pathFromRepository), location: folder))
    }
    visit(folder, relativePath: pathFromRepository, isHidden: false, levels: 1)
    walkBranches()
    if !found.links.isEmpty { noteWhereLinksLead(from: folder) }
    found.leftOut.sort { $0.path.precedes($1.path) }
  }

  package subscript<Value>(dynamicMember member: KeyPath<WalkedFiles, Value>) -> Value {
    found[keyPath: member]
  }

  /// - Parameters:
  ///   - isHidden: whether an ignore file leaves the folder out, so that only what is tracked counts.
  ///   - levels: how deep to go before folders are put off.
  private mutating func visit(_ folder: SystemPath, relativePath: [UInt8], isHidden: Bool, levels: Int) {
    let entries: [FolderEntry]
    do throws(SystemError) {
      entries = try tree.entries(of: folder)
    } catch {
      found.unreadable.append(Unreadable(path: shown(relativePath), reason: error))
      return
    }
    let scopes = ignores.count
    if let file = entries.first(where: { $0.name.elementsEqual(Self.ignoreFile) }) {
      readIgnores(file, of: folder, relativePath: relativePath)
    }
    if relativePath != pathFromRepository {
      noteConfig(entries, folder, relativePath)
      noteRepository(entries, relativePath)
    }
    if !isHidden { noteDescriptions(entries, folder, relativePath) }
    let isDocumentation = Self.isDocumentation(relativePath)
    for entry in entries.filter(Self.isCandidate).sorted(by: Self.comesBefore) {
      var path = relativePath
      path += entry.name
      let location = folder.appending(entry.name)
      let isFolder = entry.kind == .folder
      if isFolder { path.append(UInt8(ascii: "/")) }
      let reason = Self.reasonToPassBy(entry) ?? (isDocumentation && !isFolder ? .documentation : nil)
      if let reason { noteLeftOut(path, location, reason) }
      guard reason == nil || reason == .project else { continue }
      let isHidden = isHidden || isIgnored(path)
      if isHidden, !isTracked(path) { continue }
      if reason == .project {
        found.projects.append(
          FileOnDisk(
            path: shown(path + Self.projectFile), location: location.appending(Self.projectFile), of: tree))
      } else if entry.kind == .symbolicLink {
        note(link: path, location)
      } else if isFolder {
        noteRecordFolder(path.dropLast(), location)
        if levels > 1 {
          visit(location, relativePath: path, isHidden: isHidden, levels: levels - 1)
        } else {
          putOff(Branch(folder: location, path: path, isHidden: isHidden, ignores: ignores))
        }
      } else {
        found.files.append(FileOnDisk(path: shown(path[...]), location: location, of: tree))
      }
    }
    ignores.removeLast(ignores.count - scopes)
  }

  private mutating func noteConfig(_ entries: [FolderEntry], _ folder: SystemPath, _ relativePath: [UInt8]) {
    guard
      let entry = entries.first(where: { entry in
        (entry.kind == .regular || entry.kind == .symbolicLink)
          && ConfigName.all.contains { entry.name.elementsEqual($0.utf8) }
      })
    else { return }
    found.nestedConfigs.append(
      FileOnDisk(path: shown(relativePath + entry.name), location: folder.appending(entry.name)))
  }

  /// Of a submodule `.git` is a file: it belongs to the repository around it.
  private mutating func noteRepository(_ entries: [FolderEntry], _ relativePath: [UInt8]) {
    guard entries.contains(where: { $0.kind == .folder && $0.name.elementsEqual(".git".utf8) }) else {
      return
    }
    found.repositories.append(shown(relativePath.dropLast()))
  }

  private mutating func noteDescriptions(
    _ entries: [FolderEntry], _ folder: SystemPath, _ relativePath: [UInt8]
  ) {
    for entry in entries where entry.kind == .regular && ManifestName.isOfXcodeGen(entry.name) {
      found.descriptions.append(
        FileOnDisk(
          path: shown(relativePath + entry.name), location: folder.appending(entry.name), of: tree))
    }
  }

  /// Those within another belong to it.
  private mutating func noteRecordFolder(_ path: ArraySlice<UInt8>, _ location: SystemPath) {
    // All of their names begin with one of two letters, and most folders' names do not.
    let name = path[path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? path.startIndex]
    guard name | 0x20 == UInt8(ascii: "a") || name | 0x20 == UInt8(ascii: "d") else { return }
    guard RecordFolders.isUsual(root.text + "/" + shown(path)) else { return }
    if let last = lastRecordFolder, location.isWithin(last.location) { return }
    note(recordFolder: FolderOnDisk(path: shown(path), location: location))
  }

  private mutating func note(recordFolder: FolderOnDisk) {
    found.recordFolders.append(recordFolder)
    lastRecordFolder = recordFolder
  }

  func shown(_ relativePath: some Collection<UInt8>) -> String {
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

  /// A slash follows the name of a folder; nothing follows that of a file.
  private static func byte(of entry: FolderEntry, at index: Int) -> Int {
    if index < entry.name.count { return Int(entry.name[index]) }
    return entry.kind == .folder ? Int(UInt8(ascii: "/")) : -1
  }

  private static func isCandidate(_ entry: FolderEntry) -> Bool {
    switch entry.kind {
    case .regular: SwiftFileName.matches(entry.name)
    case .folder: !entry.name.elementsEqual(".git".utf8)
    case .symbolicLink: true
    case .other: false
    }
  }

  /// Why nothing in a folder, or a file, is looked at whatever git and ignore files say.
  private static func reasonToPassBy(_ entry: FolderEntry) -> LeftOutFile.Reason? {
    if entry.name.first == UInt8(ascii: ".") { return .hidden }
    if entry.kind == .symbolicLink, entry.name.starts(with: linksOfBazel) { return .toolFolder }
    guard entry.kind == .folder else { return nil }
    if isToolFolder(entry.name) { return .toolFolder }
    if entry.name.hasSuffix(".xctemplate") { return .template }
    return entry.name.hasSuffix(".xcodeproj") ? .project : nil
  }

  /// Whether a folder, with a slash at its end, is a catalogue of documentation or in one. Its Swift files are steps of
  /// tutorials, each of which declares the types of the one before again.
  private static func isDocumentation(_ folder: [UInt8]) -> Bool {
    folder.split(separator: UInt8(ascii: "/")).contains { $0.hasSuffix(".docc") }
  }

  /// A folder of a package manager or a build tool.
  package static func isToolFolder(_ name: [UInt8]) -> Bool {
    foreignFolders.contains { name.elementsEqual($0.utf8) }
  }

  private static let foreignFolders = ["Carthage", "DerivedData", "Pods", "SourcePackages", "node_modules"]
  /// `bazel-bin`, `bazel-out`: they lead to where Bazel builds.
  private static let linksOfBazel = "bazel-".utf8
  package static let ignoreFileName = ".gitignore"
  static let ignoreFile = ignoreFileName.utf8
  /// In the folder of an Xcode project.
  private static let projectFile = "project.pbxproj".utf8
}

// Several folders at once.
extension SourceWalk {
  /// A folder that is put off, so that others can be walked beside it.
  private struct Branch: Sendable {
    let folder: SystemPath
    let path: [UInt8]
    let isHidden: Bool
    let ignores: [IgnorePatterns]
  }

  private enum Step: Sendable {
    case found(WalkedFiles)
    case putOff(Branch)

    var isPutOff: Bool { if case .putOff = self { true } else { false } }
  }

  /// So many are worth walking side by side. Some projects have all of their code in one folder of one folder.
  private static let enoughBranches = 16
  private static let mostLevels = 4

  private mutating func putOff(_ branch: Branch) {
    steps += [.found(found), .putOff(branch)]
    found = WalkedFiles()
  }

  private mutating func walkBranches() {
    var steps = takeSteps()
    let start = self
    for _ in 1..<Self.mostLevels where steps.count(where: \.isPutOff) < Self.enoughBranches {
      steps = steps.flatMap { start.steps(after: $0, levels: 1) }
    }
    if steps.contains(where: \.isPutOff) {
      steps = ParallelWork.map(steps) { step throws(Never) in
        start.steps(after: step, levels: .max)
      }.flatMap { $0.get() }
    }
    for case .found(let files) in steps { found += files }
  }

  private func steps(after step: Step, levels: Int) -> [Step] {
    guard case .putOff(let branch) = step else { return [step] }
    var walk = self
    walk.ignores = branch.ignores
    walk.visit(branch.folder, relativePath: branch.path, isHidden: branch.isHidden, levels: levels)
    return walk.takeSteps()
  }

  private mutating func takeSteps() -> [Step] {
    defer { (steps, found) = ([], WalkedFiles()) }
    return steps + [.found(found)]
  }
}

extension BidirectionalCollection where Element == UInt8 {
  fileprivate func hasSuffix(_ text: StaticString) -> Bool {
    suffix(text.utf8CodeUnitCount).elementsEqual(text.description.utf8)
  }
}
