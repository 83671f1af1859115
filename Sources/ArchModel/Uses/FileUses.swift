import ArchFacts

/// What one file makes of the types of the code; nothing for tests. Each list is in the order of offsets.
struct FileUses: Sendable {
  private(set) var types: [TypeUse] = []
  private(set) var instantiations: [Instantiation] = []
  private(set) var unresolved: [UnresolvedName] = []
  private(set) var sharedInstances: [SharedInstance] = []

  init(of file: FileID, in code: NamedCode, _ roles: Roles) {
    guard !code.files[file].isTest else { return }
    var reader = FileUseReader(code, file: file)
    reader.read()
    types = reader.types.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    instantiations = reader.instantiations.sorted { $0.range.start < $1.range.start }
    unresolved = (reader.unresolved + NamesBeyondLimits(code).names(inFile: file))
      .sorted { $0.range.start < $1.range.start }
    sharedInstances = SharedInstance.all(in: file, of: code, roles)
  }
}

private struct FileUseReader {
  /// What a chain begins with: a type, by its first name.
  struct Meaning {
    let symbol: SymbolID
    let name: NameID
  }

  private(set) var types: [TypeUse] = []
  private(set) var instantiations: [Instantiation] = []
  private(set) var unresolved: [UnresolvedName] = []

  private let code: NamedCode
  /// Taken out of the code once: it is a value of many lists, and each is counted where it is read.
  private let symbols: SymbolTable
  private let index: FileID
  private let file: SourceFile
  private let facts: FileFacts

  init(_ code: NamedCode, file index: FileID) {
    self.code = code
    symbols = code.symbols
    self.index = index
    file = code.files[index]
    facts = file.facts
  }

  mutating func read() {
    for reference in facts.typeReferences {
      let place = Place(file: index, owner: reference.owner, function: reference.function)
      add(reference.name, kind(of: reference.role), place)
    }
    for call in facts.calls where startsLikeType(call.callee) {
      let place = Place(file: index, owner: call.owner, function: call.function)
      if call.callee == call.member {
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
  }

  private func startsLikeType(_ range: ByteRange) -> Bool {
    guard !range.isEmpty else { return false }
    let first = facts.bytes[Int(range.start)]
    return first.isUpperCase || first == UInt8(ascii: "_") || first == UInt8(ascii: "`") || first >= 0x80
  }

  private func kind(of role: TypeReferenceRole) -> TypeUse.Kind {
    switch role {
    case .variable, .parameter, .returnType, .expression, .genericConstraint, .payload, .aliased, .attribute:
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
    let isUse = facts.bytes[Int(call.callee.start)].isUpperCase
    guard let meaning = add(call.callee, isUse ? .call : nil, place), !call.isPattern else { return }
    add(meaning.symbol, .call, place, call.callee)
    for other in otherMeanings(of: call.callee, than: meaning, at: place) {
      add(other, .call, place, call.callee)
    }
  }

  /// Types have capital names; what else is called is a function. There is no name after generic arguments.
  private func mayBeInitializer(_ member: ByteRange) -> Bool {
    member.isEmpty || startsLikeType(member) || facts.matches(member, "init")
  }

  /// Without a kind nothing is noted but the name's meaning.
  @discardableResult
  private mutating func add(_ chain: ByteRange, _ kind: TypeUse.Kind?, _ place: Place) -> Meaning? {
    let (resolution, end, name) = symbols.resolveStart(of: chain, at: place, in: file)
    let range = ByteRange(start: chain.start, end: end)
    let isConditional = symbols.conditionalNames.contains(name)
    if isConditional, resolution != .ambiguous,
      symbols.leavesMeaningsOut(of: chain, at: place, in: file)
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
        if let kind {
          types.append(TypeUse(symbol: symbol, kind: kind, place: place, range: range))
          if !isConditional { return meaning }
          for other in otherMeanings(of: chain, than: meaning, at: place) {
            types.append(TypeUse(symbol: other, kind: kind, place: place, range: range))
          }
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
  /// What a name means in other builds, as far as it is elsewhere in the architecture: each build is judged.
  private func otherMeanings(of chain: ByteRange, than meaning: Meaning, at place: Place) -> [SymbolID] {
    guard symbols.conditionalNames.contains(meaning.name) else { return [] }
    let others = symbols.otherMeanings(of: chain, at: place, in: file)
    guard !others.isEmpty else { return [] }
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
