import ArchFacts

/// Which module each file belongs to, as far as Xcode's projects list the files of their targets.
struct ProjectTargets: Sendable {
  enum Membership: Sendable, Hashable {
    /// No project says anything about it.
    case unknown
    case module(FileModule)
    /// Built into several modules, by their names.
    case several([String])
    /// In no target of this project, which lists the files around it.
    case unbuilt(project: String)
    /// In no target of a project that lists some of its files: of one module all those that it lists around this one.
    case beside(FileModule)
  }

  private struct Target: Hashable {
    let project: Int
    let index: Int
  }

  /// What one target builds.
  private struct Built {
    let name: String
    let project: String
    let isTest: Bool
    /// Of the target, among those that build the same module.
    let number: Int
    /// How many those are.
    let variants: Int

    func module(inVariants numbers: Set<Int>) -> FileModule {
      FileModule(
        name: name, evidence: .projectTarget(project), isTest: isTest,
        variants: TargetVariants(numbers, of: variants))
    }
  }

  private let projects: [XcodeProject]
  private let importedNames: Set<String>
  private var listed: [String: [Target]] = [:]
  /// The same in lower case: on the disk of most Macs a path is found whatever the case of its letters.
  private let listedInLowerCase: [String: [Target]]
  /// By path: the projects, into `projects`, that have all files of a folder in targets.
  private var synchronized: [String: [Int]] = [:]
  /// By path, with a slash at its end: into `projects`.
  private var homes: [String: Int] = [:]

  init(_ projects: [XcodeProject], importedNames: Set<String>) {
    self.projects = projects.filter { !$0.targets.isEmpty }
    self.importedNames = importedNames
    for (number, project) in self.projects.enumerated() {
      let home = project.path.folderOfPath
      homes[home] = homes[home] ?? number
      for (path, targets) in project.files {
        listed[path, default: []] += targets.sorted().map { Target(project: number, index: $0) }
      }
      for path in project.folders.keys { synchronized[path, default: []].append(number) }
    }
    listedInLowerCase = Dictionary(listed.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: +)
  }

