import ArchFacts
import ArchKnowledge

/// The modules that a codebase consists of: targets as the manifests of SwiftPM, Tuist and XcodeGen say, the nearest of
/// which decides, then targets as Xcode's projects list their files, then the folders next to such projects.
package struct Modules: Sendable {
  private struct Target {
    let module: FileModule
    let dependencies: [String]
  }

  private struct Description {
    let path: String
    /// Of the module that the whole folder is; `nil` where the description has targets, or says nothing.
    let name: String?
  }

  /// By folder, without a slash at its end.
  private var targets: [String: Target] = [:]
  private var dependenciesByName: [String: [String]] = [:]
  /// The folders of the manifests that declare a target, each with a slash at its end or empty.
  private var manifestsByTarget: [String: [String]] = [:]
  /// By the folder of a `Project.swift` or `project.yml`, without a slash at its end.
  private var descriptions: [String: Description] = [:]
  private var describedNames: Set<String> = []
  /// Folders whose files are in several targets, or may be.
  private var sharedFolders: Set<String> = []
  /// The targets that have a file without the folder around it, by its path.
  private var targetsOfFiles: [String: Set<String>] = [:]
  /// Of packages, without a slash at their ends.
  private var packageFolders: Set<String> = []
  /// The folder of a project, and the names of the projects in it.
  private var projects: [String: [String]] = [:]
  private let projectTargets: ProjectTargets
  /// Which may be folders here: `import SwiftUI` says nothing of a folder `SwiftUI`.
  private let importedNames: Set<String>

  /// - Parameters:
  ///   - importedNames: every module that some file imports.
  package init(
    manifests: [PackageManifest], tuist: [TuistManifest] = [], xcodeGen: [XcodeGenManifest] = [],
    projects: [XcodeProject], importedNames: Set<String>
  ) {
    self.importedNames = importedNames.filter { AppleModules.group(of: $0) == nil }
    projectTargets = ProjectTargets(projects, importedNames: importedNames)
    // `Package@swift-5.9.swift` comes after `Package.swift`, which says what is usual.
    for manifest in manifests { add(manifest) }
    for manifest in tuist { add(manifest.targets, of: manifest.path, named: manifest.name) }
    for manifest in xcodeGen { add(manifest.targets, of: manifest.path, named: nil) }
    for path in projects.map(\.path).sorted() {
      let (folder, file) = Self.split(path)
      let name = file.hasSuffix(".xcodeproj") ? String(file.dropLast(10)) : file
      self.projects[folder, default: []].append(name)
    }
  }

  /// As the files of a codebase say by their manifests and imports.
  init(of files: [ScannedFile], _ build: BuildFiles, imports: ImportTable) {
    let all = files + build.manifests
    self.init(
      manifests: all.compactMap(PackageManifest.init(of:)), tuist: all.compactMap { TuistManifest($0.facts) },
      xcodeGen: build.xcodeGen, projects: build.xcodeProjects,
      importedNames: Set(imports.names.ids.map(imports.names.string)))
  }

  private mutating func add(_ described: [DescribedTarget], of path: String, named name: String?) {
    descriptions[Self.split(path).folder] = Description(path: path, name: described.isEmpty ? name : nil)
    let whole = described.flatMap { target in target.folders.map { (folder: $0, target: target) } }
    // One file of a folder says nothing of the others, where some target has all of them.
    var single: [(folder: String, target: DescribedTarget)] = []
    for target in described {
      for file in target.files {
        let folder = Self.split(file).folder
        let isInOther = whole.contains {
          $0.folder.isEmpty || folder == $0.folder || folder.hasPrefix($0.folder + "/")
        }
        if !isInOther {
          single.append((folder, target))
        } else if !target.isTest {
          targetsOfFiles[file, default: []].insert(target.name)
        }
      }
    }
    let all = whole + single
    for (folder, target) in all {
      describedNames.insert(target.name)
      let isShared = all.contains { other in
        other.target.name != target.name
          && (other.folder.isEmpty || folder == other.folder || folder.hasPrefix(other.folder + "/"))
      }
      if isShared {
        sharedFolders.insert(folder)
      } else if targets[folder] == nil {
        let module = FileModule(name: target.name, evidence: .description(path), isTest: target.isTest)
        targets[folder] = Target(module: module, dependencies: [])
      }
    }
  }

  private mutating func add(_ manifest: PackageManifest) {
    packageFolders.insert(DescribedTarget.joined(manifest.folder, ""))
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
      for folder in folders.map({ DescribedTarget.joined(manifest.folder, $0) }) where targets[folder] == nil
      {
        targets[folder] = entry
      }
    }
    // Two targets in one folder, told apart by what each leaves out.
    for target in manifest.targets {
      for folder in target.leftOut {
        let other = manifest.targets.first { other in
          other.name != target.name && !Set(other.folders).isDisjoint(with: target.folders)
            && !other.leftOut.contains(folder)
        }
        let path = DescribedTarget.joined(manifest.folder, folder)
        guard let other, targets[path] == nil else { continue }
        let module = FileModule(
          name: other.name, evidence: .manifest(folder: manifest.folder), isTest: other.kind == .testTarget)
        targets[path] = Target(module: module, dependencies: other.dependencies)
      }
    }
  }

  /// Of every target that a manifest declares, with or without files here, as code imports it.
  package var targetNames: Set<String> {
    describedNames.union(dependenciesByName.keys)
  }

  /// What a target's manifest lists as its dependencies; `nil` when no manifest has the target.
  package func dependencies(of module: String) -> [String]? { dependenciesByName[module] }

  /// What is known of every file, in the order of the paths. Files of one folder are next to each other, so each folder
  /// is looked at about once.
  package func places(ofPaths paths: [String], work: some WorkDistribution = InOrder()) -> [ModulePlace] {
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
    let memberships = projectTargets.memberships(
      ofPaths: paths, listedElsewhere: folderOfPath.map { modules[$0]?.evidence.isWritten ?? false })
    return paths.indices.map { index in
      let module = modules[folderOfPath[index]]
      return switch memberships[index] {
      case .module(let listed): .module(listed)
      case .several(let names): .several(names)
      case .unbuilt(let project): .unbuilt(project: project)
      case .beside(let listed):
        module.map(\.isKnownByPlace) ?? true ? .module(listed) : place(of: paths[index], in: module)
      case .unknown: place(of: paths[index], in: module)
      }
    }
  }

  private func place(of path: String, in module: FileModule?) -> ModulePlace {
    guard let module else { return .unknown }
    let names = targetsOfFiles.isEmpty ? [] : targetsOfFiles[path, default: []].union([module.name])
    return names.count > 1 ? .several(names.sorted()) : .module(module)
  }

  /// Enough work to outweigh the cost of passing it on.
  private static let foldersAtOnce = 64

  package func module(of path: String) -> FileModule? { places(ofPaths: [path]).first?.module }

  private func module(ofFolder folder: String) -> FileModule? {
    guard !folder.isEmpty || targets[""] != nil else { return nil }
    var current = folder
    var isInPackage = false
    while true {
      if let target = targets[current] { return target.module }
      if sharedFolders.contains(current) { return nil }
      if packageFolders.contains(current) { isInPackage = true }
      if !isInPackage, let description = descriptions[current] {
        return module(ofFolder: folder, of: description, in: current)
      }
      if current.isEmpty { break }
      current = Self.split(current).folder
    }
    let parts = Self.parts(folder)
    return bySourcesFolder(parts) ?? byContainerFolder(parts) ?? byProject(parts) ?? byImport(parts)
  }

  private static func parts(_ folder: String) -> [String] {
    folder.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Below a description that does not have the folder in a target. The folders below `Sources` are no modules there.
  private func module(ofFolder folder: String, of description: Description, in home: String) -> FileModule? {
    let parts = Self.parts(folder)
    let depth = Self.parts(home).count
    guard let name = description.name else {
      return byContainerFolder(parts) ?? byProject(parts) ?? byImport(parts)
    }
    if let module = byContainerFolder(parts, from: depth) { return module }
    let part = depth < parts.count ? self.part(parts[depth], of: name) : nil
    let own = part ?? name
    return FileModule(
      name: own, evidence: .describedFolder(description.path, isImported: importedNames.contains(own)))
  }

  /// What a helper makes of one name: the target `CartInterface` has its files in `Interface`, `CartImp` in `Implement`.
  private func part(_ folder: String, of name: String) -> String? {
    guard let first = folder.utf8.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") else {
      return nil
    }
    return sequence(first: folder) { $0.utf8.count > 3 ? String($0.dropLast()) : nil }
      .lazy.map { name + $0 }.first(where: importedNames.contains)
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
  private func byContainerFolder(_ parts: [String], from depth: Int = 0) -> FileModule? {
    for (index, part) in parts.enumerated().dropLast().reversed() where index >= depth {
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
}

extension FileModule {
  /// Whether nothing says so but that its folder is next to a project.
  fileprivate var isKnownByPlace: Bool {
    switch evidence {
    case .project: !isTest && !name.hasSuffix("Tests")
    case .manifest, .sourcesFolder, .description, .describedFolder, .projectTarget, .imported: false
    }
  }
}
