import ArchFacts
import ArchKnowledge
import ArchModel

/// The targets of which a manifest says all that they depend on, with the code of each.
///
/// Left out is what a manifest computes, changes later or says twice, what several targets share, and tests.
struct ListedTargets: Analysis {
  /// One entry of a list.
  struct Entry {
    let name: String
    /// In the manifest.
    let range: ByteRange
    /// The targets whose code it makes importable; `nil` where another package says so.
    let modules: [String]?
    /// That it is a product of, where that is written.
    let package: String?
  }

  struct Target {
    let name: String
    /// The path of the file that says so.
    let manifest: String
    /// The same where it is Swift; `nil` for XcodeGen's.
    let manifestFile: FileID?
    let dependencies: [Entry]
    /// Whether tools write code for it while it is built, which nobody can read.
    let usesPlugins: Bool
    /// All of its code, also what no rule judges.
    let files: [FileID]
  }

  /// In the order of the manifests, and of the targets in each.
  private(set) var targets: [Target] = []
  /// Those with code here whose manifests are not among the files, by the paths of these.
  private(set) var leftOut: [String: [String]] = [:]
  /// Those with code whose lists are not known, by the paths of their manifests.
  private(set) var unread: [String: [String]] = [:]
  /// Every target that some manifest declares and that has code here.
  private var names: Set<String> = []
  /// Targets of which nobody imports anything, or that are there to be run.
  private var unlikeLibraries: Set<String> = []
  /// Of all manifests; by their names.
  private var libraries: [String: [String]] = [:]
  /// By manifest, the products of others that its targets list, and the packages that they are of, where these are
  /// written.
  private var products: [String: [String: String]] = [:]
  let codebase: Codebase

  private struct Home: Hashable {
    let evidence: ModuleEvidence
    let name: String
  }

  /// A target as its manifest has it.
  private struct Said {
    let home: Home
    let manifest: String
    let manifestFile: FileID?
    /// `nil` where it is computed.
    let listed: [ListedDependency]?
    let usesPlugins: Bool
  }

  init(_ code: Code) {
    codebase = code.codebase
    var files: [Home: [FileID]] = [:]
    var shared: Set<String> = []
    for id in codebase.files.ids {
      let placement = codebase.files[id].placement
      shared.formUnion(placement.sharedModules)
      guard let name = placement.module, let evidence = placement.moduleEvidence else { continue }
      files[Home(evidence: evidence, name: name), default: []].append(id)
    }
    names = Set(files.keys.map(\.name))
    let said = codebase.files.ids.flatMap { targets(in: $0) } + codebase.code.xcodeGen.flatMap(Self.targets)
    noteProducts(of: said)
    noteLeftOut(files.keys.sorted { $0.name < $1.name })
    let times = Dictionary(grouping: said, by: \.home).mapValues(\.count)
    let own = Dictionary(grouping: said, by: \.manifest).mapValues { Set($0.map(\.home.name)) }
    for target in said {
      guard let code = files[target.home] else { continue }
      guard let listed = target.listed else {
        unread[target.manifest, default: []].append(target.home.name)
        continue
      }
      guard !shared.contains(target.home.name), times[target.home] == 1 else { continue }
      targets.append(
        Target(
          name: target.home.name, manifest: target.manifest, manifestFile: target.manifestFile,
          dependencies: listed.map { entry($0, own[target.manifest] ?? []) },
          usesPlugins: target.usesPlugins, files: code))
    }
  }

  /// All but tests and plug-ins, as one file says; none for what is no manifest.
  private mutating func targets(in file: FileID) -> [Said] {
    let facts = codebase.files[file].facts
    if let package = PackageManifest(facts) {
      // `Package@swift-5.9.swift` says the same of other compilers.
      return facts.path.hasSuffix("Package.swift") ? targets(of: package, file) : []
    }
    guard let project = TuistManifest(facts) else { return [] }
    return project.targets.filter { !$0.isTest }.map { target in
      Said(
        home: Home(evidence: .description(project.path), name: target.name), manifest: facts.path,
        manifestFile: file, listed: target.listed, usesPlugins: false)
    }
  }

