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
  /// Folders called after data or services most files of which are views.
  private var ofViews: Set<String> = []
  private let layers: [Layer]

  /// - Parameter layers: as placements number them.
  init(_ files: [(facts: FileFacts, placement: FilePlacement)], _ layers: [Layer]) {
    self.layers = layers
    var counts: [String: Count] = [:]
    var working: [String: (all: Int, views: Int)] = [:]
    for (facts, placement) in files where placement.isByRoleFolder {
      guard !facts.types.isEmpty else { continue }
      for names in [Self.models, Self.protocols] {
        guard let folder = Self.folder(of: facts.path, called: names) else { continue }
        counts[folder, default: Count()].add(facts)
      }
      if let folder = workingFolder(of: facts.path, placement) {
        let (all, views) = working[folder, default: (0, 0)]
        working[folder] = (all + 1, views + (Self.declaresView(facts) ? 1 : 0))
      }
    }
    ofViews = Set(working.filter { $1.all >= 3 && $1.views * 2 > $1.all }.keys)
    observed = Set(counts.filter { $0.value.observed * 2 > $0.value.all }.keys)
    ofScreens = Set(counts.filter { $1.isOfScreens && !Self.speaksOfDomain($0) }.keys)
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

    /// Of two files both may be slips.
    var isOfScreens: Bool {
      all >= 3 && (ofScreens * 2 > all || shown * 2 > all && telling * 4 > all)
    }
  }

  /// Whether a file that a preset guesses to be of a layer by its folder is not.
  func isElsewhere(_ facts: FileFacts, _ placement: FilePlacement) -> Bool {
    guard let kind = placement.layer.map({ layers[$0].kind }) else { return false }
    switch kind {
    case .domain:
      if Self.areStored(facts) { return true }
      guard let folder = Self.folder(of: facts.path, called: Self.models) else { return false }
      return observed.contains(folder) || ofScreens.contains(folder)
    case .contracts:
      return Self.folder(of: facts.path, called: Self.protocols).map(ofScreens.contains) ?? false
    case .infrastructure where Self.isModelOfService(facts): return true
    case .data, .infrastructure:
      return workingFolder(of: facts.path, placement).map(ofViews.contains) ?? false
    case .boot, .coordinators, .composition, .presentation, .other: return false
    }
  }

  /// The folder that a preset takes for one of data or services.
  private func workingFolder(of path: String, _ placement: FilePlacement) -> String? {
    guard placement.isByRoleFolder, let match = placement.match,
      layers[match.layer].kind.meetsNeeds,
      let depth = layers[match.layer].otherwise[match.pattern].match(path)?.depth
    else { return nil }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return depth < parts.count ? parts[..<depth].joined(separator: "/") + "/" : nil
  }

  private static func declaresView(_ facts: FileFacts) -> Bool {
    facts.types.contains { type in
      type.inherits.indices.contains { AppleTypes.shown.contains(facts.verbatim(facts.names[$0])) }
    }
  }

  private static let models = FolderNames[.models]
  private static let protocols = FolderNames[.protocols]

  /// The first folder in a path that is called so.
  private static func folder(of path: String, called names: Set<String>) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    guard let index = parts.firstIndex(where: { names.contains(String($0)) }) else { return nil }
    return parts[...index].joined(separator: "/") + "/"
  }

  /// `Services/Cart/Models/Cart.swift`: what services speak of may be the app's own, or somebody else's. Services for models
  /// are services.
  private static func isModelOfService(_ facts: FileFacts) -> Bool {
    let folders = facts.path.split(separator: "/").dropLast().map(String.init)
    guard let service = folders.firstIndex(where: services.contains),
      folders[service...].contains(where: models.contains)
    else { return false }
    return !facts.types.isEmpty
      && facts.types.allSatisfy { type in !endingsOfWork.contains { facts.text(type.name).hasSuffix($0) } }
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

  /// Protocols are stored nowhere.
  private static func areStored(_ facts: FileFacts) -> Bool {
    facts.types.contains { $0.kind != .protocol } && facts.imports(oneOf: storing)
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

  private static let storing = AppleModules[.storedModels].union(LibraryModules[.storedModels])
  private static let observables = AppleTypes[.observable]
  private static let macros = AppleAttributes[.observable].union(LibraryTypes[.observable])
}
