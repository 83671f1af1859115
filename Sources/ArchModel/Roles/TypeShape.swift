import ArchFacts
import ArchKnowledge

/// What the stored properties and functions of a type say about it.
struct TypeShape: Sendable {
  /// Nothing but data: it compares, hashes or codes, or holds data only and does nothing.
  let isPureValue: Bool
  /// It has functions; as a struct it holds something that works, or has functions that wait.
  let doesWork: Bool
  /// It holds something that works, or has functions that wait.
  let isEvident: Bool
  /// It has functions, and holds at least as much that works for it as it holds data, or data that nobody sees; whom it
  /// tells of something does not count.
  let worksWithOthers: Bool
  /// It has functions and keeps nothing.
  let isStateless: Bool
  /// All that it does is to end something, as what `observe` returns: the code that starts a thing makes its token.
  let isToken: Bool
  /// It only remembers where something else is: weak references and no functions.
  let isReference: Bool
  /// It is what its data says, with an identity or several values, whatever it waits for and whichever queues and locks it
  /// keeps besides: nothing works with it or for it.
  let isModel: Bool
  /// It is the sum of its open properties, as an episode or a bookmark, whatever it can tell about them.
  let isRecord: Bool

  private static let endings = MemberWords[.ends]

  private static let valueProtocols = ValueProtocols[.data]

  init(_ symbol: SymbolID, role: Role, in code: NamedCode) {
    self.init(symbol, role: role, in: code, heldBy: [])
  }

  /// - Parameter holders: the types that are asked what they are because of what they hold, the first one first.
  private init(_ symbol: SymbolID, role: Role, in code: NamedCode, heldBy holders: [SymbolID]) {
    let holders = holders + [symbol]
    let declared = code.symbols[symbol]
    let isObject = declared.kind != .struct
    let takesAnyType = !code.files[declared.file].facts.types[Int(declared.declaration)]
      .genericParameters.isEmpty
    let names = code.symbols.names
    let compares = code.symbols.externalSupertypes(of: symbol).contains {
      Self.valueProtocols.contains(names.string($0))
    }
    var holdsWorker = false
    var others = 0
    /// Others see some of its data, as it is or as they set it.
    var showsSome = false
    var hasIdentity = false
    var closures = 0
    /// Of them those that only tell somebody.
    var actions = 0
    var hasWaitingClosure = false
    var data = 0
    var hasFunctions = false
    var onlyEnds = true
    var stored = 0
    var weak = 0
    var open = 0
    var isIdentified = false
    var waits = false
    var reaches = false
    for reference in code.members(of: symbol) {
      let member = code.member(reference)
      guard !member.isStatic else { continue }
      let verbatim = code.files[reference.file].facts.verbatim
      switch member.kind {
      case .func:
        hasFunctions = true
        if member.isAsync { waits = true }
        let facts = code.files[reference.file].facts
        if onlyEnds, !Self.endings.contains(facts.verbatim(member.name)) { onlyEnds = false }
      case .let, .var:
        guard !member.isComputed else {
          reaches = reaches || !isObject && Self.reachesOut(member, reference, in: code)
          continue
        }
        stored += 1
        let isWeak = code.files[reference.file].texts(member.modifiers).contains("weak")
        if isWeak { weak += 1 }
        switch Self.content(of: member, reference, in: code, heldBy: holders) {
        case .worker:
          holdsWorker = true
          if !isWeak { others += 1 }
        case .queue: holdsWorker = true
        case .closure: closures += 1
        case .waitingClosure:
          closures += 1
          hasWaitingClosure = true
        case .action:
          closures += 1
          actions += 1
        case .data:
          data += 1
          if member.kind == .let, !Self.isPrivate(member, reference, in: code) { showsSome = true }
          if Self.identities.contains(verbatim(member.name)) { hasIdentity = true }
          if Self.isOpen(member, reference, in: code) {
            open += 1
            showsSome = true
            if isIdentified || Self.identities.contains(verbatim(member.name)) { isIdentified = true }
          }
        }
      case .`init`, .subscript, .deinit:
        break
      }
    }
    // What holds something of any type is a box, a lock or a list of observers, unless it works with others.
    let isGeneric = takesAnyType && stored > 0
    let showsData = !(isObject && hasFunctions) && (role == .viewModel || role == .presenter)
    // What a row shows, whom it tells of a tap and how it words what it shows is a value, whatever it is called.
    if showsData, data > 0 { closures -= actions }
    let dressesData = showsData && data >= closures && !hasWaitingClosure
    // A closure next to data is what to do with it, as of a button, a page or a message that is to be answered;
    // closures by themselves are the work itself.
    let isDataWithClosures =
      compares || isGeneric || dressesData
      || data >= closures && !role.isWork && !(isObject && hasFunctions)
    let works =
      holdsWorker || waits && (!compares || role.isWork) || closures > 0 && !isDataWithClosures
    isEvident = works
    worksWithOthers = hasFunctions && others > 0 && (others >= data || !showsSome)
    isStateless = hasFunctions && stored == 0 && !compares
    isToken = hasFunctions && onlyEnds && !holdsWorker && !waits && !role.isWork
    isReference = !hasFunctions && stored > 0 && weak == stored
    isRecord =
      role == .value && !works && open * 4 >= stored * 3 && (open >= 5 || open >= 3 && isIdentified)
    let meetsNeed = code.symbols.supertypes(of: symbol).contains {
      code.symbols[$0].kind == .protocol && code.requiresWork($0)
    }
    isModel =
      !isObject && role == .value && others == 0 && closures == 0 && !meetsNeed
      && (hasIdentity || data >= 2 || compares && data > 0)
    if isObject {
      let isMute = !hasFunctions && !role.isWork
      // In a list or a navigation path an object is told by what it is, and works all the same.
      let isOfScreen = role.isOfScreen && code.isObservable(symbol)
      isPureValue = !works && (compares && !isOfScreen || isMute && !meetsNeed)
      doesWork = hasFunctions && !isGeneric || works
    } else {
      // `var hasAccount: Bool { FileManager.default.ubiquityIdentityToken != nil }` of what keeps nothing asks the device.
      let asks = reaches && stored == 0
      isPureValue = !works && (compares || showsData || !hasFunctions && !meetsNeed && !asks)
      doesWork = works
    }
  }

