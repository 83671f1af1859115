import ArchConfig
import ArchFacts
import ArchKnowledge

/// Tells models of a database, of a server or of the screens from those of a domain, and protocols of the screens from
/// those of what the app needs.
///
/// `Models` and `Protocols` hold any of them, so the preset only guesses; what is in the folder is the better evidence. So
/// it is where `Network` or `Services` is what its screens are about.
struct GuessedFolders {
  /// Each with a slash at its end: folders of models in which most files declare something that views observe.
  private var observed: Set<String> = []
  /// Folders of models or protocols most files of which know screens, and whose path does not speak of a domain.
  private var ofScreens: Set<String> = []
  /// Folders called after data or services most files of which are views, and those called after data in which nothing
  /// travels, is stored or works.
  private var ofOthers: Set<String> = []
  /// Folders within folders of models that are `observed` or `ofScreens` as a whole, in which hardly anything is of either.
  private var plain: Set<String> = []
  /// Modules that others import: they are not the app, whose files lie at the same place of its folder.
  private var imported: Set<String> = []
  private let layers: [Layer]

  /// - Parameter layers: as placements number them.
  init(_ files: [(facts: FileFacts, placement: FilePlacement)], _ layers: [Layer]) {
    self.layers = layers
    var counts: [String: Count] = [:]
    var within: [String: Count] = [:]
    var working: [String: FolderOfWork] = [:]
    for (facts, placement) in files where placement.isByRoleFolder {
      if let folder = workingFolder(of: facts.path, placement) {
        working[folder, default: FolderOfWork()].add(
          facts, isOfData: placement.layer.map { layers[$0].kind } == .data)
      }
      guard !facts.types.isEmpty else { continue }
      for names in [Self.models, Self.protocols] {
        guard let folder = Self.folder(of: facts.path, called: names) else { continue }
        counts[folder, default: Count()].add(facts)
        if let inner = Self.folder(below: folder, in: facts.path) {
          within[inner, default: Count()].add(facts)
        }
      }
    }
    ofOthers = Set(working.filter { $1.isOfOthers(at: $0) }.keys)
    observed = Set(counts.filter { $0.value.observed * 2 > $0.value.all }.keys)
    ofScreens = Set(counts.filter { $1.isOfScreens && !Self.speaksOfDomain($0) }.keys)
    plain = Set(within.filter(\.value.isPlain).keys)
    let beside = Set(files.lazy.map(\.placement).filter(namesNoFolder).compactMap(\.module))
    guard !beside.isEmpty else { return }
    // Tests import the app as well.
    for (facts, placement) in files
    where facts.imports(oneOf: beside) && !TestPath.isTestPath(facts.path) {
      imported.formUnion(facts.imports.map { facts.module(of: $0) }.filter { $0 != placement.module })
    }
  }

  /// How many files of a folder there are, and of which kinds.
  private struct Count {
    private(set) var all = 0
    private(set) var observed = 0
    private var shown = 0
    private var ofScreens = 0
    /// Those that are observed, or know screens by more than an import of SwiftUI.
    private var telling = 0

    mutating func add(_ facts: FileFacts) {
      let (isObserved, knowsScreens) = (declaresObservable(facts), knowsScreens(facts))
      all += 1
      if isObserved { observed += 1 }
      if facts.importsUserInterface { shown += 1 }
      if knowsScreens { ofScreens += 1 }
      if isObserved || knowsScreens { telling += 1 }
    }

    var isPlain: Bool { all >= 5 && telling * 10 <= all }

    /// Of two files both may be slips.
    var isOfScreens: Bool {
      all >= 3 && (ofScreens * 2 > all || shown * 2 > all && telling * 4 > all)
    }
  }

  /// Whether what is in a folder may show that it is none of a layer of this kind.
  static func reconsiders(_ kind: LayerKind) -> Bool {
    switch kind {
    case .domain, .contracts, .data, .infrastructure, .other: true
    case .boot, .coordinators, .composition, .presentation: false
    }
  }

