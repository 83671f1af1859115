import ArchConfig
package import ArchFacts
import ArchKnowledge

/// A package that holds one feature, each layer of it as a target: `Status`, `StatusRepository`, ….
package struct FeaturePackage: Sendable {
  /// Why it is one.
  package enum Evidence: Sendable, Equatable {
    /// Its main target declares this public type.
    case factory(String)
    /// It shows something, and has these targets besides.
    case siblings([String])
    case listed

    /// Worded to follow "is a feature package, since".
    package var clause: String {
      switch self {
      case .factory(let name): "it declares '\(name)'"
      case .siblings(let names):
        "it has a user interface and " + names.map { "'\($0)'" }.joined(separator: ", ")
      case .listed: "the configuration lists it"
      }
    }
  }

  /// Of the feature.
  package let name: String
  /// The target with the factory and the user interface.
  package let mainModule: String
  /// All of its targets but those that are made for others to see.
  package let modules: Set<String>
  package let evidence: Evidence
}

/// The packages of a codebase that hold features.
///
/// Told by evidence: a library, such as a design system or a client of an interface, is in a package of the
/// same shape and is not one.
package struct FeaturePackages: Sendable {
  package private(set) var all: [FeaturePackage] = []
  /// By file; into `all`, or `none`.
  private var packageOfFile: Column<FileID, Int32>

  /// - Parameter listed: names of features or of their main targets that need no evidence.
  package init(_ files: [ScannedFile], _ modules: [FileModule?], listed: Set<String> = []) {
    let modules = zip(files, modules).map { file, module in
      PackageModule.Key(module, path: file.facts.path)
    }
    self.init(files.map(\.facts), modules, listed)
  }

  /// - Parameter placements: by file; tests have none.
  init(_ files: [FileFacts], _ placements: [FilePlacement?], listed: Set<String>) {
    let modules = zip(files, placements).map { facts, placement in
      placement.flatMap { PackageModule.Key($0, path: facts.path) }
    }
    self.init(files, modules, listed)
  }

  private init(_ files: [FileFacts], _ keys: [PackageModule.Key?], _ listed: Set<String>) {
    var modules: [PackageModule] = []
    var index: [PackageModule.Key: Int] = [:]
    for (facts, key) in zip(files, keys) {
      guard let key else { continue }
      let number = index[key] ?? modules.count
      if number == modules.count {
        index[key] = number
        modules.append(PackageModule(key))
      }
      modules[number].add(facts)
    }
    var packageOfModule: [PackageModule.Key: Int32] = [:]
    let byFolder = Dictionary(grouping: modules, by: \.key.folder)
    for folder in byFolder.keys.sorted() {
      let inside = (byFolder[folder] ?? []).sorted { $0.key.name < $1.key.name }
      for (package, keys) in Self.packages(of: inside, listed) {
        for key in keys { packageOfModule[key] = Int32(all.count) }
        all.append(package)
      }
    }
    packageOfFile = Column(keys.map { key in key.flatMap { packageOfModule[$0] } ?? FileFacts.none })
  }

  /// The package that a file belongs to, as an index into `all`; tests belong to none.
  package func package(ofFile file: FileID) -> Int? {
    let index = packageOfFile[file]
    return index >= 0 ? Int(index) : nil
  }

  /// What a pattern may capture as the name of a feature.
  package var names: Set<String> { Set(all.flatMap { [$0.name, $0.mainModule] }) }

  /// The packages among the targets below one folder, which has one manifest.
  private static func packages(
    of modules: [PackageModule], _ listed: Set<String>
  ) -> [(FeaturePackage, [PackageModule.Key])] {
    let names = Set(modules.map(\.key.name))
    let mains = modules.compactMap { module in
      evidence(for: module, among: names, listed).map { (module: module, evidence: $0) }
    }
    return mains.map { main in
      let folder = main.module.key.folderName
      let own = main.module.key.name
      let name = mains.count == 1 && isPart(own, of: folder) ? folder : own
      let parts = modules.filter { other in
        if other.key == main.module.key { return true }
        guard !mains.contains(where: { $0.module.key == other.key }) else { return false }
        // A package that is named for its feature holds nothing else.
        if name == folder { return mains.count == 1 || isPart(other.key.name, of: own) }
        return isPart(other.key.name, of: name)
      }.map(\.key)
      let package = FeaturePackage(
        name: name, mainModule: own,
        modules: Set(parts.map(\.name).filter { !FeatureWords.nameInterface($0) }),
        evidence: main.evidence)
      return (package, parts)
    }
  }

  private static func evidence(
    for module: PackageModule, among names: Set<String>, _ listed: Set<String>
  ) -> FeaturePackage.Evidence? {
    guard !module.isInterface else { return nil }
    let name = module.key.name
    if let factory = module.appFactory ?? module.factoryOfViews { return .factory(factory) }
    let siblings = siblingEndings.map { name + $0 }.filter(names.contains)
    if !siblings.isEmpty, module.hasUserInterface { return .siblings(siblings) }
    return listed.contains(name) ? .listed : nil
  }

  private static let siblingEndings = PackageNames.inOrder(.sibling)

  /// Whether one name begins with another: `StatusRepository` and `Status`, but not `Statusbar`.
  private static func isPart(_ name: String, of feature: String) -> Bool {
    guard !feature.isEmpty, name.utf8.starts(with: feature.utf8) else { return false }
    guard let next = name.utf8.dropFirst(feature.utf8.count).first else { return true }
    return next.isUpperCase || next == UInt8(ascii: "_")
  }
}