  /// Whether what is computed is read from the platform.
  private static func reachesOut(_ member: Member, _ reference: MemberReference, in code: NamedCode) -> Bool {
    let file = code.files[reference.file]
    let place = Place(file: reference.file, owner: member.owner, function: member.function)
    return file.facts.nameChains(in: member.extent).contains { chain in
      guard let first = NamePath.names(chain, in: file.facts.bytes).first,
        PlatformNames.all.contains(first, in: file.facts.bytes)
      else { return false }
      return code.symbols.resolve(first, at: place, in: file) == .notOurs
    }
  }

  private static let identities = MemberWords[.identity]

  /// Anyone may set it, and nobody is told.
  private static func isOpen(
    _ member: Member, _ reference: MemberReference, in code: NamedCode
  ) -> Bool {
    guard member.kind == .var else { return false }
    return !isPrivate(member, reference, in: code)
      && code.files[reference.file].texts(member.attributes).allSatisfy { $0 == "objc" }
  }

  /// Also to be set.
  private static func isPrivate(_ member: Member, _ reference: MemberReference, in code: NamedCode) -> Bool {
    code.files[reference.file].texts(member.modifiers).contains {
      $0.hasPrefix("private") || $0.hasPrefix("fileprivate")
    }
  }

  private enum Content {
    case worker, closure, data
    /// What runs code elsewhere or later.
    case queue
    /// A closure that waits.
    case waitingClosure
    /// A closure that answers nothing and does not wait.
    case action
  }

  /// A worker is a protocol or a component of this codebase or an Apple service.
  private static func content(
    of member: Member, _ reference: MemberReference, in code: NamedCode, heldBy holders: [SymbolID]
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
      case .protocol: return onlyEnds(symbol, in: code) || describesData(symbol, in: code) ? .data : .worker
      case .enum: return .data
      case .typealias where isFunctionAlias(symbol, in: code): return .closure
      case .class, .struct, .actor:
        guard let role = RoleOfType.role(ofNameOf: symbol, in: code), role.isWork else { return .data }
        return isData(symbol, role, in: code, heldBy: holders) ? .data : .worker
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
