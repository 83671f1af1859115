import ArchFacts
import ArchKnowledge

// What one stored property holds.
extension TypeShape {
  enum Content {
    case worker, coordinator, closure, data
    /// What runs code elsewhere or later.
    case queue
    /// A closure that waits.
    case waitingClosure
    /// A closure that answers nothing and does not wait.
    case action
  }

  /// A worker is a protocol or a component of this codebase or an Apple service.
  ///
  /// - Parameter isCoded: whether what holds it is read from a format or written in one, so that protocols in it that ask
  ///   for properties alone count as data, even where others set these.
  static func content(
    of member: Member, _ reference: MemberReference, isCoded: Bool, in code: NamedCode,
    heldBy holders: [SymbolID]
  ) -> Content {
    let file = code.files[reference.file]
    let bytes = file.facts.bytes
    if TypeText.isFunction(member.type, in: bytes) {
      // Those who wait in a list are called back, and do no work for the type.
      if file.facts.text(member.type).hasPrefix("[") { return .data }
      if file.facts.text(member.type).contains("async") { return .waitingClosure }
      return isAction(member, in: file) ? .action : .closure
    }
    let written =
      member.type.isEmpty
      ? typeMade(by: member.value, in: file.facts) : TypeText.singleName(member.type, in: bytes)
    guard let name = written else { return .data }
    let place = Place(file: reference.file, owner: member.owner, function: member.function)
    switch code.symbols.resolve(name, at: place, in: file) {
    case .declared(let symbol), .sometimes(let symbol):
      switch code.symbols[symbol].kind {
      case .protocol:
        let isData =
          isCoded && !code.requiresWork(symbol) || onlyEnds(symbol, in: code)
          || describesData(symbol, in: code)
        return isData ? .data : code.isCalledCoordinator(symbol) ? .coordinator : .worker
      case .enum: return .data
      case .typealias where isFunctionAlias(symbol, in: code): return .closure
      case .class, .struct, .actor:
        guard let role = RoleOfType.role(ofNameOf: symbol, in: code), role.isWork else { return .data }
        if isData(symbol, role, in: code, heldBy: holders) { return .data }
        return role == .coordinator ? .coordinator : .worker
      case .extension, .typealias, .associatedtype:
        let role = RoleOfType.role(ofNameOf: symbol, in: code)
        return role?.isWork == true ? .worker : .data
      }
    case .notOurs:
      let last = NamePath.names(name, in: bytes).last
      guard let last, foreignWorkers.contains(file.facts.verbatim(last)) else { return .data }
      return queues.contains(file.facts.verbatim(last)) ? .queue : .worker
    case .ambiguous, .genericParameter:
      return .data
    }
  }

  /// The type that `Clock()` makes, or of which `Clock.shared` is the one that all share.
  private static func typeMade(by value: ByteRange, in facts: FileFacts) -> ByteRange? {
    guard let chain = facts.nameChains(in: value).first, chain.start == value.start else { return nil }
    let names = NamePath.names(chain, in: facts.bytes)
    guard let type = names.first, facts.bytes[Int(type.start)].isUpperCase else { return nil }
    let isMade =
      names.count == 1 && Int(chain.end) < facts.bytes.count
      && facts.bytes[Int(chain.end)] == UInt8(ascii: "(")
    let isShared =
      names.count == 2 && CamelCaseWords.of(facts.verbatim(names[1])).first.map(theOne.contains) == true
    return isMade || isShared ? type : nil
  }

  private static let theOne = MemberWords[.theOne]

  /// Whether what has the name of a worker is data all the same: the price within a course, an entity called
  /// `Repository`, what a database stores.
  private static func isData(
    _ symbol: SymbolID, _ role: Role, in code: NamedCode, heldBy holders: [SymbolID]
  ) -> Bool {
    guard RoleOfType.byForeignSupertypes(symbol, in: code)?.0.isWork ?? true else { return true }
    // What holds itself is what the rest of it is.
    guard !holders.contains(symbol) else { return true }
    guard holders.count < deepest else { return false }
    return TypeShape(symbol, role: role, in: code, heldBy: holders).isPureValue
  }

  /// Nobody nests values any deeper; beyond that their names tell.
  private static let deepest = 6

