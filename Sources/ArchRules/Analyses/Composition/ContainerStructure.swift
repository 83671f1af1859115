import ArchFacts
import ArchKnowledge
import ArchModel

/// Tells a container by what it is made of, whatever it is called: it keeps other containers, or four dependencies and
/// more, for everyone to take, and does nothing else.
struct ContainerStructure {
  private let codebase: Codebase
  private let needs: ComponentNeeds

  /// Fewer are the parameters of somebody.
  private static let leastDependencies = 4
  /// The same for a protocol, which may be a narrow view of a wide type.
  private static let leastOfProtocol = 6

  init(_ codebase: Codebase, _ needs: ComponentNeeds) {
    self.codebase = codebase
    self.needs = needs
  }

  /// Those among types that are no containers by their names.
  ///
  /// - Parameters:
  ///   - types: in the order of their numbers.
  ///   - open: what those of them give that do no work of their own.
  func containers(
    among types: [SymbolID], _ open: [(SymbolID, Contents)], besides known: [SymbolID: ContainerEvidence]
  ) -> [SymbolID: ContainerEvidence] {
    var found: [SymbolID: ContainerEvidence] = [:]
    for (id, contents) in open where contents.dependencies >= Self.leastDependencies {
      found[id] = .provides(contents.dependencies)
    }
    for user in onlyUsers(of: Set(found.keys)) { found[user] = nil }
    // A factory is what the protocol is that it stands behind.
    for id in types where found[id] == nil && codebase.role(of: id).role == .factory {
      found[id] = codebase.symbols.supertypes(of: id).lazy.compactMap { found[$0] }.first
    }
    // What keeps one that keeps another is found after that one.
    var isNew = true
    while isNew {
      isNew = false
      for (id, contents) in open where found[id] == nil {
        let count = contents.types.count { known[$0] != nil || found[$0] != nil }
        guard count > 0, contents.dependencies + count > contents.data - count else { continue }
        found[id] = .holds(count)
        isNew = true
      }
    }
    return found
  }

  struct Contents: Sendable {
    /// Of the open properties, each once.
    fileprivate var types: Set<SymbolID> = []
    fileprivate var dependencies = 0
    /// Of them, and of what functions give, those that do work for others.
    fileprivate var workers = 0
    fileprivate var data = 0
  }

  /// What the open properties of a type are; `nil` for one that does work of its own.
  func contents(of id: SymbolID) -> Contents? {
    let type = CodeType(codebase, id)
    guard mayOnlyKeep(type), !showsWork(type) else { return nil }
    var contents = Contents()
    var givesScreens = false
    for member in members(of: type) where !member.isFilePrivate {
      switch member.kind {
      case .`init`, .deinit: continue
      case .subscript: return nil
      case .func:
        // Of a protocol that gives dependencies, too.
        if type.kind == .protocol, givesScreen(member) {
          givesScreens = true
          continue
        }
        guard let result = result(of: member), needs.isHandedOut(result) else { return nil }
        if type.kind == .protocol {
          contents.dependencies += 1
          if needs.isWorker(result) { contents.workers += 1 }
        }
      case .let, .var:
        let result = result(of: member)
        if result == id { continue }
        guard let result, member.declared.attributes.isEmpty else {
          // What is worked out, observed or set by others is work or state.
          if member.declared.isComputed || !member.declared.attributes.isEmpty { return nil }
          contents.data += 1
          continue
        }
        contents.types.insert(result)
        if needs.isDependency(result) {
          contents.dependencies += 1
        } else if !makesScreens(result) {
          contents.data += 1
        }
        if needs.isWorker(result) { contents.workers += 1 }
      }
    }
    // A factory for screens is narrow however many it makes; one that makes nothing but what works for others is a
    // container whose members are called `make`.
    if type.kind == .protocol {
      let makesOthers = givesScreens || contents.workers < contents.dependencies
      if contents.workers < Self.leastOfProtocol || type.purpose == .factory && makesOthers { return nil }
    }
    return contents.dependencies >= Self.leastDependencies && contents.dependencies <= contents.data
      ? nil : contents
  }

