import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// The protocols that state what the app needs, and the components that implement them.
struct ComponentNeeds: Analysis {
  private var implementations: [SymbolID: SymbolID] = [:]
  /// The needs of which that component does work for others.
  private var metByWorkers: Set<SymbolID> = []
  /// Protocols that ask for properties alone, so that values could meet them, and are met by what works for others.
  private var answered: Set<SymbolID> = []
  private(set) var codebase: Codebase

  init(_ code: Code) {
    codebase = code.codebase
    for type in code.types where codebase.isComponent(type.id) && !type.symbol.isTest {
      for need in codebase.symbols.supertypes(of: type.id) {
        if codebase.code.isNeed(need) {
          if implementations[need] == nil {
            implementations[need] = type.id
            if Self.worksForOthers(type) { metByWorkers.insert(need) }
          }
        } else if codebase.symbols[need].kind == .protocol, Self.worksForOthers(type) {
          answered.insert(need)
        }
      }
    }
  }

  private static func worksForOthers(_ type: CodeType) -> Bool {
    switch type.role {
    case .useCase, .repository, .service, .value: true
    case .protocol, .viewModel, .presenter, .view, .coordinator, .bootstrapper, .container, .factory, .error,
      .dto:
      false
    }
  }

  /// Whether what a type answers is worked out by a component: `auth.isTouchIDEnabled`, also by a protocol that asks for
  /// nothing else.
  func answersAsWorker(_ symbol: SymbolID) -> Bool { isDependency(symbol) || answered.contains(symbol) }

  /// Whether a type is a dependency: a component, or a protocol that one implements or that contracts and
  /// domains declare.
  func isDependency(_ symbol: SymbolID) -> Bool {
    if codebase.isComponent(symbol) { return true }
    if codebase.symbols[symbol].kind == .typealias {
      // `typealias FeedModel = FeedInput & FeedOutput`
      return codebase.symbols.supertypes(of: symbol).contains { implementations[$0] != nil }
    }
    guard codebase.symbols[symbol].kind == .protocol else { return false }
    if implementations[symbol] != nil { return true }
    return codebase.layerKind(of: symbol)?.statesNeeds == true && codebase.code.isNeed(symbol)
  }

  /// Whether a container that gives it gives a dependency, or what leads to one, also by a protocol.
  func isHandedOut(_ symbol: SymbolID) -> Bool {
    if isDependency(symbol) { return true }
    let purpose = codebase.purpose(of: symbol)
    return switch (purpose ?? codebase.role(of: symbol)).role {
    case .factory, .container, .coordinator, .bootstrapper: true
    // Of a protocol that asks for nothing yet.
    case .useCase, .repository, .service, .viewModel, .presenter: purpose != nil
    case .value, .protocol, .view, .error, .dto: false
    }
  }

  /// Whether a dependency does work for others, and is no screen nor anything that makes or leads to screens.
  func isWorker(_ symbol: SymbolID) -> Bool {
    guard isDependency(symbol) else { return false }
    guard implementations[symbol] == nil else { return metByWorkers.contains(symbol) }
    let type = CodeType(codebase, symbol)
    return type.role == .protocol || Self.worksForOthers(type)
  }

  /// One component that implements a protocol, or one of those that an alias joins.
  func implementation(of need: SymbolID) -> SymbolID? {
    let needs =
      codebase.symbols[need].kind == .typealias ? Array(codebase.symbols.supertypes(of: need)) : [need]
    guard let found = needs.lazy.compactMap({ implementations[$0] }).first else { return nil }
    // What it is, whoever asks looks at.
    _ = codebase.file(of: found)
    return found
  }
}

extension ComponentNeeds: KnownOfCode {
  package func saysTheSame(as other: ComponentNeeds) -> Bool {
    implementations == other.implementations && answered == other.answered
      && metByWorkers == other.metByWorkers
  }

  package func asking(_ codebase: Codebase) -> ComponentNeeds {
    var needs = self
    needs.codebase = codebase
    return needs
  }
}

extension CodeType {
  /// Why it is a dependency: worded to follow its name.
  var dependencyClause: String {
    if let evidence { return evidence.sentence(in: codebase.code) }
    return purpose.map { "is the protocol of \($0.phrase)" } ?? "states a need of the app"
  }
}

extension Codebase {
  /// Whether the code at a place belongs to the app itself and to no part of the composition root.
  func isOutsideOfRoot(_ place: Place, at offset: Int32) -> Bool {
    files[place.file].isProduction(at: offset) && !isInCompositionRoot(place)
  }

  /// The same, and it puts nothing together for the root either.
  func isOutsideOfAssembly(_ place: Place, at offset: Int32) -> Bool {
    files[place.file].isProduction(at: offset) && !isInAssembly(place)
  }

  /// Whether it is judged by what boot may not do: an entry point puts the app together, but that its file is boot says that it
  /// decides and loads nothing itself.
  func isJudgedAsBoot(_ place: Place, at offset: Int32) -> Bool {
    if isOutsideOfRoot(place, at: offset) { return true }
    let file = files[place.file]
    return file.kind == .boot && file.isProduction(at: offset) && !file.placement.isInCompositionRoot
      && types(around: place).contains(where: root.isEntryPoint)
  }

  /// The type around a place, else the file, as the subject of a message.
  func subject(at place: Place) -> String {
    guard let type = type(at: place) else { return "this file" }
    let name = "'\(symbols.qualifiedName(of: type))'"
    return symbols[type].isExternal ? "an extension of \(name)" : name
  }

  /// Whether a place is in a type, its extensions or what is nested in it.
  func isInside(_ symbol: SymbolID, _ place: Place) -> Bool {
    types(around: place).contains(symbol)
  }
}
