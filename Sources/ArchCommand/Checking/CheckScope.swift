import ArchFacts
import ArchReports
import ArchSystem

/// What a check looks at: the folder whose code is joined into one codebase, and the part of it to report.
///
/// With a config the codebase is all that the config governs, even when only some paths are asked about:
/// whether a file breaks a rule can depend on any other.
struct CheckScope {
  private(set) var config: ConfigFile?
  private(set) var files: [FileOnDisk]
  private(set) var unreadable: [Unreadable]
  private(set) var linksOutside: [String]
  /// Swift files that git tracks and the walk passed by, each with its reason, in the order of their paths, which
  /// are relative to the root. What the config leaves out of the files that were found is not among them.
  private(set) var leftOut: [LeftOutFile]
  /// The files of Xcode's projects that say what is in their targets.
  private(set) var projects: [FileOnDisk]
  /// What such projects are generated from, where that is no Swift.
  private(set) var descriptions: [FileOnDisk]
  /// Manifests above the code that the config leaves out: they say which modules it is in.
  private(set) var manifests: [FileOnDisk] = []
  /// What the paths are relative to.
  let root: SystemPath
  /// What its configs may speak of.
  let fence: Fence
  /// By their names; a config may name others.
  private(set) var recordFolders: [FolderOnDisk]
  /// What leads from the working directory to the root of the paths.
  let pathPrefix: String
  /// Whether all that the config governs was looked at.
  let holdsAllOfConfig: Bool
  /// Whether nothing was left out that could break a rule here: it holds all that a config governs, or one folder
  /// that none governs.
  let isWhole: Bool
  /// Paths to report, relative to the root, folders without a slash at the end; empty means all.
  private var reportedPaths: [String] = []
  /// Goes before the paths of this scope in a report; empty, or the folder of a nested config with a slash.
  private(set) var folder = ""
  /// Where its files are read from.
  private(set) var tree: FileTree
  /// Configs below the root.
  private var nestedConfigs: [NestedConfig] = []

  /// All that govern any of it, the one of the root first.
  var configs: [ConfigFile] { [config].compactMap(\.self) + nestedConfigs.map(\.config) }

  init(_ arguments: Arguments, in tree: FileTree = .disk) throws(Failure) {
    self.tree = tree
    let paths = arguments.operands.isEmpty ? ["."] : arguments.operands
    let workingDirectory = try SystemPath(resolving: ".")
    var places: [SystemPath] = []
    for path in paths { places.append(try SystemPath(named: path, in: tree)) }
    config = try ConfigFile(for: arguments, at: paths, in: tree)

    let governed = config?.folder ?? Self.repository(around: places)
    guard let governed, places.allSatisfy({ $0.isWithin(governed) }) else {
      // Nothing says what belongs together but the paths themselves.
      let sources = try Sources(named: paths, in: tree)
      files = sources.files
      unreadable = sources.unreadable
      linksOutside = sources.linksOutside
      leftOut = sources.leftOut
      projects = sources.projects
      descriptions = sources.descriptions
      recordFolders = sources.recordFolders
      holdsAllOfConfig = false
      let isOnlyFolder = places.count == 1 && places[0].isFolder
      isWhole = isOnlyFolder
      if isOnlyFolder, places[0].repositoryRoot == nil, sources.repositories.count > 1 {
        throw .severalRepositories(paths[0], sources.repositories)
      }
      root = isOnlyFolder ? places[0] : workingDirectory
      fence = Fence(around: root)
      pathPrefix = isOnlyFolder ? Self.prefix(to: places[0], paths, workingDirectory) : ""
      nestedConfigs = nested(sources.nestedConfigs, arguments)
      return
    }
    holdsAllOfConfig = config != nil
    isWhole = true
    let walk = SourceWalk(of: governed, in: tree)
    files = walk.files
    unreadable = walk.unreadable
    linksOutside = walk.linksOutside
    leftOut = walk.leftOut
    projects = walk.projects
    descriptions = walk.descriptions
    recordFolders = walk.recordFolders
    root = governed
    fence = Fence(around: root)
    pathPrefix = Self.prefix(to: governed, paths, workingDirectory)
    nestedConfigs = nested(walk.nestedConfigs, arguments)
    let relative = places.compactMap { $0.relative(toFolderAbove: governed) }
    if !relative.contains([]) { reportedPaths = relative.map { String(decoding: $0, as: UTF8.self) } }
  }

