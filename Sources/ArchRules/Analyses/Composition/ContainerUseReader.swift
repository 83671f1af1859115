import ArchFacts
import ArchKnowledge
import ArchModel

/// Finds in one file where code holds a container or pulls something out of one.
struct ContainerUseReader {
  let codebase: Codebase
  private let containers: Containers
  let index: FileID
  let file: SourceFile
  let facts: FileFacts
  private let importsLibrary: Bool
  /// The containers that initial values of properties make, by their offsets.
  private let made: [Int32: SymbolID]

  init(_ codebase: Codebase, _ containers: Containers, file index: FileID) {
    var made: [Int32: SymbolID] = [:]
    for instantiation in codebase.instantiations(inFile: index)
    where instantiation.place.function < 0 && containers.contains(instantiation.symbol) {
      made[instantiation.range.start] = instantiation.symbol
    }
    self.made = made
    self.codebase = codebase
    self.containers = containers
    self.index = index
    file = codebase.files[index]
    facts = file.facts
    importsLibrary = InjectionLibraries.isImported(by: file)
  }

  func read(_ globals: GlobalContainers) -> [ContainerUse] {
    var uses = holders()
    if !globals.isEmpty { uses += globalReads(globals) }
    if importsLibrary { uses += libraryReads() }
    return uses + lookups()
  }

  /// Stored properties and parameters whose type is a container.
  private func holders() -> [ContainerUse] {
    var uses: [ContainerUse] = []
    for member in facts.members {
      let place = Place(file: index, owner: member.owner, function: FileFacts.none)
      switch member.kind {
      case .let, .var:
        guard !member.isComputed, let (symbol, text) = container(of: member, at: place) else { continue }
        let isEnvironment = member.attributes.indices.contains {
          facts.hasText(facts.names[$0], Self.environment)
            || facts.hasText(facts.names[$0], Self.environmentObject)
        }
        uses.append(
          ContainerUse(
            form: isEnvironment ? .environment : .stored, text: text, container: symbol, place: place,
            range: member.name, name: member.name))
      case .func, .`init`, .subscript:
        let inside = Place(file: index, owner: member.owner, function: member.function)
        for number in member.parameters.indices {
          let parameter = facts.parameters[number]
          guard let (symbol, text) = container(parameter.type, at: inside) else { continue }
          uses.append(
            ContainerUse(
              form: .parameter, text: text, container: symbol, place: inside,
              range: parameter.name, name: parameter.name))
        }
      case .deinit:
        break
      }
    }
    return uses
  }

  private func container(of member: Member, at place: Place) -> (SymbolID?, String)? {
    if !member.type.isEmpty { return container(member.type, at: place) }
    if let symbol = made[TypeText.trimmed(member.value, in: facts.bytes).start], !member.value.isEmpty {
      return (symbol, codebase.symbols.qualifiedName(of: symbol))
    }
    let isEnvironment = member.attributes.indices.contains {
      facts.hasText(facts.names[$0], Self.environment)
    }
    guard isEnvironment,
      let symbol = ExpressionTypes.kind(ofUntyped: member, at: place, in: codebase.code).symbol,
      containers.contains(symbol)
    else { return nil }
    return (symbol, codebase.symbols.qualifiedName(of: symbol))
  }

  /// A closure that gives the container is one more way to it: `() -> AppDependencyContainer`.
  private func container(_ type: ByteRange, at place: Place) -> (SymbolID?, String)? {
    guard !type.isEmpty,
      let name = TypeText.singleName(
        TypeText.result(ofFunction: type, in: facts.bytes) ?? type, in: facts.bytes),
      importsLibrary || containers.mayBeContainer(name, in: facts)
    else { return nil }
    switch codebase.resolve(name, at: place) {
    case .declared(let symbol), .sometimes(let symbol):
      if containers.contains(symbol) { return (symbol, codebase.symbols.qualifiedName(of: symbol)) }
      return codebase.foreignName(of: name, at: place).flatMap(foreignContainer)
    case .notOurs:
      return foreignContainer(facts.text(name))
    case .ambiguous, .genericParameter:
      return nil
    }
  }

