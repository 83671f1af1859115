import ArchFacts
import ArchKnowledge

/// Tells what others are given by a type that does nothing but give.
struct GivingReader {
  let code: NamedCode
  let roles: Roles
  let makers: Set<SymbolID>
  /// Where components are made, in the order of the files.
  let made: [Instantiation]

  struct Given {
    var screens = false
    /// Whether screens are given what is made for them, by a function that takes the screen.
    var fills = false
    var components = false
    /// Types that make components in turn, other than the giver: those that functions answer with, and those that
    /// are kept, which may as well be data.
    var made: Set<SymbolID> = []
    var kept: Set<SymbolID> = []

    func isAssembled(from givers: [SymbolID: Given]) -> Bool {
      made.allSatisfy { givers[$0] != nil }
        && (screens || fills || components || !made.isEmpty || kept.contains { givers[$0] != nil })
    }

    var isOnlyScreens: Bool { (screens || fills) && !components && made.isEmpty && kept.isEmpty }
    var onlyFills: Bool { fills && isOnlyScreens && !screens }
  }

  private enum What {
    case screen, component
    case maker(SymbolID)
    case own, other

    var isOther: Bool {
      switch self {
      case .other: true
      case .screen, .component, .maker, .own: false
      }
    }

    var isScreen: Bool {
      switch self {
      case .screen: true
      case .component, .maker, .own, .other: false
      }
    }
  }

  /// - Returns: `nil` for a type that others ask for anything else.
  func given(by symbol: SymbolID) -> Given? {
    var given = Given()
    for reference in code.members(of: symbol) {
      let member = code.member(reference)
      let file = code.files[reference.file]
      guard !file.isFilePrivate(member), file.isProduction(at: member.name.start) else { continue }
      // What has to be awaited is work.
      guard !member.isAsync else { return nil }
      let type: ByteRange
      switch member.kind {
      case .`init`, .deinit: continue
      case .subscript: return nil
      case .func where member.returnType.isEmpty && leadsToRegistration(member, of: symbol, reference.file):
        given.components = true
        continue
      case .func where member.returnType.isEmpty && fillsScreen(member, of: symbol, reference):
        given.fills = true
        continue
      case .func: type = member.returnType
      case .let, .var: type = member.type
      }
      switch what(type, by: symbol, reference, member) {
      case .screen: given.screens = true
      case .component: given.components = true
      case .maker(let maker) where member.kind == .func || member.isComputed: given.made.insert(maker)
      case .maker(let maker): given.kept.insert(maker)
      case .own: break
      // What is kept may be anything; what is worked out is work.
      case .other: if member.kind == .func || member.isComputed { return nil }
      }
    }
    return given
  }

  /// The same by functions of its own: `func fill() { fillStores(); fillClients() }`.
  private func leadsToRegistration(_ member: Member, of symbol: SymbolID, _ file: FileID) -> Bool {
    if registers(member, of: file) { return true }
    guard member.function >= 0 else { return false }
    let facts = code.files[file].facts
    let called = facts.calls.lazy.filter {
      $0.function == member.function && $0.callee == $0.member && $0.receiver < 0 && !$0.isPattern
    }
    return called.contains { call in
      code.members(of: symbol).contains { reference in
        let other = code.member(reference)
        let own = code.files[reference.file].facts
        return other.kind == .func && other.returnType.isEmpty
          && own.hasSameText(other.name, as: call.member, of: facts) && registers(other, of: reference.file)
      }
    }
  }

  /// `func fill() { container.register(Session.self, DiskSession()) }`: who asks the container is given what is made there.
  private func registers(_ member: Member, of file: FileID) -> Bool {
    guard member.function >= 0 else { return false }
    let facts = code.files[file].facts
    let calls = facts.calls.filter {
      $0.function == member.function && !$0.isPattern
        && facts.verbatim($0.member).hasPrefix(Self.registering)
    }
    guard !calls.isEmpty else { return false }
    let start = made.partitioningIndex { $0.place.file >= file }
    let arguments = calls.map { ByteRange(start: $0.arguments, end: $0.end) }
    return made[start...].prefix { $0.place.file == file }.contains { made in
      if arguments.contains(where: { $0.contains(made.range) }) { return true }
      return facts.locals.contains { local in
        local.function == member.function && local.value.contains(made.range)
          && keepsWhatIsMade(local, facts) && arguments.contains { facts.names(local, in: $0) }
      }
    }
  }