/// One target, with what it says about being the main one of a feature.
private struct PackageModule {
  struct Key: Hashable {
    let name: String
    /// Of the package, with a slash at its end or empty.
    let folder: String

    /// The last name of the package's folder.
    var folderName: String {
      folder.utf8.split(separator: UInt8(ascii: "/")).last.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    init?(_ module: FileModule?, path: String) {
      guard let module, !module.isTest else { return nil }
      self.init(module.name, module.evidence, path)
    }

    init?(_ placement: FilePlacement, path: String) {
      guard let name = placement.module, let evidence = placement.moduleEvidence else { return nil }
      self.init(name, evidence, path)
    }

    private init?(_ name: String, _ evidence: ModuleEvidence, _ path: String) {
      self.name = name
      switch evidence {
      case .manifest(let folder): self.folder = folder
      case .sourcesFolder: folder = Self.folder(above: "Sources", in: path)
      // Such targets have no package; those of one project are told apart by their names.
      case .description(let path), .describedFolder(let path, _): folder = path.folderOfPath
      case .projectTarget(let project), .project(let project): folder = project.folderOfPath
      case .imported: folder = ""
      }
    }

    private static func folder(above name: String, in path: String) -> String {
      let parts = path.utf8.split(separator: UInt8(ascii: "/"))
      guard let index = parts.lastIndex(where: { $0.elementsEqual(name.utf8) }) else { return "" }
      return parts[..<index].map { String(decoding: $0, as: UTF8.self) + "/" }.joined()
    }
  }

  let key: Key
  private(set) var appFactory: String?
  /// A public factory that is called otherwise and makes views.
  private(set) var factoryOfViews: String?
  private(set) var hasUserInterface = false

  init(_ key: Key) { self.key = key }

  /// Made for others to see: protocols and values that features hand each other.
  var isInterface: Bool { FeatureWords.nameInterface(key.name) }

  mutating func add(_ facts: FileFacts) {
    if !hasUserInterface { hasUserInterface = facts.importsUserInterface }
    for (index, type) in facts.types.enumerated() where FeaturePackage.isFactory(type, in: facts) {
      let name = facts.verbatim(type.name)
      if name.hasSuffix("AppFactory") {
        appFactory = appFactory ?? name
      } else if makesViews(Int32(index), in: facts) {
        factoryOfViews = factoryOfViews ?? name
      }
    }
  }

  private func makesViews(_ type: Int32, in facts: FileFacts) -> Bool {
    facts.members.contains { member in
      member.owner == type && member.kind == .func && !member.isStatic
        && FeaturePackage.factoryMethods.contains(facts.verbatim(member.name))
    }
  }
}

extension FeaturePackage {
  /// What a factory makes for the app, as the pattern names it.
  package static let factoryMethods = MemberWords[.factoryMethod]

  /// Whether a type at file scope is public and called a factory.
  package static func isFactory(_ type: TypeDeclaration, in facts: FileFacts) -> Bool {
    switch type.kind {
    case .class, .struct, .actor: break
    case .enum, .protocol, .extension, .typealias, .associatedtype: return false
    }
    guard type.owner < 0, type.function < 0, type.name.count > 7,
      facts.bytes[Int(type.name.end) - 7..<Int(type.name.end)].elementsEqual("Factory".utf8)
    else { return false }
    return facts.isPublic(type.modifiers)
  }
}

extension Preset {
  /// Whether `{feature}` in its patterns is the name of a feature package.
  package var asksForFeaturePackages: Bool { Architecture(resting: [self]).asksForFeaturePackages }
}

extension Architecture {
  /// Whether the path of a file says which layer and feature it is in, whatever is in it or in others.
  package var placesByPathAlone: Bool {
    !leavesLayersOpen && !claimsAll && !asksForFeaturePackages && compositionRoot.modules.isEmpty
      && layers.allSatisfy { $0.modules.isEmpty && $0.types == nil }
  }

  /// Whether any pattern captures only names of feature packages.
  var asksForFeaturePackages: Bool {
    usualFeatures.contains(where: \.asksForFeaturePackage)
      || layers.contains { layer in
        (layer.files + layer.modules + layer.otherwise).contains(where: \.asksForFeaturePackage)
      }
  }
}