  /// Whether what a function is given works, as far as its name says.
  static func takesWorker(_ member: Member, _ reference: MemberReference, in code: NamedCode) -> Bool {
    let facts = code.files[reference.file].facts
    let place = Place(file: reference.file, owner: member.owner, function: member.function)
    return member.parameters.indices.contains { index in
      guard let symbol = code.resolveType(facts.parameters[index].type, at: place) else { return false }
      return RoleOfType.role(ofNameOf: symbol, in: code)?.isWork ?? false
    }
  }

  /// Whether a property of a view model may be another one later, as far as its own declaration says, or tells of changes.
  static func mayChange(_ member: Member, _ reference: MemberReference, in code: NamedCode) -> Bool {
    let file = code.files[reference.file]
    if member.kind == .var, !file.texts(member.modifiers).contains("lazy") { return true }
    let bytes = file.facts.bytes
    let written =
      member.type.isEmpty
      ? typeMade(by: member.value, in: file.facts) : TypeText.singleName(member.type, in: bytes)
    guard let name = written, let last = NamePath.names(name, in: bytes).last else { return false }
    let place = Place(file: reference.file, owner: member.owner, function: member.function)
    if let symbol = code.symbols.resolve(name, at: place, in: file).symbol {
      return code.isObservableBox(symbol)
    }
    // `Driver<[Trip]>`: whatever a library calls what tells of changes, it says of what.
    return boxes.contains(file.facts.verbatim(last))
      || file.facts.typeReferences(in: member.type).contains { $0.name == name && $0.hasArguments }
  }

  private static let boxes = AppleTypes[.box].union(LibraryTypes[.box])

  private static func isAction(_ closure: Member, in file: SourceFile) -> Bool {
    guard let result = TypeText.result(ofFunction: closure.type, in: file.facts.bytes) else { return false }
    let text = file.facts.text(result)
    return text == "Void" || text == "()"
  }

  /// A protocol of tokens asks for nothing but to end something.
  private static func onlyEnds(_ symbol: SymbolID, in code: NamedCode) -> Bool {
    let required = code.members(of: symbol)
    return !required.isEmpty
      && required.allSatisfy {
        let facts = code.files[$0.file].facts
        let member = code.member($0)
        return member.kind == .func && endings.contains(facts.verbatim(member.name))
      }
  }

  /// A protocol that asks for nothing but to be read, as that of a currency or a style, is one of values.
  private static func describesData(_ symbol: SymbolID, in code: NamedCode) -> Bool {
    let all = [symbol] + code.symbols.supertypes(of: symbol)
    let required = all.flatMap { code.members(of: $0) }.filter {
      let facts = code.files[$0.file].facts
      return facts.types[Int(code.member($0).owner)].kind == .protocol
    }
    return !required.isEmpty
      && required.allSatisfy { reference in
        let member = code.member(reference)
        guard member.kind == .var, !member.hasSetter, !member.isAsync else { return false }
        return isPlain(member, reference, in: code)
      }
  }

  /// No function, no protocol, nothing that has the name of a worker.
  private static func isPlain(_ member: Member, _ reference: MemberReference, in code: NamedCode) -> Bool {
    let file = code.files[reference.file]
    let bytes = file.facts.bytes
    guard !TypeText.isFunction(member.type, in: bytes) else { return false }
    let name = TypeText.singleName(member.type, in: bytes) ?? TypeText.elementName(member.type, in: bytes)
    guard let name else { return false }
    let place = Place(file: reference.file, owner: member.owner, function: member.function)
    switch code.symbols.resolve(name, at: place, in: file) {
    case .declared(let symbol), .sometimes(let symbol):
      switch code.symbols[symbol].kind {
      case .enum: return true
      case .class, .struct: return RoleOfType.role(ofNameOf: symbol, in: code)?.isWork != true
      case .typealias: return !isFunctionAlias(symbol, in: code)
      case .actor, .protocol, .extension, .associatedtype: return false
      }
    case .notOurs:
      let last = NamePath.names(name, in: bytes).last
      return last.map { !foreignWorkers.contains(file.facts.verbatim($0)) } ?? false
    case .ambiguous, .genericParameter:
      return false
    }
  }

  /// `typealias Getter = () -> Value`
  private static func isFunctionAlias(_ symbol: SymbolID, in code: NamedCode) -> Bool {
    let declared = code.symbols[symbol]
    let facts = code.files[declared.file].facts
    return TypeText.isFunction(facts.types[Int(declared.declaration)].aliased, in: facts.bytes)
  }

  private static let foreignWorkers = AppleTypes[.worker]
  private static let queues = AppleTypes[.concurrency]
}