  /// `func configure(_ screen: TripsViewController)` that makes what a screen needs and sets it, and has nothing of it do
  /// any work.
  private func fillsScreen(_ member: Member, of symbol: SymbolID, _ reference: MemberReference) -> Bool {
    let facts = code.files[reference.file].facts
    let takesScreen = member.parameters.indices.contains { index in
      what(facts.parameters[index].type, by: symbol, reference, member).isScreen
    }
    return takesScreen && member.function >= 0
      && facts.calls.allSatisfy { call in
        call.function != member.function || call.isPattern
          || call.receiver < 0 && facts.bytes[Int(call.callee.start)].isUpperCase
      }
  }

  /// `let store = DiskStore()`, or a closure that makes one when it is called.
  private func keepsWhatIsMade(_ local: LocalVariable, _ facts: FileFacts) -> Bool {
    facts.closures.contains(local.value)
      || facts.calls.contains {
        $0.position == local.value.start && $0.end == local.value.end && $0.receiver < 0
      }
  }

  private static let registering = MemberWords.only(.registers)

  /// Whether a member gives a component, the protocol of one, a screen or what makes them.
  private func what(
    _ type: ByteRange, by owner: SymbolID, _ reference: MemberReference, _ member: Member
  ) -> What {
    guard !type.isEmpty else { return .other }
    let facts = code.files[reference.file].facts
    let written = TypeText.result(ofFunction: type, in: facts.bytes) ?? type
    let place = Place(file: reference.file, owner: member.owner, function: member.function)
    // A screen together with its view model.
    let elements = TypeText.elements(ofTuple: written, in: facts.bytes)
    if !elements.isEmpty {
      let all = elements.map { what(named: $0, by: owner, at: place) }
      return all.contains(where: \.isOther) ? .other : all.first { !$0.isScreen } ?? .screen
    }
    // What is both of two is given as either.
    let parts = TypeText.names(written, in: facts.bytes)
    let all = (parts.count > 1 ? parts : [written]).map { what(named: $0, by: owner, at: place) }
    return all.first { !$0.isOther } ?? .other
  }

  private func what(named written: ByteRange, by owner: SymbolID, at place: Place) -> What {
    let facts = code.files[place.file].facts
    guard let symbol = code.resolveType(written, at: place), !code.symbols[symbol].isExternal else {
      let name = TypeText.singleName(written, in: facts.bytes).map(facts.verbatim)
      return name.map(AppleTypes.shown.contains) ?? false ? .screen : .other
    }
    // An alias may stand for one type, or for what is both of several.
    if code.symbols[symbol].kind == .typealias {
      let meant =
        code.symbols.aliasTarget(of: symbol).map { [$0] } ?? Array(code.symbols.supertypes(of: symbol))
      return meant.lazy.map { what($0, by: owner) }.first { !$0.isOther } ?? .other
    }
    return what(symbol, by: owner)
  }

  /// `protocol TermsRepository {}`, which asks for nothing yet.
  private func isProtocolOfWork(_ symbol: SymbolID) -> Bool {
    code.symbols[symbol].kind == .protocol && roles[symbol].purpose?.role.isWork ?? false
  }

  private func what(_ symbol: SymbolID, by owner: SymbolID) -> What {
    if symbol == owner { return .own }
    switch (roles[symbol].purpose ?? roles[symbol].role).role {
    case .view, .viewModel, .presenter, .coordinator: return .screen
    case .container, .factory, .bootstrapper: return .component
    case .value, .protocol, .useCase, .repository, .service, .error, .dto:
      if roles.isComponent(symbol) || code.isNeed(symbol) || isProtocolOfWork(symbol) { return .component }
      if makers.contains(symbol) { return .maker(symbol) }
      return isOneOfScreens(symbol, by: owner) ? .screen : .other
    }
  }

  /// `enum Made { case screen(UIViewController), flow(CartCoordinator), nothing }`: one of several screens, or none.
  private func isOneOfScreens(_ symbol: SymbolID, by owner: SymbolID) -> Bool {
    let declared = code.symbols[symbol]
    guard declared.kind == .enum else { return false }
    let facts = code.files[declared.file].facts
    let place = Place(file: declared.file, owner: declared.declaration, function: FileFacts.none)
    let values = facts.enumCases.lazy.filter { $0.owner == declared.declaration }
      .flatMap(\.parameters.indices).map { facts.parameters[$0].type }
    return !values.isEmpty
      && values.allSatisfy { value in
        // Enums may hold each other, and are not followed.
        let isEnum = code.resolveType(value, at: place).map { code.symbols[$0].kind == .enum } ?? false
        return !isEnum && what(named: value, by: owner, at: place).isScreen
      }
  }
}

extension FileFacts {
  /// Whether an expression names a local variable itself, or calls it.
  fileprivate func names(_ local: LocalVariable, in expression: ByteRange) -> Bool {
    nameChains(in: expression).contains { hasSameText($0, as: local.name, of: self) }
  }
}