  /// In the order of the paths. Files of one folder are next to each other.
  ///
  /// - Parameter listedElsewhere: for each path, whether a manifest says which module it belongs to.
  func memberships(ofPaths paths: [String], listedElsewhere: [Bool]) -> [Membership] {
    guard !projects.isEmpty else { return Array(repeating: .unknown, count: paths.count) }
    var place = self.place(of: "")
    var home: [Int?] = []
    var targetsOfFile: [[Target]] = []
    for (index, path) in paths.enumerated() {
      if listedElsewhere[index] {
        home.append(nil)
        targetsOfFile.append([])
        continue
      }
      let folder = path.utf8[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.utf8.startIndex)]
      if !folder.elementsEqual(place.folder) {
        place = self.place(of: String(decoding: folder, as: UTF8.self))
      }
      home.append(place.home)
      targetsOfFile.append(targets(of: path, in: place))
    }
    let modules = modules(of: targetsOfFile)
    let listing = projectsThatListAll(home, targetsOfFile)
    let isOutOfDate = paths.indices.contains { index in
      targetsOfFile[index].isEmpty && home[index].map { !listing.contains($0) } ?? false
    }
    let around = isOutOfDate ? modulesAround(paths, targetsOfFile.map { $0.compactMap { modules[$0] } }) : [:]
    return paths.indices.map { index in
      guard !targetsOfFile[index].isEmpty else {
        guard let project = home[index] else { return .unknown }
        if listing.contains(project) { return .unbuilt(project: projects[project].path) }
        return module(beside: paths[index], in: projects[project].path, around).map { .beside($0) }
          ?? .unknown
      }
      let found = targetsOfFile[index].compactMap { modules[$0] }
      guard let first = found.first else { return .unknown }
      let names = Set(found.map(\.name))
      guard names.count == 1 || first.isTest else { return .several(names.sorted()) }
      return .module(first.module(inVariants: Set(found.map(\.number))))
    }
  }

  /// By folder, without a slash at its end: the modules that the listed files in it and below it are built into.
  private func modulesAround(_ paths: [String], _ built: [[Built]]) -> [Substring: Set<String>] {
    var around: [Substring: Set<String>] = [:]
    for (path, built) in zip(paths, built) {
      let names = Set(built.lazy.filter { !$0.isTest }.map(\.name))
      guard !names.isEmpty else { continue }
      var folder = path[...]
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        around[folder, default: []].formUnion(names)
      }
    }
    return around
  }

  /// That of the nearest folder below the project in which some file is listed, if it is one.
  private func module(
    beside path: String, in project: String, _ around: [Substring: Set<String>]
  ) -> FileModule? {
    let home = project.folderOfPath
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      guard folder.utf8.count > home.utf8.count else { return nil }
      guard let names = around[folder] else { continue }
      return names.count == 1 ? names.first.map { FileModule(name: $0, evidence: .project(project)) } : nil
    }
    return nil
  }

  /// What is true of all files directly in a folder.
  private struct Place {
    var folder: Substring.UTF8View = Substring().utf8
    /// The project that is nearest above, into `projects`.
    var home: Int?
    /// The nearest folder that a project has in its targets as a whole, and those projects.
    var synchronized: (path: String, projects: [Int])?
  }

  private func place(of folder: String) -> Place {
    var place = Place(folder: Substring(folder).utf8)
    var current = folder
    while true {
      if place.synchronized == nil, let projects = synchronized[current] {
        place.synchronized = (current, projects)
      }
      place.home = place.home ?? homes[current.isEmpty ? "" : current + "/"]
      if current.isEmpty { return place }
      current = current.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(current[..<$0]) } ?? ""
    }
  }

  /// Without those of tests, where others have the file as well.
  private func targets(of path: String, in place: Place) -> [Target] {
    var found = listed[path] ?? []
    if let (folder, projects) = place.synchronized {
      for number in projects {
        let targets = self.projects[number].folders[folder]?.targets(of: path).sorted() ?? []
        found += targets.map { Target(project: number, index: $0) }.filter { !found.contains($0) }
      }
    }
    if found.isEmpty { found = listedInLowerCase[path.lowercased()] ?? [] }
    if found.isEmpty, let home = place.home, !projects[home].filesElsewhere.isEmpty,
      let name = path.split(separator: "/").last, let targets = projects[home].filesElsewhere[String(name)]
    {
      found = targets.sorted().map { Target(project: home, index: $0) }
    }
    let plain = found.filter { !projects[$0.project].targets[$0.index].isTest }
    return plain.isEmpty ? found : plain
  }

  /// The module of each target. Targets that are built from mostly the same files, an app and its variant for testers,
  /// are one module.
  private func modules(of targetsOfFile: [[Target]]) -> [Target: Built] {
    var sizes: [Target: Int] = [:]
    var common: [[Target]: Int] = [:]
    for targets in targetsOfFile {
      for (index, target) in targets.enumerated() {
        sizes[target, default: 0] += 1
        for other in targets.dropFirst(index + 1) { common[[target, other], default: 0] += 1 }
      }
    }
    var first: [Target: Target] = [:]
    for target in sizes.keys.sorted(by: Self.isBefore) {
      let variant = common.keys.filter { pair in
        guard pair[1] == target, let both = common[pair] else { return false }
        return both * 2 > sizes[pair[0], default: 0] + sizes[target, default: 0] - both
      }.min { ($0[0].project, $0[0].index) < ($1[0].project, $1[0].index) }?[0]
      first[target] = variant.map { first[$0] ?? $0 } ?? target
    }
    var built: [Target: Built] = [:]
    for (leader, targets) in Dictionary(grouping: first.keys, by: { first[$0] ?? $0 }) {
      let variants = [leader] + targets.filter { $0 != leader }.sorted(by: Self.isBefore)
      let names = variants.map { projects[$0.project].targets[$0.index].module }.sorted()
      let own = projects[leader.project].targets[leader.index]
      let name =
        importedNames.contains(own.module)
        ? own.module : names.first(where: importedNames.contains) ?? own.module
      for (number, target) in variants.enumerated() {
        built[target] = Built(
          name: name, project: projects[leader.project].path, isTest: own.isTest, number: number,
          variants: variants.count)
      }
    }
    return built
  }

  private static func isBefore(_ one: Target, _ other: Target) -> Bool {
    (one.project, one.index) < (other.project, other.index)
  }

  /// Into `projects`: those that have nearly all files below their folder in targets. Of another one, somebody else builds
  /// what it does not list.
  private func projectsThatListAll(_ homes: [Int?], _ targetsOfFile: [[Target]]) -> Set<Int> {
    var all: [Int: Int] = [:]
    var listed: [Int: Int] = [:]
    for (index, project) in homes.enumerated() {
      guard let project else { continue }
      all[project, default: 0] += 1
      if !targetsOfFile[index].isEmpty { listed[project, default: 0] += 1 }
    }
    return Set(all.filter { $0.value * 9 < listed[$0.key, default: 0] * 10 }.keys)
  }
}
