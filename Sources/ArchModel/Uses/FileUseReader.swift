import ArchFacts

/// Goes through the facts of one file for the types that it names and builds.
struct FileUseReader {
  /// What a chain begins with: a type, by its first name.
  struct Meaning {
    let symbol: SymbolID
    let name: NameID
  }

  /// The first name of a chain.
  private struct NamedOuter {
    let name: ByteRange
    let symbol: SymbolID
  }

  private(set) var types: [TypeUse] = []
  private(set) var instantiations: [Instantiation] = []
  private(set) var unresolved: [UnresolvedName] = []
  /// What `types` was made of, name by name, if asked for.
  private(set) var names: [NamedType] = []

  private let tellsNames: Bool
  private let code: NamedCode
  /// Taken out of the code once: it is a value of many lists, and each is counted where it is read.
  private let symbols: SymbolTable
  private let index: FileID
  private let file: SourceFile
  private let facts: FileFacts

  init(_ code: NamedCode, file index: FileID, tellsNames: Bool = false) {
    self.code = code
    self.tellsNames = tellsNames
    symbols = code.symbols
    self.index = index
    file = code.files[index]
    facts = file.facts
  }

  mutating func read() {
    let inherited = inheritedNames()
    for reference in facts.typeReferences {
      let place = Place(file: index, owner: reference.owner, function: reference.function)
      let isArgument = reference.role == .inheritance && !inherited.contains(reference.name.start)
      add(reference.name, isArgument ? .annotation : kind(of: reference.role), place)
    }
    for reference in facts.typesInGenericTypes { addNested(reference) }
    for call in facts.calls where startsLikeType(call.callee) || facts.matches(call.callee, "self.init") {
      let place = Place(file: index, owner: call.owner, function: call.function)
      if !startsLikeType(call.callee) {
        // In an initializer it hands on; in a static function it makes one.
        if isInStaticFunction(place), let own = code.type(at: place) { add(own, .call, place, call.callee) }
      } else if call.callee == call.member {
        addCall(call, at: place)
      } else if !call.isPattern, mayBeInitializer(call.member) {
        // The first names of longer chains are among the member accesses.
        addInstantiation(by: call, at: place)
      }
    }
    for access in facts.memberAccesses {
      let place = Place(file: index, owner: access.owner, function: access.function)
      add(access.text, .member, place)
    }
    addInitializerReferences()
    addImplicitInitializers()
    addImplicitTypes()
    if tellsNames { tellImports() }
  }

  /// Where the names start that types inherit or conform to: of `: Screen<Cart> & Titled` these are two.
  private func inheritedNames() -> Set<Int32> {
    var starts: Set<Int32> = []
    for entry in facts.types.lazy.flatMap(\.inherits.indices) {
      for name in TypeText.names(facts.names[entry], in: facts.bytes) { starts.insert(name.start) }
    }
    return starts
  }

  private func startsLikeType(_ range: ByteRange) -> Bool {
    guard !range.isEmpty else { return false }
    let first = facts.bytes[Int(range.start)]
    return first.isUpperCase || first == UInt8(ascii: "_") || first == UInt8(ascii: "`") || first >= 0x80
  }

  private func kind(of role: TypeReferenceRole) -> TypeUse.Kind {
    switch role {
    case .variable, .parameter, .returnType, .expression, .genericConstraint, .genericBound, .payload,
      .aliased, .attribute:
      .annotation
    case .inheritance: .inheritance
    case .value: .member
    case .extended: .extended
    }
  }

  private mutating func addCall(_ call: Call, at place: Place) {
    if facts.matches(call.callee, "Self") {
      if !call.isPattern, let own = code.type(at: place) { add(own, .call, place, call.callee) }
      return
    }
    guard let meaning = add(call.callee, .call, place), !call.isPattern else { return }
    add(meaning.symbol, .call, place, call.callee)
    for other in otherMeanings(of: call.callee, than: meaning, at: place) {
      add(other, .call, place, call.callee)
    }
  }

  private func isInStaticFunction(_ place: Place) -> Bool {
    place.function >= 0
      && facts.members.contains { $0.function == place.function && $0.isStatic && $0.kind == .func }
  }