  private func foreignContainer(_ name: String) -> (SymbolID?, String)? {
    guard importsLibrary, LibraryTypes[.container].contains(name) else { return nil }
    return (nil, name)
  }
}

// What is pulled.
extension ContainerUseReader {
  /// `ServiceLocator.stores`, `AppContainer.shared.session`: reads of what a container of ours has as static.
  func staticReads() -> [ContainerUse] {
    codebase.typeUses(inFile: index).compactMap { use in
      guard use.kind == .member, containers.contains(use.symbol) else { return nil }
      guard let member = MemberOfType.name(behind: use.range.end, in: facts),
        let isInstance = containers.staticMember(facts.verbatim(member), of: use.symbol)
      else { return nil }
      var end = member.end
      if isInstance, let next = MemberOfType.name(behind: end, in: facts) {
        guard !containers.isValue(facts.verbatim(next), of: use.symbol) else { return nil }
        end = next.end
      }
      let range = ByteRange(start: use.range.start, end: end)
      return ContainerUse(
        form: .read, text: facts.text(range), container: use.symbol, place: use.place, range: range,
        name: member)
    }
  }

  private func globalReads(_ globals: GlobalContainers) -> [ContainerUse] {
    var uses: [ContainerUse] = []
    var names = GlobalNames(codebase)
    func look(_ chain: ByteRange, _ owner: Int32, _ function: Int32) {
      guard globals.mayBegin(at: chain.start, in: facts) else { return }
      var path = NamePath(chain)
      guard let first = path.next(in: facts.bytes), let container = globals.container(first, in: file),
        let second = path.next(in: facts.bytes),
        !(container.map { containers.isValue(facts.verbatim(second), of: $0) } ?? false)
      else { return }
      let place = Place(file: index, owner: owner, function: function)
      guard codebase.resolve(first, at: place).symbol == nil, names.isGlobal(first, at: place) else {
        return
      }
      let range = ByteRange(start: first.start, end: second.end)
      uses.append(
        ContainerUse(
          form: .read, text: facts.text(range), container: container, place: place, range: range, name: second
        ))
    }
    for access in facts.memberAccesses { look(access.text, access.owner, access.function) }
    for call in facts.calls where !call.callee.isEmpty && facts.bytes[Int(call.callee.start)].isLowerCase {
      look(call.callee, call.owner, call.function)
    }
    return uses
  }

  /// `Container.shared`, `Resolver.main` and their like, also by an alias of the app's.
  private func libraryReads() -> [ContainerUse] {
    facts.memberAccesses.compactMap { access in
      var path = NamePath(access.text)
      guard let first = path.next(in: facts.bytes), let second = path.next(in: facts.bytes) else {
        return nil
      }
      let place = Place(file: index, owner: access.owner, function: access.function)
      guard Self.roots.contains(second, in: facts.bytes),
        let library = codebase.foreignName(of: first, at: place),
        LibraryMembers[.root].contains("\(library).\(facts.verbatim(second))")
      else { return nil }
      let end = path.next(in: facts.bytes)?.end ?? second.end
      let range = ByteRange(start: first.start, end: end)
      return ContainerUse(
        form: .read, text: facts.text(range), container: nil, place: place, range: range, name: second)
    }
  }

  /// `container.resolve(T.self)`, `Resolver.resolve()`, `resolve(\.session)`.
  private func lookups() -> [ContainerUse] {
    var types: ExpressionTypes?
    var uses: [ContainerUse] = []
    for call in facts.calls
    where !call.isPattern && Self.lookupWords.contains(call.member, in: facts.bytes) {
      let place = Place(file: index, owner: call.owner, function: call.function)
      let known = types ?? ExpressionTypes(codebase.code, file: index)
      types = known
      let container = receiver(of: call, known, at: place)
      guard container.map(containers.hasGenericLookup) ?? asksContainer(call, at: place) else { continue }
      let range = call.callee.isEmpty ? call.member : call.callee
      uses.append(
        ContainerUse(
          form: .lookup, text: facts.text(range),
          container: container
            ?? keyPathRoot(facts.arguments(of: call).first { _ in true }?.value, at: place)?.own,
          place: place, range: range, name: call.member))
    }
    return uses
  }

