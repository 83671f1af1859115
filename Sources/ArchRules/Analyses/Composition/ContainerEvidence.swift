import ArchFacts
import ArchKnowledge
import ArchModel

/// Why a type counts as a container.
enum ContainerEvidence: Sendable, Equatable {
  /// Inherits from a type of a library.
  case library(String)
  /// Gives whatever type it is asked for.
  case resolves
  /// A team says so.
  case listed
  /// Hands out this many dependencies.
  case provides(Int)
  /// Keeps this many containers for everyone to take.
  case holds(Int)

  /// Worded to follow the name of the type.
  var clause: String {
    switch self {
    case .library(let name): "is a container because of its supertype '\(name)'"
    case .listed: "is a locator according to the configuration"
    case .resolves: "returns whatever type it is asked for"
    case .provides(1): "hands out a dependency of others"
    case .provides(let count): "hands out \(count) dependencies of others"
    case .holds(1): "hands out a container"
    case .holds(let count): "hands out \(count) containers"
    }
  }
}

/// Whether a type hands out the dependencies of others: a container, a service locator or a wide view of one.
///
/// A name alone does not make a container, and none is needed where the structure says it (`ContainerStructure`):
/// `ImageContainer` shows images, an `Environment` may be a choice of servers. Something has to be handed out. A factory
/// protocol that a container conforms to is narrow, and none.
struct ContainerEvidenceReader {
  let needs: ComponentNeeds
  private let codebase: Codebase

  init(_ codebase: Codebase, _ needs: ComponentNeeds) {
    self.codebase = codebase
    self.needs = needs
  }

  /// Of a type that can be one.
  func evidence(for id: SymbolID) -> ContainerEvidence? {
    library(id) ?? generic(id) ?? provider(id) ?? facade(id)
  }

  func canContain(_ id: SymbolID) -> Bool {
    switch codebase.symbols[id].kind {
    case .class, .struct, .enum, .actor, .protocol: break
    case .extension, .typealias, .associatedtype: return false
    }
    let role = codebase.role(of: id)
    if role.isStated { return role.role == .container }
    switch role.role {
    case .view, .error, .dto, .useCase, .repository, .viewModel, .presenter, .coordinator, .bootstrapper:
      return false
    case .value, .protocol, .service, .container, .factory: return true
    }
  }

  private func library(_ id: SymbolID) -> ContainerEvidence? {
    let foreign = codebase.symbols.externalSupertypes(of: id)
    guard !foreign.isEmpty, codebase.symbols[id].kind != .protocol else { return nil }
    for name in foreign.map(codebase.symbols.names.string) where LibraryTypes[.container].contains(name) {
      if InjectionLibraries.isImported(by: codebase.file(of: id)) { return .library(name) }
    }
    return nil
  }

  /// `func resolve<T>(…) -> T` next to a `register`; of a protocol, of what is named a container, and where it asks a
  /// library's container in turn, by itself.
  private func generic(_ id: SymbolID) -> ContainerEvidence? {
    var resolves = false
    var asksByType = false
    var fills = false
    let name = codebase.symbols[id].name
    var registers =
      codebase.symbols[id].kind == .protocol
      || Self.lookupSuffixes.contains { codebase.symbols.names.hasSuffix(name, $0) }
    for reference in codebase.members(of: id) {
      let member = codebase.member(reference)
      guard member.kind == .func, !member.name.isEmpty else { continue }
      let facts = codebase.files[reference.file].facts
      if facts.verbatim(member.name).hasPrefix(Self.registers) { fills = true }
      if isGenericLookup(member, facts) {
        resolves = true
        if !isReadByKey(member, facts) { asksByType = true }
        if handsOn(member, facts) { fills = true }
      }
    }
    // What is kept under the names of keys, and registered by nobody, are values.
    registers = registers && asksByType || fills
    return resolves && registers ? .resolves : nil
  }

  /// `get<T>(key: String) -> T?`, whatever keys are; not `resolve<T>(key: Key<T>) -> T`, where the key is of the type.
  private func isReadByKey(_ member: Member, _ facts: FileFacts) -> Bool {
    let wanted = TypeText.singleName(member.returnType, in: facts.bytes).map(facts.verbatim)
    return member.parameters.indices.contains { index in
      let parameter = facts.parameters[index]
      let isKey = [parameter.label, parameter.name].contains {
        CamelCaseWords.of(facts.verbatim($0)).contains(where: Self.keyWords.contains)
      }
      return isKey && !facts.typeReferences(in: parameter.type).contains { facts.verbatim($0.name) == wanted }
    }
  }

  private static let keyWords = MemberWords[.storedUnder]

  func isGenericLookup(_ member: Member, _ facts: FileFacts) -> Bool {
    guard member.function >= 0, !member.returnType.isEmpty else { return false }
    let parameters = facts.functions[Int(member.function)].genericParameters
    guard !parameters.isEmpty, let result = TypeText.singleName(member.returnType, in: facts.bytes),
      Self.genericLookups.contains(facts.verbatim(member.name)) || handsOn(member, facts)
    else { return false }
    let name = facts.verbatim(result)
    // `get<T: Codable>(for:)` reads what is stored.
    let header = ByteRange(
      start: member.name.end,
      end: member.parameters.indices.first.map { facts.parameters[$0].label.start } ?? member.returnType.start
    )
    let isData = facts.typeReferences(in: header).contains { Self.coded.contains(facts.verbatim($0.name)) }
    return !isData
      && parameters.indices.contains {
        NamePath.names(facts.names[$0], in: facts.bytes).first.map { facts.verbatim($0) } == name
      }
  }

