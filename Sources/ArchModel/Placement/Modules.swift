import ArchFacts
import ArchKnowledge

/// How a file's module is known.
package enum ModuleEvidence: Sendable, Hashable {
  /// A target of the package manifest in this folder, which ends with a slash or is empty.
  case manifest(folder: String)
  /// The folder has the place that SwiftPM or a team gives to targets: below `Sources` or `Tests`.
  case sourcesFolder
  /// The folder is next to this Xcode project.
  case project(String)
  /// Some file imports a module of the folder's name.
  case imported

  /// Worded to follow "module 'X'".
  package var reason: String {
    switch self {
    case .manifest(let folder): "according to \(folder)Package.swift"
    case .sourcesFolder: "because of its place in the sources folder"
    case .project(let path): "because of its place next to \(path)"
    case .imported: "because a file imports a module of this name"
    }
  }
}

/// The module of one file.
package struct FileModule: Sendable, Hashable {
  package let name: String
  package let evidence: ModuleEvidence
  package let isTest: Bool

  package init(name: String, evidence: ModuleEvidence, isTest: Bool = false) {
    self.name = name
    self.evidence = evidence
    self.isTest = isTest
  }
}

/// The modules that a codebase consists of: SwiftPM's targets as their manifests say, and the folders of Xcode
/// projects, whose own files nobody needs to read for it.
package struct Modules: Sendable {
  private struct Target {
    let module: FileModule
    let dependencies: [String]
  }

  /// By folder, without a slash at its end.
  private var targets: [String: Target] = [:]
  private var dependenciesByName: [String: [String]] = [:]
  /// The folders of the manifests that declare a target, each with a slash at its end or empty.
  private var manifestsByTarget: [String: [String]] = [:]
  /// The folder of a project, and the names of the projects in it.
  private var projects: [String: [String]] = [:]
  private let importedNames: Set<String>

  /// - Parameters:
  ///   - projects: paths of Xcode projects, such as `App/App.xcodeproj`.
  ///   - importedNames: every module that some file imports.
  package init(manifests: [PackageManifest], projects: [String], importedNames: Set<String>) {
    self.importedNames = importedNames
    // `Package@swift-5.9.swift` comes after `Package.swift`, which says what is usual.
    for manifest in manifests { add(manifest) }
    for path in projects.sorted() {
      let (folder, file) = Self.split(path)
      let name = file.hasSuffix(".xcodeproj") ? String(file.dropLast(10)) : file
      self.projects[folder, default: []].append(name)
    }
  }

  /// As the files of a codebase say by their manifests and imports.
  init(of files: [ScannedFile], projects: [String], imports: ImportTable) {
    self.init(
      manifests: files.compactMap(PackageManifest.init(of:)), projects: projects,
      importedNames: Set(imports.names.ids.map(imports.names.string)))
  }

  private mutating func add(_ manifest: PackageManifest) {
    let plain = manifest.targets.filter { $0.kind != .testTarget && $0.kind != .plugin }
    for target in manifest.targets {
      let module = FileModule(
        name: target.name, evidence: .manifest(folder: manifest.folder), isTest: target.kind == .testTarget)
      let entry = Target(module: module, dependencies: target.dependencies)
      dependenciesByName[target.name] = dependenciesByName[target.name] ?? target.dependencies
      manifestsByTarget[target.name, default: []].append(manifest.folder)
      var folders = target.folders
      // With a single target its files may be in `Sources` itself.
      if target.path == nil, plain == [target] { folders.append("Sources") }
      for folder in folders.map({ Self.joined(manifest.folder, $0) }) where targets[folder] == nil {
        targets[folder] = entry
      }
    }
  }

  /// Of every target that a manifest declares, with or without files here, as code imports it.
  package var targetNames: Set<String> {
    Set(dependenciesByName.keys.map { String($0.map { $0 == "-" ? "_" : $0 }) })
  }

  /// What a target's manifest lists as its dependencies; `nil` when no manifest has the target.
  package func dependencies(of module: String) -> [String]? { dependenciesByName[module] }

  /// The module of every file, in the order of the paths. Files of one folder are next to each other, so
  /// each folder is looked at about once.
  package func modules(ofPaths paths: [String], work: some WorkDistribution = InOrder()) -> [FileModule?] {
    var folders: [Substring.UTF8View] = []
    let folderOfPath = paths.map { path in
      let folder = path.utf8[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.utf8.startIndex)]
      if folders.last.map({ !$0.elementsEqual(folder) }) ?? true { folders.append(folder) }
      return folders.count - 1
    }
    let all = folders
    let modules = work.map(all.count, atOnce: Self.foldersAtOnce) { index in
      module(ofFolder: String(decoding: all[index], as: UTF8.self))
    }
    return folderOfPath.map { modules[$0] }
  }

  /// Enough work to outweigh the cost of passing it on.
  private static let foldersAtOnce = 64

  package func module(of path: String) -> FileModule? { modules(ofPaths: [path]).first ?? nil }

  private func module(ofFolder folder: String) -> FileModule? {
    guard !folder.isEmpty || targets[""] != nil else { return nil }
    var current = folder
    while true {
      if let target = targets[current] { return target.module }
      if current.isEmpty { break }
      current = Self.split(current).folder
    }
    let parts = folder.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
    return bySourcesFolder(parts) ?? byContainerFolder(parts) ?? byProject(parts) ?? byImport(parts)
  }

  /// The folder below the last `Sources` or `Tests`.
  private func bySourcesFolder(_ parts: [String]) -> FileModule? {
    guard let index = parts.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }), index + 1 < parts.count
    else { return nil }
    let name = parts[index + 1]
    // `Reference/Sources/Core` next to the manifest of a `Core` that is elsewhere: a copy, which no target holds.
    if isElsewhere(name, than: parts[...index]) { return nil }
    return FileModule(name: name, evidence: .sourcesFolder, isTest: parts[index] == "Tests")
  }

  /// Whether the manifest around a folder declares a target of this name. The folder is none of its folders then, since
  /// those are known.
  private func isElsewhere(_ name: String, than folder: ArraySlice<String>) -> Bool {
    guard let manifests = manifestsByTarget[name] else { return false }
    let path = folder.joined(separator: "/") + "/"
    return manifests.contains { path.hasPrefix($0) }
  }

  /// `Modules/Feed/…`: such a folder often only holds the folders of one target, so an import has to show it.
  private func byContainerFolder(_ parts: [String]) -> FileModule? {
    for (index, part) in parts.enumerated().dropLast().reversed() {
      guard Self.moduleFolders.contains(part), importedNames.contains(parts[index + 1]) else { continue }
      return FileModule(name: parts[index + 1], evidence: .imported)
    }
    return nil
  }

  private static let moduleFolders = FolderNames[.modules]

  /// Xcode gives each target a folder next to the project. One that is named for nothing known belongs to the
  /// target that the project is named for.
  private func byProject(_ parts: [String]) -> FileModule? {
    for count in (0..<parts.count).reversed() {
      let folder = parts[..<count].joined(separator: "/")
      guard let names = projects[folder], let first = names.first else { continue }
      let own = parts[count]
      let project = (folder.isEmpty ? "" : folder + "/") + first + ".xcodeproj"
      let isTarget =
        importedNames.contains(own) || own.hasSuffix("Tests") || names.contains { own.hasPrefix($0) }
      return FileModule(name: isTarget ? own : first, evidence: .project(project))
    }
    return nil
  }

  private func byImport(_ parts: [String]) -> FileModule? {
    guard let first = parts.first, importedNames.contains(first) else { return nil }
    return FileModule(name: first, evidence: .imported)
  }

  private static func split(_ path: String) -> (folder: String, file: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
    return (String(path[..<slash]), String(path[path.utf8.index(after: slash)...]))
  }

  /// Without `./`, `..` and slashes at the end.
  private static func joined(_ folder: String, _ path: String) -> String {
    var parts: [Substring.UTF8View] = []
    for part in (folder + path).utf8.split(separator: UInt8(ascii: "/")) where !part.elementsEqual(".".utf8) {
      if part.elementsEqual("..".utf8) { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
  }
}