  private static let lookupWords = WordSet(LibraryMembers[.lookup])

  private func receiver(of call: Call, _ types: ExpressionTypes, at place: Place) -> SymbolID? {
    guard call.callee.start < call.member.start else { return nil }
    let names = NamePath.names(call.callee, in: facts.bytes).dropLast()
    guard let last = names.last else { return nil }
    let chain = ByteRange(start: call.callee.start, end: last.end)
    if let type = types.kind(of: names, at: place).symbol { return type }
    guard let (symbol, behind) = codebase.symbols.resolvePrefix(chain, at: place, in: file),
      behind >= chain.end
    else { return nil }
    return symbol
  }

  /// Promises, CloudKit results, colors and routes resolve, too. Only what is named as a container, and a free
  /// function that is asked for a type or a key path, looks something up.
  private func asksContainer(_ call: Call, at place: Place) -> Bool {
    let arguments = facts.arguments(of: call).filter { !$0.isTrailingClosure }.map(\.value)
    let asksForType = arguments.contains { facts.text($0).hasSuffix(".self") }
    let key = arguments.first.map { facts.text($0) } ?? ""
    if call.callee == call.member {
      guard facts.hasText(call.member, Self.bareLookup) else { return false }
      if keyPathRoot(arguments.first, at: place) != nil { return true }
      guard codebase.globals(named: call.member, in: file).isEmpty else { return false }
      return asksForType || importsLibrary && key.hasPrefix("\\.")
    }
    let receiver = NamePath.names(call.callee, in: facts.bytes).dropLast().last
    guard let receiver, let last = CamelCaseWords.of(facts.verbatim(receiver)).last else { return false }
    let isPlainLookup = !Self.plainLookups.contains(call.member, in: facts.bytes)
    if Self.locators.contains(last) { return isPlainLookup || importsLibrary && asksForType }
    if receiver.start == call.callee.start, facts.hasText(receiver, Self.resolver) { return isPlainLookup }
    if Self.askedContainers.contains(last) { return isPlainLookup && asksForType }
    return importsLibrary && isPlainLookup && (asksForType || key.hasPrefix("\\."))
  }

  enum KeyPathRoot {
    case container(SymbolID)
    case libraryContainer

    var own: SymbolID? {
      switch self {
      case .container(let symbol): symbol
      case .libraryContainer: nil
      }
    }
  }

  /// The container that a key path such as `\Container.session` starts at; `nil` for what is none.
  func keyPathRoot(_ key: ByteRange?, at place: Place) -> KeyPathRoot? {
    guard let key, key.count > 2, facts.bytes[Int(key.start)] == UInt8(ascii: "\\"),
      facts.bytes[Int(key.start) + 1].isUpperCase
    else { return nil }
    var path = NamePath(ByteRange(start: key.start + 1, end: key.end))
    guard let root = path.next(in: facts.bytes) else { return nil }
    let library: String?
    switch codebase.resolve(root, at: place) {
    case .declared(let symbol), .sometimes(let symbol):
      if containers.contains(symbol) { return .container(symbol) }
      library = codebase.foreignName(of: root, at: place)
    case .notOurs: library = facts.verbatim(root)
    case .ambiguous, .genericParameter: library = nil
    }
    return library.map(LibraryTypes[.container].contains) ?? false ? .libraryContainer : nil
  }

  private static let roots = WordSet(
    Set(LibraryMembers[.root].compactMap { $0.split(separator: ".").last.map(String.init) }))
  private static let bareLookup = LibraryMembers.only(.bareLookup)
  private static let environment = AppleAttributes.only(.environment)
  private static let environmentObject = AppleAttributes.only(.environmentObject)
  private static let plainLookups = WordSet(MemberWords[.plainLookup])
  private static let locators = ContainerWords[.locator]
  private static let askedContainers = ContainerWords[.asked]
  private static let resolver = LibraryTypes.only(.factoryResolver)
}