  /// `func screenModel<T>() -> T { container.resolve(T.self)! }`, with the container of a library.
  private func handsOn(_ member: Member, _ facts: FileFacts) -> Bool {
    member.function >= 0 && facts.imports.contains { InjectionLibraries.has(facts.module(of: $0)) }
      && (asksLibrary(member, facts) || answersWithLookup(member, facts))
  }

  /// `func make<T>() -> T { container.resolve() }`: what is looked up is what is asked for, though nothing says so again.
  private func answersWithLookup(_ member: Member, _ facts: FileFacts) -> Bool {
    let results = facts.returnedValues.filter { $0.function == member.function && $0.closure < 0 }
    return !results.isEmpty
      && results.allSatisfy { result in
        facts.calls.contains { call in
          facts.withoutEffects(result.value).start == call.position && call.receiver < 0
            && Self.genericLookups.contains(facts.verbatim(call.member)) && call.callee != call.member
        }
      }
  }

  /// Functions and properties that ask a library's container for a dependency each, and nothing else that others could
  /// call: `func clock() -> any Clock { container.resolve((any Clock).self)! }`.
  private func facade(_ id: SymbolID) -> ContainerEvidence? {
    guard InjectionLibraries.isImported(by: codebase.file(of: id)) else { return nil }
    var count = 0
    for member in CodeType(codebase, id).members where !member.isFilePrivate {
      if member.isStored || member.kind == .`init` || member.kind == .deinit { continue }
      guard asksLibrary(member.declared, member.file.facts) else { return nil }
      if result(of: member).map(needs.isHandedOut) ?? false { count += 1 }
    }
    return count >= Self.leastOfFacade ? .provides(count) : nil
  }

  /// With one it may be a dependency itself.
  private static let leastOfFacade = 2

  /// Whether a member asks for what it answers with, `T.self` or `(any T).self`.
  private func asksLibrary(_ member: Member, _ facts: FileFacts) -> Bool {
    let written = member.isVariable ? member.type : member.returnType
    guard let result = TypeText.singleName(written, in: facts.bytes) else { return false }
    let wanted = facts.verbatim(result)
    return facts.calls.contains { call in
      member.extent.contains(call.member.start) && Self.genericLookups.contains(facts.verbatim(call.member))
        && facts.arguments(of: call).contains { argument in
          facts.hasText(argument.value, wanted + ".self")
            || facts.typeReferences(in: argument.value).contains { facts.hasText($0.name, wanted) }
        }
    }
  }

  private static let coded = ValueProtocols[.coded]
  private static let registers = MemberWords.only(.registers)
  private static let lookupSuffixes = LocatorEndings[.gives]

  private static let genericLookups = MemberWords[.lookup]

  /// By its name or the word of the team, and by what it hands out.
  private func provider(_ id: SymbolID) -> ContainerEvidence? {
    guard let least = isCalledContainer(id) ? 1 : leastByName(of: id) else { return nil }
    let count = provided(by: id)
    return count >= least ? .provides(count) : nil
  }

  private func isCalledContainer(_ id: SymbolID) -> Bool {
    let role = codebase.role(of: id)
    return role.isStated && role.role == .container
  }

  private func leastByName(of id: SymbolID) -> Int? {
    let name = codebase.symbols[id].name
    return Self.endings.first { codebase.symbols.names.hasSuffix(name, $0.text) }.flatMap { least(id, $0) }
  }

  private static let endings = ContainerEndings.all.map { (text: $0.text, tag: $0.tag) }

  private static let qualifiers = ContainerWords[.qualifier]

  /// How many dependencies a type of such a name has to hand out before it counts.
  private func least(_ id: SymbolID, _ ending: (text: StaticString, tag: ContainerEndings.Tag)) -> Int? {
    let isQualified = !Self.qualifiers.isDisjoint(
      with: CamelCaseWords.of(String(codebase.symbols.name(of: id).dropLast(ending.text.utf8CodeUnitCount))))
    let isNested = codebase.symbols[id].parent.exists
    if codebase.symbols[id].kind == .protocol {
      return isQualified && ending.tag == .few ? 4 : nil
    }
    switch ending.tag {
    case .few: return isQualified ? 1 : isNested ? nil : 3
    case .qualified: return isQualified ? 1 : nil
    case .some: return 2
    // Nested in its user it is the list of that user's parameters.
    case .unlessNested: return isNested ? nil : 2
    case .many: return isNested ? nil : 3
    }
  }

  /// The properties and functions that others can reach and that give a dependency, each name once.
  private func provided(by id: SymbolID) -> Int {
    let members = CodeType(codebase, id).members.lazy.filter {
      !$0.isFilePrivate && result(of: $0) != id && (gives($0) || givesBundle($0, of: id))
    }
    return Set(members.map(\.name)).count
  }

  /// Whether a member gives a dependency: a component, the protocol of one, or what makes one.
  func gives(_ member: CodeMember) -> Bool {
    if member.declared.isVariable, TypeText.isFunction(member.declared.type, in: member.file.facts.bytes) {
      return true
    }
    return result(of: member).map(needs.isHandedOut) ?? false
  }

  /// The type that a member answers with; its own for a shared instance or a changed copy.
  private func result(of member: CodeMember) -> SymbolID? {
    switch member.kind {
    case .func: codebase.resolveType(member.declared.returnType, at: member.innerPlace)
    case .let, .var: member.type
    case .`init`, .subscript, .deinit: nil
    }
  }

  /// `let services: Services`, a type within the container that only groups what is handed out.
  private func givesBundle(_ member: CodeMember, of container: SymbolID) -> Bool {
    guard member.declared.isVariable, !member.declared.type.isEmpty,
      let type = codebase.resolveType(member.declared.type, at: member.innerPlace),
      codebase.symbols[type].parent == container
    else { return false }
    return CodeType(codebase, type).members.contains { !$0.declared.isStatic && gives($0) }
  }
}
