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
/// That says who may make what, and so name it; what else a layer may name, its layer says.
struct AssemblingTypes: Sendable, Equatable {
  /// All that do nothing else, whoever has them do so.
  private let candidates: Set<SymbolID>
  private let assemblies: [SymbolID: Assembly]

  init(_ code: NamedCode, _ roles: Roles, _ uses: Uses) {
    let made = uses.instantiations.filter {
      roles.isComponent($0.symbol) && code.files[$0.place.file].isProduction(at: $0.range.start)
    }
    let makers = Self.makers(of: made, code, roles).union(Self.factories(holdingContainers: code, roles))
    let given = Self.givers(
      among: makers, GivingReader(code: code, roles: roles, makers: makers, made: made))
    candidates = Set(given.keys)
    // What everyone can reach does its work for everyone; a container that the root alone makes is a part of it, whatever it
    // does besides.
    let containers = makers.filter { roles[$0].role.role == .container }
    let open = candidates.union(containers).subtracting(uses.sharedInstances.all.lazy.map(\.type))
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

  /// `struct CartFactory { let assembler: Assembler }`: what it gives out, it has the container of a library make.
  private static func factories(holdingContainers code: NamedCode, _ roles: Roles) -> Set<SymbolID> {
    Set(
      code.symbols.ids.filter { symbol in
        roles[symbol].role.role == .factory && mayAssemble(symbol, code, roles)
          && code.members(of: symbol).contains { holdsContainer($0, code) }
      })
  }

  private static func holdsContainer(_ reference: MemberReference, _ code: NamedCode) -> Bool {
    let (member, file) = (code.member(reference), code.files[reference.file])
    guard member.kind == .let, file.facts.imports(oneOf: injectionModules),
      let name = TypeText.singleName(member.type, in: file.facts.bytes),
      containers.contains(file.facts.verbatim(name))
    else { return false }
    let place = Place(file: reference.file, owner: member.owner, function: FileFacts.none)
    return code.symbols.resolve(name, at: place, in: file) == .notOurs
  }

  private static let containers = LibraryTypes[.container]
  private static let injectionModules = LibraryModules[.injection]

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