  /// Types have capital names; what else is called is a function. There is no name after generic arguments.
  private func mayBeInitializer(_ member: ByteRange) -> Bool {
    member.isEmpty || startsLikeType(member) || facts.matches(member, "init")
  }

  @discardableResult
  private mutating func add(_ chain: ByteRange, _ kind: TypeUse.Kind, _ place: Place) -> Meaning? {
    var outer: NamedOuter?
    let (resolution, end, name) = symbols.follow(chain, at: place, in: file) { name, symbol in
      if outer == nil { outer = NamedOuter(name: name, symbol: symbol) }
    }
    let range = ByteRange(start: chain.start, end: end)
    let isConditional = symbols.conditionalNames.contains(name)
    if isConditional, resolution != .ambiguous,
      symbols.leavesMeaningsOut(of: chain, resolution, at: place, in: file)
    {
      unresolved.append(UnresolvedName(file: index, range: range))
    }
    switch resolution {
    case .declared(let symbol), .sometimes(let symbol):
      let meaning = Meaning(symbol: symbol, name: name)
      switch symbols[symbol].kind {
      // Nobody can make a protocol: a type of the same name is meant, from a module that is not seen.
      case .protocol where kind == .call: return nil
      case .class, .struct, .enum, .actor, .protocol, .typealias:
        if tellsNames { tellNames(of: chain, place) }
        if let outer, outer.name.end != end { addOuter(outer, of: symbol, kind, place) }
        if kind == .extended, code.isOnlyName(symbol) { break }
        types.append(TypeUse(symbol: symbol, kind: kind, place: place, range: range))
        guard isConditional else { break }
        for other in otherMeanings(of: chain, than: meaning, at: place) {
          types.append(TypeUse(symbol: other, kind: kind, place: place, range: range))
        }
      case .extension, .associatedtype: break
      }
      return meaning
    case .ambiguous:
      unresolved.append(UnresolvedName(file: index, range: range))
      return nil
    case .notOurs, .genericParameter: return nil
    }
  }
}

extension FileUseReader {
  /// Of `A.B` the first name is a use, too, where `A` is not declared next to `B` and is more than its name.
  private mutating func addOuter(
    _ outer: NamedOuter, of symbol: SymbolID, _ kind: TypeUse.Kind, _ place: Place
  ) {
    let type = symbols.aliasTarget(of: outer.symbol) ?? outer.symbol
    guard !symbols[type].isExternal, isElsewhere(type, than: symbol), !code.isOnlyName(type) else { return }
    types.append(TypeUse(symbol: type, kind: kind, place: place, range: outer.name))
  }

  /// Whether two types belong to different layers or, without layers, files.
  private func isElsewhere(_ symbol: SymbolID, than other: SymbolID) -> Bool {
    guard symbols[symbol].file != symbols[other].file else { return false }
    let layer = layer(of: symbol)
    return layer == nil || layer != self.layer(of: other)
  }

  /// What follows the arguments of `A<B>.C`, whose `A` and `B` are uses by themselves.
  private mutating func addNested(_ reference: TypeReference) {
    let place = Place(file: index, owner: reference.owner, function: reference.function)
    var outer: NamedOuter?
    let (resolution, end, _) = symbols.follow(reference.name, at: place, in: file) { name, symbol in
      if outer == nil { outer = NamedOuter(name: name, symbol: symbol) }
    }
    if tellsNames { tellNames(of: reference.name, place) }
    guard let symbol = resolution.symbol, let outer, outer.name.end != end, !symbols[symbol].isExternal,
      symbols[symbol].kind != .associatedtype, isElsewhere(symbol, than: outer.symbol)
    else { return }
    types.append(
      TypeUse(
        symbol: symbol, kind: kind(of: reference.role), place: place,
        range: ByteRange(start: reference.name.start, end: end)))
  }

  /// `import struct Module.Name` names a type without using it.
  private mutating func tellImports() {
    for entry in facts.imports where !entry.kind.isEmpty {
      tellNames(of: entry.path, Place(file: index, owner: FileFacts.none, function: FileFacts.none))
    }
  }

