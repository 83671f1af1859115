import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// What the files of an app are made of, by what their types conform to, inherit and are called: no folder has a say.
struct FileContent {
  /// By file, how many types there are of each role.
  private var roles: Column<FileID, [Role: Int]>
  /// By file, what its types say that it is there for.
  private var votes: Column<FileID, [LayerKind: Int]>
  /// By file, whether it imports the user interface.
  private let shows: Column<FileID, Bool>
  /// By file, whether it shows something to other modules.
  private let isPublic: Column<FileID, Bool>

  /// - Parameter codebase: joined with an architecture that knows no layers.
  init(_ codebase: Codebase) {
    roles = Column(repeating: [:], count: codebase.files.count)
    votes = Column(repeating: [:], count: codebase.files.count)
    shows = Column(codebase.files.map { $0.facts.importsUserInterface })
    isPublic = Column(
      codebase.files.map { file in
        let facts = file.facts
        return facts.types.contains { facts.isOpenToModules($0.modifiers) }
          || facts.members.contains { facts.isOpenToModules($0.modifiers) }
      })
    for id in codebase.symbols.ids {
      let symbol = codebase.symbols[id]
      guard !symbol.isTest, !symbol.isExternal, !symbol.parent.exists, !symbol.isLocal else { continue }
      let isContainer = codebase.isInCompositionRoot(id) || codebase.onlyAssembles(id)
      let role = isContainer ? Role.container : codebase.role(of: id).role
      roles[symbol.file][role, default: 0] += 1
      // A colour or a setting is no model.
      let isOther =
        role == .value
        && CamelCaseWords.of(codebase.symbols.name(of: id)).contains(where: Self.otherWords.contains)
      if !isOther, let (kind, weight) = Self.vote(of: role) { votes[symbol.file][kind, default: 0] += weight }
    }
  }

  /// Whether anything is declared that another module can name.
  func isShownToOthers(_ files: [FileID]) -> Bool { files.contains { isPublic[$0] } }

  /// How many types of each role are in some files.
  func roles(of files: [FileID]) -> [Role: Int] {
    files.reduce(into: [:]) { $0.merge(roles[$1], uniquingKeysWith: +) }
  }

  /// What is shown, what says what is shown, or both: views are told from view models where folders tell them apart.
  enum Shown {
    case views, models, both
  }

  func shown(in files: [FileID]) -> Shown {
    let roles = roles(of: files)
    let views = roles[.view, default: 0]
    let models = roles[.viewModel, default: 0] + roles[.presenter, default: 0]
    return models * 4 <= views ? .views : views * 4 <= models ? .models : .both
  }

  /// Whether files have types that an app has and a library has not: those between its screens and its data.
  func areOfApp(_ files: [FileID]) -> Bool {
    let roles = roles(of: files)
    let telling: [Role] = [.viewModel, .presenter, .coordinator, .useCase]
    return telling.reduce(0) { $0 + roles[$1, default: 0] } >= Self.fewestOfApp
  }

  private static let fewestOfApp = 3

  /// Whether a layer of contracts or of the business has more in it than values.
  func statesNeeds(_ layer: ObservedLayer) -> Bool {
    guard LayerKind(inferredFrom: layer.name).statesNeeds else { return false }
    let roles = roles(of: layer.files)
    return (roles[.useCase, default: 0] + roles[.protocol, default: 0]) * 5 > roles.values.reduce(0, +)
  }

  /// Whether a layer extends types from everywhere: whoever calls what it adds need not name it.
  func isOfExtensions(_ layer: ObservedLayer) -> Bool {
    layer.folders.allSatisfy { FolderNames[.extensions].contains($0.telling) }
      && layer.files.count { roles[$0].isEmpty } * 2 > layer.files.count
  }

  /// What most of some files are there for; `nil` where they say little or several things.
  func kind(of files: [FileID], atLeast percent: Int = 60) -> LayerKind? {
    let votes = files.reduce(into: [LayerKind: Int]()) { $0.merge(self.votes[$1], uniquingKeysWith: +) }
    let total = votes.values.reduce(0, +)
    guard total >= 2 else { return nil }
    func isMost(_ count: Int) -> Bool { count * 100 >= total * percent }
    let best = votes.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }
    if let best, isMost(best.value) {
      switch best.key {
      case .domain: return areOfScreens(files) ? nil : .domain
      case .presentation: return percent >= Self.certain && saySeldom(files) ? nil : .presentation
      case .boot, .coordinators, .composition, .contracts, .data, .infrastructure, .other: return best.key
      }
    }
    // Next to the app's entry point stands the first coordinator: together they put the app together.
    let leading =
      votes[.composition, default: 0] + votes[.coordinators, default: 0] + votes[.boot, default: 0]
    return votes[.composition] != nil && isMost(leading) ? .composition : nil
  }

  /// From so many percent on it is said of a layer what it is.
  private static let certain = 80

  /// Whether most of some files neither say what they are there for nor import the user interface: one view among
  /// extensions of everything makes no layer of views.
  private func saySeldom(_ files: [FileID]) -> Bool {
    !importUserInterface(files) && files.count { !votes[$0].isEmpty } * 2 < files.count
  }

  /// What extends colours and views has values in it, too, and is no domain.
  private func areOfScreens(_ files: [FileID]) -> Bool { files.count { shows[$0] } * 3 > files.count }

  /// Whether most of some files import the user interface.
  func importUserInterface(_ files: [FileID]) -> Bool { files.count { shows[$0] } * 2 > files.count }

  private static let otherWords = ModelWords[.notModel]

  /// Values and protocols are everywhere, so they say little.
  private static func vote(of role: Role) -> (LayerKind, weight: Int)? {
    switch role {
    case .view, .viewModel, .presenter: (.presentation, 4)
    case .coordinator: (.coordinators, 4)
    case .useCase: (.domain, 4)
    case .value, .protocol: (.domain, 1)
    case .repository, .dto: (.data, 4)
    case .service: (.infrastructure, 4)
    case .container, .factory: (.composition, 2)
    case .bootstrapper: (.boot, 4)
    case .error: nil
    }
  }
}