  /// - Parameter path: with the folder of the scope before it.
  func isReported(_ path: String) -> Bool {
    reportedPaths.isEmpty || reportedPaths.contains { path == $0 || path.hasPrefix($0 + "/") }
  }

  /// Whether no part of the code is left out of the report.
  var reportsAll: Bool { reportedPaths.isEmpty && isWhole }

  /// Leaves out what the config leaves out.
  mutating func keep(_ isIncluded: (String) -> Bool) {
    var leftOut: [FileOnDisk] = []
    files.removeAll { file in
      if isIncluded(file.path) { return false }
      if ManifestName.matches(file.path) { leftOut.append(file) }
      return true
    }
    manifests += leftOut.filter { manifest in
      let folder = manifest.path.folderOfPath
      return files.contains { $0.path.hasPrefix(folder) }
    }
    unreadable.removeAll { $0.isLink && !isIncluded($0.path) }
  }

  /// The same folder as a commit has it, governed by the configs of now. Only for one folder, or all of a config.
  func asOf(_ tree: FileTree) -> CheckScope {
    let walk = SourceWalk(of: root, in: tree)
    var scope = self
    scope.tree = tree
    scope.files = walk.files
    scope.unreadable = walk.unreadable
    scope.linksOutside = walk.linksOutside
    scope.leftOut = walk.leftOut
    scope.projects = walk.projects
    scope.descriptions = walk.descriptions
    scope.manifests = []
    scope.recordFolders = walk.recordFolders
    return scope
  }

  /// A path of a report as one of the run.
  func inRun(_ path: String) -> String {
    !pathPrefix.isEmpty && path.hasPrefix(pathPrefix) ? String(path.dropFirst(pathPrefix.count)) : path
  }

  /// The same folder governed by another config.
  ///
  /// - Parameter others: what is there instead of a file.
  func supposing(
    governedBy config: ConfigFile?, _ others: (FileOnDisk) -> [FileOnDisk]
  ) -> CheckScope {
    var scope = asOf(tree)
    scope.config = config
    scope.files = scope.files.flatMap(others)
    scope.files.sort { $0.path.precedes($1.path) }
    return scope
  }

  /// Takes this content for that of a file.
  mutating func hold(_ content: [UInt8], at location: SystemPath) {
    switch tree {
    case .edited(var edited):
      edited.replace(content, at: location)
      tree = .edited(edited)
    case .disk, .commit: break
    }
    func hold(in files: inout [FileOnDisk]) {
      guard let index = files.firstIndex(where: { $0.location == location }) else { return }
      files[index] = files[index].holding(content, as: files[index].path)
    }
    hold(in: &files)
    hold(in: &projects)
    hold(in: &descriptions)
    hold(in: &manifests)
  }

  /// Without all files but one, some others and the manifests that say which module they are in.
  ///
  /// - Parameter others: their paths.
  func alone(_ location: SystemPath, with others: some Sequence<String> = []) -> CheckScope {
    var scope = self
    let others = Set(others)
    scope.files.removeAll {
      $0.location != location && !others.contains($0.path) && !ManifestName.matches($0.path)
    }
    return scope
  }

  /// With files that the walk passed by.
  func lookingAlso(at paths: Set<String>) -> CheckScope {
    var scope = asOf(tree)
    let added = scope.leftOut.filter { paths.contains($0.path) && !$0.reason.isLink }.map(\.path)
    scope.files += added.map { FileOnDisk(path: $0, location: root.appending($0.utf8), of: tree) }
    scope.files.sort { $0.path.precedes($1.path) }
    scope.leftOut.removeAll { added.contains($0.path) }
    return scope
  }

