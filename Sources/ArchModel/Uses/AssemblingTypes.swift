import ArchFacts
import ArchKnowledge

/// Why a type that does nothing but make components and hand them out may do so.
package enum Assembly: Sendable, Equatable {
  /// The composition root alone has it do so, or another such type: it carries on what the root begins. The place is the
  /// first where it is made or asked for something.
  case forRoot(Place)
  /// Whoever asks is given screens, or what shows or leads to them, and nothing that works behind them.
  case ofScreens
}

/// Types that put components together, whatever they are called and wherever they stand.
///
/// That says who may make what; what a layer may name, its layer says.
struct AssemblingTypes: Sendable, Equatable {
  /// All that do nothing else, whoever has them do so.
  private let candidates: Set<SymbolID>
  private let assemblies: [SymbolID: Assembly]

  init(_ code: NamedCode, _ roles: Roles, _ uses: Uses) {
    let made = uses.instantiations.filter {
      roles.isComponent($0.symbol) && code.files[$0.place.file].isProduction(at: $0.range.start)
    }
    let makers = Self.makers(of: made, code, roles)
    let given = Self.givers(
      among: makers, GivingReader(code: code, roles: roles, makers: makers, made: made))
    candidates = Set(given.keys)
    // What everyone can reach does its work for everyone.
    let open = candidates.subtracting(uses.sharedInstances.all.lazy.map(\.type))
    let places = Self.places(open, code, uses)
    // A screen that asks to be filled in is all that such a one works for, whoever can reach it.
    let screens = open.filter { given[$0]?.isOnlyScreens == true }
      .union(candidates.filter { given[$0]?.onlyFills == true })
    assemblies = Self.reached(from: places, and: screens, code, roles)
  }

  /// Whether a type does nothing but make components and hand them out, for whomever.
  func onlyAssembles(_ symbol: SymbolID) -> Bool { candidates.contains(symbol) }

  func assembly(by symbol: SymbolID) -> Assembly? { assemblies[symbol] }

  func contains(_ place: Place, in code: NamedCode) -> Bool {
    !assemblies.isEmpty && code.types(around: place).contains { assemblies[$0] != nil }
  }

  /// The types that make components, and whose name or supertypes do not say that they do something else. A provider of
  /// repositories that is behind a protocol is a component itself and may do no more than put others together.
  private static func makers(
    of components: [Instantiation], _ code: NamedCode, _ roles: Roles
  ) -> Set<SymbolID> {
    var makers: Set<SymbolID> = []
    for made in components {
      for type in code.types(around: made.place) where type != made.symbol && mayAssemble(type, code, roles) {
        makers.insert(type)
      }
    }
    return makers
  }

  private static func mayAssemble(_ symbol: SymbolID, _ code: NamedCode, _ roles: Roles) -> Bool {
    let declared = code.symbols[symbol]
    guard !declared.isExternal, !declared.isTest else { return false }
    switch declared.kind {
    case .class, .struct, .actor: break
    // What can be one of several is a value that leads somewhere, and puts nothing together.
    case .enum:
      if code.files[declared.file].facts.enumCases.contains(where: { $0.owner == declared.declaration }) {
        return false
      }
    case .protocol, .extension, .typealias, .associatedtype: return false
    }
    switch roles[symbol].role.role {
    case .value, .container, .factory, .service: return true
    case .protocol, .useCase, .repository, .viewModel, .presenter, .view, .coordinator,
      .bootstrapper, .error, .dto:
      return false
    }
  }

  /// Of the makers those that give components, or one another, and do nothing else.
  private static func givers(
    among makers: Set<SymbolID>, _ reader: GivingReader
  ) -> [SymbolID: GivingReader.Given] {
    let all = makers.compactMap { maker in reader.given(by: maker).map { (maker, $0) } }
    var givers: [SymbolID: GivingReader.Given] = [:]
    var isNew = true
    while isNew {
      isNew = false
      for (maker, given) in all where givers[maker] == nil && given.isAssembled(from: givers) {
        givers[maker] = given
        isNew = true
      }
    }
    return givers
  }

  /// By type, where others make it or ask it for something.
  private static func places(
    _ types: Set<SymbolID>, _ code: NamedCode, _ uses: Uses
  ) -> [SymbolID: [Place]] {
    var places: [SymbolID: [Place]] = [:]
    func note(_ symbol: SymbolID, _ place: Place, _ offset: Int32) {
      guard types.contains(symbol), code.files[place.file].isProduction(at: offset),
        !code.types(around: place).contains(symbol)
      else { return }
      places[symbol, default: []].append(place)
    }
    for made in uses.instantiations { note(made.symbol, made.place, made.range.start) }
    for use in uses.types where use.kind == .member { note(use.symbol, use.place, use.range.start) }
    return places
  }

  /// Those that are used by the root or by one another alone, found from the root and from those of screens on.
  private static func reached(
    from places: [SymbolID: [Place]], and screens: Set<SymbolID>, _ code: NamedCode, _ roles: Roles
  ) -> [SymbolID: Assembly] {
    var reached: [SymbolID: Assembly] = [:]
    for symbol in screens { reached[symbol] = .ofScreens }
    var isNew = true
    while isNew {
      isNew = false
      for (symbol, used) in places where reached[symbol] == nil {
        guard let first = used.first,
          used.allSatisfy({ place in
            roles.root.contains(place, in: code) || code.types(around: place).contains { reached[$0] != nil }
          })
        else { continue }
        reached[symbol] = .forRoot(first)
        isNew = true
      }
    }
    return reached
  }
}

/// Tells what others are given by a type that does nothing but give.
private struct GivingReader {
  let code: NamedCode
  let roles: Roles
  let makers: Set<SymbolID>
  /// Where components are made, in the order of the files.
  let made: [Instantiation]

  struct Given {
    var screens = false
    var components = false
    /// Types that make components in turn, other than the giver: those that functions answer with, and those that
    /// are kept, which may as well be data.
    var made: Set<SymbolID> = []
    var kept: Set<SymbolID> = []

    func isAssembled(from givers: [SymbolID: Given]) -> Bool {
      made.allSatisfy { givers[$0] != nil }
        && (screens || fills || components || !made.isEmpty || kept.contains { givers[$0] != nil })
    }

    /// Whether screens are given what is made for them, by a function that takes the screen.
    var fills = false

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
      case .func where member.returnType.isEmpty && registers(member, of: reference.file):
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
      switch what(facts.parameters[index].type, by: symbol, reference, member) {
      case .screen: true
      case .component, .maker, .own, .other: false
      }
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
      return makers.contains(symbol) ? .maker(symbol) : .other
    }
  }
}

extension FileFacts {
  /// Whether an expression names a local variable itself, or calls it.
  fileprivate func names(_ local: LocalVariable, in expression: ByteRange) -> Bool {
    nameChains(in: expression).contains { hasSameText($0, as: local.name, of: self) }
  }
}