  /// Whether a file that a preset guesses to be of a layer by its folder is not.
  func isElsewhere(_ facts: FileFacts, _ placement: FilePlacement) -> Bool {
    guard let kind = placement.layer.map({ layers[$0].kind }) else { return false }
    switch kind {
    case .domain:
      if Self.areStored(facts) { return true }
      guard let folder = Self.folder(of: facts.path, called: Self.models) else { return false }
      if Self.folder(below: folder, in: facts.path).map(plain.contains) ?? false { return false }
      return observed.contains(folder) || ofScreens.contains(folder)
    case .contracts:
      return Self.folder(of: facts.path, called: Self.protocols).map(ofScreens.contains) ?? false
    case .infrastructure where Self.isModelOfService(facts): return true
    case .data, .infrastructure:
      return Self.feedsList(facts)
        || workingFolder(of: facts.path, placement).map(ofOthers.contains) ?? false
    // `Shop/Constants.swift` is beside the code of the app, and for all of it.
    case .other:
      return namesNoFolder(placement)
        && (Self.areConstants(facts) || placement.module.map(imported.contains) ?? false)
    case .boot, .coordinators, .composition, .presentation: return false
    }
  }

  /// Whether a preset's pattern names no folder: `*/*.swift`.
  private func namesNoFolder(_ placement: FilePlacement) -> Bool {
    guard let match = placement.match, match.list == .otherwise else { return false }
    return layers[match.layer].otherwise[match.pattern].segments.allSatisfy { segment in
      switch segment {
      case .wild: true
      case .anyDepth, .literal: false
      }
    }
  }

  /// Types without cases and instances, which have nothing but constants that are written there.
  static func areConstants(_ facts: FileFacts) -> Bool {
    !facts.types.isEmpty && !facts.members.isEmpty && facts.enumCases.isEmpty
      && facts.members.allSatisfy { member in
        member.kind == .let && (member.isStatic || member.owner < 0)
          && facts.nameChains(in: member.value).allSatisfy { chain in
            NamePath.names(chain, in: facts.bytes).first.map { harmless.contains(facts.verbatim($0)) } ?? true
          }
      }
      && facts.types.allSatisfy { $0.inherits.isEmpty && $0.kind != .extension && $0.kind != .protocol }
  }

  private static let harmless = AppleTypes[.appearance].union(AppleTypes[.measure]).union(AppleTypes[.plain])

  /// Enums, structs and protocols that are not read from or written in a format, and none of which does anything or is called
  /// after work.
  static func isPlain(_ facts: FileFacts) -> Bool {
    !facts.types.isEmpty && !facts.imports(oneOf: remote)
      && facts.types.allSatisfy { type in
        switch type.kind {
        case .enum, .struct, .protocol: break
        case .class, .actor, .extension, .typealias, .associatedtype: return false
        }
        let name = facts.text(type.name)
        return !telling.contains(where: name.hasSuffix)
          && !type.inherits.indices.contains { coded.contains(facts.verbatim(facts.names[$0])) }
      }
      && facts.members.allSatisfy { member in
        let isAsked = member.owner >= 0 && facts.types[Int(member.owner)].kind == .protocol
        return isAsked || member.kind != .func && !member.isAsync && !(member.isStatic && member.kind == .var)
      }
  }

  private static let coded = ValueProtocols[.coded]
  private static let remote = AppleModules[.network].union(AppleModules[.persistence])
    .union(LibraryModules[.network]).union(LibraryModules[.persistence])
  /// The endings of what works, and of what travels.
  private static let telling = endingsOfWork + RoleEndings[.dto].map(\.description)

  /// `TripsSource: UITableViewDataSource`, or what inherits from a base that is called after that.
  private static func feedsList(_ facts: FileFacts) -> Bool {
    facts.importsUserInterface && !worksByName(facts)
      && facts.types.contains { type in
        type.inherits.indices.contains { index in
          // Without type arguments.
          guard let range = NamePath.names(facts.names[index], in: facts.bytes).last else { return false }
          let name = facts.verbatim(range)
          return sources.contains { $0 == name || $0.dropFirst(2) == name }
        }
      }
  }

  private static let sources = AppleTypes[.feedsList]

  /// The folder that a preset takes for one of data or services.
  private func workingFolder(of path: String, _ placement: FilePlacement) -> String? {
    guard placement.isByRoleFolder, let match = placement.match,
      layers[match.layer].kind.meetsNeeds,
      let depth = Self.depth(of: layers[match.layer].otherwise[match.pattern], in: path)
    else { return nil }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return depth < parts.count ? parts[..<depth].joined(separator: "/") + "/" : nil
  }

  /// As it is written, or in small letters.
  private static func depth(of pattern: PathPattern, in path: String) -> Int? {
    if let match = pattern.match(path) { return match.depth }
    return pattern.inSmallLetters.lazy.compactMap { $0.match(path)?.depth }.first
  }