  private mutating func tellNames(of chain: ByteRange, _ place: Place) {
    var found: [NamedType] = []
    _ = symbols.follow(chain, at: place, in: file) { name, symbol in
      let others =
        (name.start == chain.start ? symbols.otherMeanings(of: chain, at: place, in: file) : [])
        + symbols.alternatives(to: symbol)
      found.append(NamedType(name: name, symbol: symbol, otherwise: others))
    }
    names += found
  }

  /// What a name means in other builds, as far as it is elsewhere in the architecture: each build is judged.
  private func otherMeanings(of chain: ByteRange, than meaning: Meaning, at place: Place) -> [SymbolID] {
    guard symbols.conditionalNames.contains(meaning.name) else { return [] }
    let others = symbols.otherMeanings(of: chain, at: place, in: file)
      .map { symbols.aliasTarget(of: $0) ?? $0 }
    var seen: Set<Int?> = [layer(of: meaning.symbol)]
    return others.filter { seen.insert(layer(of: $0)).inserted }
  }

  private func layer(of symbol: SymbolID) -> Int? { code.file(of: symbol).placement.layer }
}

// What is built.
extension FileUseReader {
  private mutating func addInstantiation(by call: Call, at place: Place) {
    guard symbols.mayKnow(call.callee, in: facts.bytes) else { return }
    var names = NamePath.names(call.callee, in: facts.bytes)
    if names.count > 1, let last = names.last, facts.matches(last, "init") { names.removeLast() }
    guard let symbol = symbols.resolve(names, at: place, in: file).symbol else { return }
    add(symbol, .call, place, call.callee)
  }

  /// `T.init` that is not called.
  private mutating func addInitializerReferences() {
    var called: Set<Int32>?
    for access in facts.memberAccesses where !access.isPattern && endsInInitializer(access.text) {
      guard startsLikeType(access.text) else { continue }
      let starts = called ?? Set(facts.calls.map(\.callee.start))
      called = starts
      guard !starts.contains(access.text.start) else { continue }
      var names = NamePath.names(access.text, in: facts.bytes)
      guard names.count > 1, let last = names.popLast(), facts.matches(last, "init") else { continue }
      let place = Place(file: index, owner: access.owner, function: access.function)
      guard let symbol = symbols.resolve(names, at: place, in: file).symbol else { continue }
      add(symbol, .reference, place, access.text)
    }
  }

  private func endsInInitializer(_ range: ByteRange) -> Bool {
    guard range.count > 5 else { return false }
    let end = Int(range.end)
    return facts.bytes[end - 1] == UInt8(ascii: "t") && facts.bytes[end - 2] == UInt8(ascii: "i")
      && facts.bytes[end - 3] == UInt8(ascii: "n") && facts.bytes[end - 4] == UInt8(ascii: "i")
  }

  /// `.Kind.first`: a type that is nested in whatever is asked for, where only one type of the codebase has the name.
  private mutating func addImplicitTypes() {
    for member in facts.implicitMembers where !member.isCalled {
      guard facts.bytes[Int(member.name.start)].isUpperCase else { continue }
      let place = Place(file: index, owner: member.owner, function: member.function)
      guard let symbol = symbols.onlyNestedType(named: member.name, from: place, in: file),
        MemberOfType.name(behind: member.name.end, in: facts) != nil
      else { continue }
      types.append(TypeUse(symbol: symbol, kind: .member, place: place, range: member.name))
      if tellsNames { names.append(NamedType(name: member.name, symbol: symbol, otherwise: [])) }
    }
  }

  private mutating func addImplicitInitializers() {
    var types: ImplicitMemberTypes?
    for member in facts.implicitMembers where !member.isPattern && facts.matches(member.name, "init") {
      let known = types ?? ImplicitMemberTypes(code, file: index)
      types = known
      guard let symbol = known.type(of: member) else { continue }
      let place = Place(file: index, owner: member.owner, function: member.function)
      add(symbol, .implicitCall, place, member.name)
    }
  }

  private mutating func add(
    _ symbol: SymbolID, _ form: Instantiation.Form, _ place: Place, _ range: ByteRange
  ) {
    switch symbols[symbol].kind {
    case .class, .struct, .enum, .actor:
      instantiations.append(Instantiation(symbol: symbol, form: form, place: place, range: range))
    case .protocol, .extension, .typealias, .associatedtype: break
    }
  }
}