  private static func targets(of project: XcodeGenManifest) -> [Said] {
    project.targets.filter { !$0.isTest }.map { target in
      Said(
        home: Home(evidence: .description(project.path), name: target.name), manifest: project.path,
        manifestFile: nil, listed: target.listed, usesPlugins: false)
    }
  }

  private mutating func targets(of package: PackageManifest, _ file: FileID) -> [Said] {
    libraries.merge(package.libraries) { first, _ in first }
    var said: [Said] = []
    for target in package.targets {
      switch target.kind {
      case .executableTarget, .macro, .plugin, .systemLibrary: unlikeLibraries.insert(target.name)
      case .target, .testTarget: break
      }
      guard target.kind != .testTarget, target.kind != .plugin else { continue }
      said.append(
        Said(
          home: Home(evidence: .manifest(folder: package.folder), name: target.name),
          manifest: codebase.files[file].path, manifestFile: file,
          listed: package.isChangedLater ? nil : target.listed, usesPlugins: target.usesPlugins))
    }
    return said
  }

  private mutating func noteProducts(of said: [Said]) {
    for target in said {
      for dependency in target.listed ?? [] {
        guard case .product(let package?) = dependency.kind else { continue }
        products[target.manifest, default: [:]][dependency.name] = package
      }
    }
  }

  private mutating func noteLeftOut(_ homes: [Home]) {
    let read = Set(codebase.files.map(\.path))
    for home in homes {
      let manifest: String? =
        switch home.evidence {
        case .manifest(let folder): folder + "Package.swift"
        case .description(let path): path.hasSuffix(".swift") ? path : nil
        case .sourcesFolder, .describedFolder, .projectTarget, .project, .imported: nil
        }
      guard let manifest, !read.contains(manifest) else { continue }
      leftOut[manifest, default: []].append(home.name)
    }
  }

  /// What an entry means can be told only once all manifests are known.
  ///
  /// - Parameter own: the targets of the same manifest.
  private func entry(_ listed: ListedDependency, _ own: Set<String>) -> Entry {
    let modules: [String]? =
      switch listed.kind {
      case .target: [listed.name]
      // Of another manifest it is a product, which may have more modules than the one that is called so.
      case .byName where own.contains(listed.name): [listed.name]
      case .byName: libraries[listed.name] ?? (names.contains(listed.name) ? [listed.name] : nil)
      case .product: libraries[listed.name]
      case .other: []
      }
    var package: String?
    if case .product(let written) = listed.kind { package = written }
    return Entry(name: listed.name, range: listed.range, modules: modules, package: package)
  }

  /// Whether code here is in a target of this name, and other targets import that.
  func isLibrary(_ name: String) -> Bool { names.contains(name) && !unlikeLibraries.contains(name) }

  func isTarget(_ name: String) -> Bool { names.contains(name) }

  /// The package that a module is imported from, where another target of the same manifest lists a product of that name.
  func package(of module: String, in manifest: String) -> String? { products[manifest]?[module] }

  /// The modules that the files of a target import, in the order of their first places, each with all of its places.
  ///
  /// - Parameter whereJudged: leaves out what is no code of the app, and what is imported only on a condition.
  func imports(of target: Target, whereJudged: Bool) -> [(module: String, places: [(FileID, ByteRange)])] {
    var order: [String] = []
    var places: [String: [(FileID, ByteRange)]] = [:]
    for id in target.files {
      let file = codebase.files[id]
      for entry in file.facts.imports {
        if whereJudged, entry.isConditional || !file.isProduction(at: entry.position) { continue }
        let name = file.facts.module(of: entry)
        if places[name] == nil { order.append(name) }
        places[name, default: []].append((id, entry.path))
      }
    }
    return order.map { ($0, places[$0] ?? []) }
  }
}