  static func declaresView(_ facts: FileFacts) -> Bool {
    facts.types.contains { type in
      type.inherits.indices.contains { AppleTypes.shown.contains(facts.verbatim(facts.names[$0])) }
    }
  }

  /// Also by a base of the app's own, such as `CartController: ShopController`.
  static func mayDeclareScreen(_ facts: FileFacts) -> Bool {
    declaresScreensByName(facts)
      || facts.importsUserInterface && facts.types.contains { $0.kind == .class && !$0.inherits.isEmpty }
  }

  /// `CartPickerCoordinator+add.swift`, `CartEditorVC.swift`. A router may be one of a network.
  static func declaresScreensByName(_ facts: FileFacts) -> Bool {
    facts.types.contains { type in
      switch type.kind {
      case .class, .extension: break
      case .struct, .enum, .actor, .protocol, .typealias, .associatedtype: return false
      }
      let name = facts.verbatim(type.name)
      if endingsOfViews.contains(where: name.hasSuffix) { return true }
      return !CoordinatorNames.speaksOfOtherBusiness(name)
        && CamelCaseWords.of(name).last.map(coordinating.contains) ?? false
    }
  }

  private static let endingsOfViews = RoleEndings[.view].map(\.description)
  private static let coordinating = CoordinationWords[.coordinator].subtracting(CoordinationWords[.leader])

  private static let models = FolderNames[.models]
  private static let protocols = FolderNames[.protocols]

  /// The first folder in a path that is called so.
  private static func folder(of path: String, called names: Set<String>) -> String? {
    let path = path.utf8
    var start = path.startIndex
    while let slash = path[start...].firstIndex(of: UInt8(ascii: "/")) {
      if names.contains(String(path[start..<slash]) ?? "") { return String(path[...slash]) }
      start = path.index(after: slash)
    }
    return nil
  }

  /// The next folder below one, with a slash at its end.
  private static func folder(below folder: String, in path: String) -> String? {
    let rest = path.dropFirst(folder.count)
    return rest.firstIndex(of: "/").map { folder + rest[...$0] }
  }

  /// `Services/Cart/Models/Cart.swift`: what services speak of may be the app's own, or somebody else's. Services for models
  /// are services.
  private static func isModelOfService(_ facts: FileFacts) -> Bool {
    let folders = facts.path.split(separator: "/").dropLast().map(String.init)
    guard let service = folders.firstIndex(where: services.contains),
      folders[service...].contains(where: models.contains)
    else { return false }
    return !facts.types.isEmpty && !worksByName(facts)
  }

  private static func worksByName(_ facts: FileFacts) -> Bool {
    facts.types.contains { type in endingsOfWork.contains { facts.text(type.name).hasSuffix($0) } }
  }

  private static let endingsOfWork = RoleEndings.all.filter { ending in
    switch ending.tag {
    case .useCase, .repository, .viewModel, .presenter, .coordinator, .service: true
    case .bootstrapper, .view, .container, .factory, .error, .dto: false
    }
  }.map(\.text.description)

  private static let services = FolderNames[.services]

  /// `Domain/Models`, wherever that is.
  private static func speaksOfDomain(_ folder: String) -> Bool {
    folder.split(separator: "/").dropLast().contains { CamelCaseWords.of(String($0)).contains(domain) }
  }

  private static let domain = LayerKind.domain.rawValue

  /// Protocols are stored nowhere, unless they are of stored objects alone.
  private static func areStored(_ facts: FileFacts) -> Bool {
    facts.imports(oneOf: storing)
      && facts.types.contains { type in
        type.kind != .protocol
          || type.inherits.indices.contains { stored.contains(facts.verbatim(facts.names[$0])) }
      }
  }

  /// A colour of SwiftUI's makes no model of screens.
  private static func knowsScreens(_ facts: FileFacts) -> Bool { facts.imports(oneOf: screens) }

  private static let screens = AppleModules[.controllers]

  private static func declaresObservable(_ facts: FileFacts) -> Bool {
    facts.types.contains { type in
      type.inherits.indices.contains { observables.contains(facts.verbatim(facts.names[$0])) }
        || type.attributes.indices.contains { macros.contains(facts.verbatim(facts.names[$0])) }
    }
  }

  private static let stored = AppleTypes[.stored]
  private static let storing = AppleModules[.storedModels].union(LibraryModules[.storedModels])
  private static let observables = AppleTypes[.observable]
  private static let macros = AppleAttributes[.observable].union(LibraryTypes[.observable])
}