  /// What makes screens is no data beside a container, and none itself.
  private func makesScreens(_ id: SymbolID) -> Bool {
    codebase.role(of: id).role != .view
      && CodeType(codebase, id).members.contains {
        $0.kind == .func && !$0.isFilePrivate && givesScreen($0)
      }
  }

  private func givesScreen(_ member: CodeMember) -> Bool {
    let facts = member.file.facts
    guard let name = TypeText.singleName(member.declared.returnType, in: facts.bytes) else { return false }
    switch codebase.resolve(name, at: member.innerPlace).symbol {
    case let symbol?: return codebase.role(of: symbol).role == .view
    case nil:
      return NamePath.names(name, in: facts.bytes).last.map { AppleTypes[.view].contains(facts.verbatim($0)) }
        ?? false
    }
  }

  /// What turns most types away before a name in them is looked up.
  private func showsWork(_ type: CodeType) -> Bool {
    var isEmpty = true
    for member in members(of: type) where !member.isFilePrivate {
      switch member.kind {
      case .`init`, .deinit: continue
      case .subscript: return true
      case .func:
        if member.declared.returnType.isEmpty { return true }
        if type.kind == .protocol { isEmpty = false }
      case .let, .var: isEmpty = false
      }
    }
    return isEmpty
  }

  /// Of a protocol with what it inherits: `protocol Services: HasLogin, HasCart`.
  private func members(of type: CodeType) -> some Sequence<CodeMember> {
    let inherited = type.kind == .protocol ? Array(codebase.symbols.supertypes(of: type.id)) : []
    return ([type.id] + inherited).lazy.flatMap { CodeType(codebase, $0).members }
  }

  private func mayOnlyKeep(_ type: CodeType) -> Bool {
    switch type.kind {
    case .class, .struct, .protocol: break
    case .enum, .actor, .extension, .typealias, .associatedtype: return false
    }
    switch type.role {
    case .value, .service, .container, .protocol: break
    case .useCase, .repository, .viewModel, .presenter, .view, .coordinator, .bootstrapper,
      .factory, .error, .dto:
      return false
    }
    return !type.symbol.isExternal && !type.symbol.isFilePrivate && !codebase.isStated(type.id)
      && type.foreignSupertypes.allSatisfy(Self.harmless.contains)
  }

  /// A container that may be sent to another thread is one all the same.
  private static let harmless = AppleTypes[.marker].union(AppleTypes[.observable])

  private func result(of member: CodeMember) -> SymbolID? {
    switch member.kind {
    case .func: codebase.resolveType(member.declared.returnType, at: member.innerPlace)
    case .let, .var: isLiteral(member) ? nil : member.type
    case .`init`, .subscript, .deinit: nil
    }
  }

  /// A text, a number, a list or a closure, as the first value of a property without a type.
  private func isLiteral(_ member: CodeMember) -> Bool {
    let declared = member.declared
    guard declared.type.isEmpty, !declared.value.isEmpty else { return false }
    let value = member.file.facts.withoutBlanks(declared.value)
    let bytes = member.file.facts.bytes
    return value.isEmpty || !(bytes[Int(value.start)].isUpperCase || bytes[Int(value.start)].isLowerCase)
  }

  /// Of some types those that only one type takes: nested in that one, beside it in its file or called after it they are
  /// the list of its parameters.
  private func onlyUsers(of types: Set<SymbolID>) -> [SymbolID] {
    guard !types.isEmpty else { return [] }
    var users: [SymbolID: Set<SymbolID>] = [:]
    for use in codebase.typeUses where types.contains(use.symbol) && use.kind == .annotation {
      guard !codebase.isInCompositionRoot(use.place), let user = codebase.types(around: use.place).last,
        user != use.symbol
      else { continue }
      users[use.symbol, default: []].insert(user)
    }
    return types.filter { id in
      guard let only = users[id], only.count == 1, let user = only.first else { return false }
      return codebase.symbols[id].parent == user || codebase.symbols[id].file == codebase.symbols[user].file
        || codebase.symbols.name(of: id).hasPrefix(codebase.symbols.name(of: user))
    }
  }
}

extension Codebase {
  fileprivate func isStated(_ symbol: SymbolID) -> Bool {
    let role = role(of: symbol)
    return role.isStated && role.role != .container
  }
}
