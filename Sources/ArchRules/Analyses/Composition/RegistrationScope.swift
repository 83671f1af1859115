import ArchFacts
import ArchKnowledge
import ArchModel

/// Places that register dependencies, and therefore handle containers by their nature.
struct RegistrationScope {
  private let codebase: Codebase
  private let containers: Containers
  private let wrappers: LocatorWrappers
  /// Those that ask for something to be registered in a container which they are given.
  private let registrars: Set<SymbolID>

  init(
    _ codebase: Codebase, _ containers: Containers, _ wrappers: LocatorWrappers, _ uses: [ContainerUse]
  ) {
    self.codebase = codebase
    self.containers = containers
    self.wrappers = wrappers
    var registrars: Set<SymbolID> = []
    for use in uses {
      switch use.form {
      case .parameter: break
      case .stored, .local, .environment, .read, .lookup, .wrapper: continue
      }
      guard codebase.isInProtocol(use.place), let type = codebase.type(at: use.place) else { continue }
      registrars.insert(type)
    }
    self.registrars = registrars
  }

  func isRegistration(_ use: ContainerUse) -> Bool {
    if codebase.isInProtocol(use.place) { return true }
    if codebase.types(around: use.place).contains(where: isRegistrar) { return true }
    return isPartOfContainer(use) || registers(use)
  }

  private func isRegistrar(_ symbol: SymbolID) -> Bool {
    if containers.contains(symbol) || wrappers.isOwn(symbol) { return true }
    if registrars.contains(symbol) { return true }
    let name = codebase.symbols.name(of: symbol)
    if codebase.symbols[symbol].isExternal {
      return LibraryTypes[.registrar].contains(name) || LibraryTypes[.container].contains(name)
    }
    return codebase.symbols.externalSupertypes(of: symbol).contains {
      LibraryTypes[.registrar].contains(codebase.symbols.names.string($0))
    }
  }

  /// A function next to the container itself, such as one that replaces it for a while.
  private func isPartOfContainer(_ use: ContainerUse) -> Bool {
    guard use.place.owner < 0, let container = use.container else { return false }
    return codebase.symbols[container].file == use.place.file
  }

  /// A function that registers something is part of the composition, wherever it is.
  private func registers(_ use: ContainerUse) -> Bool {
    guard use.place.function >= 0, use.container.map(containers.hasGenericLookup) ?? true else {
      return false
    }
    let facts = codebase.files[use.place.file].facts
    let extent = facts.functions[Int(use.place.function)].extent
    return facts.calls.contains { call in
      extent.contains(call.position) && !call.member.isEmpty && call.callee != call.member
        && LibraryMembers[.registration].contains(facts.verbatim(call.member)) && !isForOther(call, facts)
    }
  }

  /// `stream.bind(to: label)`, `table.register(Cell.self, forCellReuseIdentifier: "cell")`: streams and lists have calls of
  /// those names, which say to or for what. `container.register(store, for: Storing.self)` says for which type.
  private func isForOther(_ call: Call, _ facts: FileFacts) -> Bool {
    facts.arguments(of: call).contains { argument in
      let label = facts.verbatim(argument.label)
      return label == "to" || label.hasPrefix("for") && !facts.verbatim(argument.value).hasSuffix(".self")
    }
  }
}

extension Codebase {
  /// Whether a place is in the declaration of a protocol, which only says what is asked for, and not in an extension.
  fileprivate func isInProtocol(_ place: Place) -> Bool {
    place.owner >= 0 && files[place.file].facts.types[Int(place.owner)].kind == .protocol
  }
}