  /// The same files, governed by the configs that a commit has.
  ///
  /// - Parameter config: the one of the root, as the commit has it.
  func governed(by config: ConfigFile?, in tree: FileTree, _ arguments: Arguments) -> CheckScope {
    var scope = asOf(self.tree)
    scope.config = config
    scope.nestedConfigs = nested(SourceWalk(of: root, in: tree).nestedConfigs, arguments)
    return scope
  }

  /// Where no config says what belongs together, files are judged among those of their repository: which layers there
  /// are shows in all of them. A folder stands for itself.
  private static func repository(around places: [SystemPath]) -> SystemPath? {
    guard places.count > 1 || !places[0].isFolder else { return nil }
    let folder = places[0].isFolder ? places[0] : places[0].parent
    return folder?.repositoryRoot
  }

  /// Relative, unless the user spoke of a place elsewhere by its absolute path.
  private static func prefix(
    to root: SystemPath, _ paths: [String], _ workingDirectory: SystemPath
  ) -> String {
    if paths[0].hasPrefix("/"), !root.isWithin(workingDirectory) {
      return root.text.hasSuffix("/") ? root.text : root.text + "/"
    }
    return root.prefix(from: workingDirectory)
  }
}

// Nested configs.
extension CheckScope {
  /// The scope itself without what configs below it govern, and one scope for each of these.
  ///
  /// A config in a folder that this scope's own config leaves out counts for nothing.
  func parts() -> [CheckScope] {
    guard !nestedConfigs.isEmpty else { return [self] }
    let folders = nestedConfigs.map(\.folder)
    var filesByConfig: [Int?: [FileOnDisk]] = [:]
    let configs = Dictionary(folders.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    for file in files { filesByConfig[Self.innermost(configs, around: file.path), default: []].append(file) }
    var outer = self
    outer.nestedConfigs = []
    outer.files = filesByConfig[nil] ?? []
    outer.recordFolders.removeAll { Self.innermost(configs, around: $0.path + "/") != nil }
    var parts = outer.files.isEmpty ? [] : [outer]
    for (index, config) in nestedConfigs.enumerated() {
      guard let files = filesByConfig[index] else { continue }
      parts.append(CheckScope(self, governedBy: config, files))
    }
    return parts
  }

  private func nested(_ files: [FileOnDisk], _ arguments: Arguments) -> [NestedConfig] {
    guard arguments.mayNest else { return [] }
    return files.map { file in
      NestedConfig(
        folder: file.path.folderOfPath,
        config: ConfigFile(
          location: file.location, folder: file.location.parent ?? root, shownPath: pathPrefix + file.path,
          in: tree))
    }
  }

  private static func innermost(_ configs: [String: Int], around path: String) -> Int? {
    var folder = path.folderOfPath
    while !folder.isEmpty {
      if let config = configs[folder] { return config }
      folder = String(folder.dropLast()).folderOfPath
    }
    return nil
  }

  private init(_ outer: CheckScope, governedBy nested: NestedConfig, _ files: [FileOnDisk]) {
    let folder = nested.folder
    func within(_ path: String) -> String? {
      path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : nil
    }
    root = nested.config.folder
    config = nested.config
    func shown(_ files: [FileOnDisk]) -> [FileOnDisk] {
      files.compactMap { file in within(file.path).map(file.shown) }
    }
    self.files = shown(files)
    descriptions = shown(outer.descriptions)
    manifests = shown(outer.manifests)
    unreadable = []
    linksOutside = []
    leftOut = []
    fence = outer.fence
    projects = shown(outer.projects)
    recordFolders = outer.recordFolders.compactMap { entry in
      within(entry.path).map { FolderOnDisk(path: $0, location: entry.location) }
    }
    pathPrefix = outer.pathPrefix
    tree = outer.tree
    holdsAllOfConfig = true
    isWhole = true
    reportedPaths = outer.reportedPaths
    self.folder = folder
  }
}

/// A config below the root, and what leads to its folder, with a slash at the end.
private struct NestedConfig {
  let folder: String
  let config: ConfigFile
}

extension Arguments {
  /// A config that is named, or none at all, is for everything.
  var mayNest: Bool { usesConfig && configPath == nil }
}
