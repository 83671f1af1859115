import ArchFacts
import ArchKnowledge

/// Finds the shared instances that one file declares.
struct SharedInstanceReader {
  private let code: NamedCode
  private let roles: Roles
  private let index: FileID
  private let file: SourceFile
  private let facts: FileFacts
  private let calls: CallIndex

  init(_ code: NamedCode, _ roles: Roles, file index: FileID) {
    self.code = code
    self.roles = roles
    self.index = index
    file = code.files[index]
    facts = file.facts
    calls = CallIndex(facts)
  }

  func sharedInstance(_ member: Member) -> (SymbolID, SharedInstance.Form)? {
    let place = Place(file: index, owner: member.owner, function: FileFacts.none)
    if member.owner < 0 { return global(member, place).map { ($0, .global) } }
    guard member.isStatic, let owner = code.type(at: place), canBeShared(owner, member) else {
      return nil
    }
    switch member.kind {
    case .let, .var:
      guard isOwnInstance(member, owner, place), !isHidden(member), !isEmptyStandIn(member, place),
        isNamedTheOne(member) || roles.isComponent(owner) || !isMadeAnew(member, owner, place),
        !Palette.isOne(owner, in: code)
      else { return nil }
      return (owner, .ownInstance)
    case .func:
      guard isAccessor(member, owner, place), !isHidden(member), !Palette.isOne(owner, in: code) else {
        return nil
      }
      return (owner, .accessor)
    case .`init`, .subscript, .deinit:
      return nil
    }
  }

  /// Reference types and components. A `@globalActor` must have a shared instance, and values may have
  /// constants.
  private func canBeShared(_ owner: SymbolID, _ member: Member) -> Bool {
    guard !roles[owner].role.isStatedValue else { return false }
    switch code.symbols[owner].kind {
    case .class, .actor:
      guard roles.isComponent(owner) || isSharedName(member.name) || !isComparable(owner) else {
        return false
      }
      return !isGlobalActor(owner) && !isRequiredByDependencyKey(owner, member.name)
    case .struct:
      guard roles.isComponent(owner) || isSharedName(member.name) && !isComparable(owner) else {
        return false
      }
      return !isRequiredByDependencyKey(owner, member.name)
    case .enum, .protocol, .extension, .typealias, .associatedtype:
      return false
    }
  }

  private func isGlobalActor(_ owner: SymbolID) -> Bool {
    code.symbols.declarations(of: owner).contains { declaration in
      let facts = code.files[declaration.file].facts
      return facts.types[Int(declaration.index)].attributes.indices.contains {
        facts.matches(facts.names[$0], "globalActor")
      }
    }
  }

  /// A dependency library's key has to have its values; the place that reads them is another rule's.
  private func isRequiredByDependencyKey(_ owner: SymbolID, _ name: ByteRange) -> Bool {
    guard facts.hasText(name, Self.liveValue) else { return false }
    return code.symbols.externalSupertypes(of: owner).contains {
      code.symbols.names.string($0) == Self.dependencyKey
    }
  }

  private static let liveValue = LibraryMembers.only(.liveValue)
  private static let dependencyKey = LibraryTypes.only(.dependencyKey)

  private func isComparable(_ owner: SymbolID) -> Bool {
    code.symbols.externalSupertypes(of: owner).contains {
      Self.valueProtocols.contains(code.symbols.names.string($0))
    }
  }

  private static let valueProtocols = ValueProtocols[.constant]

  private func isSharedName(_ name: ByteRange) -> Bool { Self.sharedNames.contains(name, in: facts.bytes) }

  private static let sharedNames = WordSet(MemberWords[.shared])

  /// `shared` says that there is one; what may be none, such as `current: Version?`, is found out each time.
  private func isNamedTheOne(_ member: Member) -> Bool {
    isSharedName(member.name) && !TypeText.isOptional(member.type, in: facts.bytes)
  }

  private func isHidden(_ member: Member) -> Bool {
    member.modifiers.indices.contains {
      facts.matches(facts.names[$0], "private") || facts.matches(facts.names[$0], "fileprivate")
    }
  }

  private func isOwnInstance(_ member: Member, _ owner: SymbolID, _ place: Place) -> Bool {
    if !member.type.isEmpty, isOwn(member.type, owner, place) { return true }
    return !member.value.isEmpty && (builds(member.value, owner, place) || isKept(member, owner, place))
  }

  /// `static let shared = AppContext.shared.session`: somebody else keeps the one that all share.
  private func isKept(_ member: Member, _ owner: SymbolID, _ place: Place) -> Bool {
    member.type.isEmpty && isSharedName(member.name)
      && ExpressionTypes(code, file: index).kind(ofValue: member.value, at: place).symbol == owner
  }

  /// `T`, `Self`, `T?`, `T!`.
  private func isOwn(_ annotation: ByteRange, _ owner: SymbolID, _ place: Place) -> Bool {
    guard let name = TypeText.singleName(annotation, in: facts.bytes) else { return false }
    return facts.matches(name, "Self") || code.resolve(name, at: place).symbol == owner
  }

  /// Whether a value is `T(…)`, `Self(…)`, `T.init(…)`, or a closure called at once whose result is one.
  private func builds(_ value: ByteRange, _ owner: SymbolID, _ place: Place) -> Bool {
    for index in calls.calls(in: value) {
      let call = facts.calls[index]
      guard !call.isPattern, isWhole(call, of: value) || isResult(call, of: value) else { continue }
      let names = typeNames(of: call)
      guard let first = names.first else { continue }
      if names.count == 1, facts.matches(first, "Self") { return true }
      if code.symbols.resolve(names, at: place, in: file).symbol == owner { return true }
    }
    return false
  }

  /// `static var empty: Section { Section(rows: []) }`, and `static var current: Version?` that may have none to make:
  /// everyone who asks is given one of their own. A component is asked for by that name all the same, and so is what is
  /// named the one.
  private func isMadeAnew(_ member: Member, _ owner: SymbolID, _ place: Place) -> Bool {
    guard member.isComputed, member.function >= 0 else { return false }
    let results = facts.returnedValues.filter { $0.function == member.function && $0.closure < 0 }
      .filter { !facts.matches($0.value, "nil") }
    return !results.isEmpty
      && results.allSatisfy { builds($0.value, owner, place) || isImplicitInitializer($0.value) }
  }

  /// `.init(…)` of the type that is written.
  private func isImplicitInitializer(_ value: ByteRange) -> Bool {
    guard facts.bytes[Int(value.start)] == UInt8(ascii: ".") else { return false }
    return facts.implicitMembers.contains {
      $0.isCalled && $0.name.start == value.start + 1 && facts.matches($0.name, "init")
    }
  }

  /// Whether a member called a stand-in is made of closures alone, `noop = Log(info: { _ in })`, that name nothing but
  /// values of the app to return. What an app starts with until it has the real one is nothing to share.
  private func isEmptyStandIn(_ member: Member, _ place: Place) -> Bool {
    guard NonProductionCode.isStandIn(member, in: facts) else { return false }
    let made = calls.calls(in: member.value).lazy.map { facts.calls[$0] }.first {
      !$0.isPattern && isWhole($0, of: member.value)
    }
    guard let made, made.firstArgument >= 0 else { return false }
    return facts.arguments(of: made).allSatisfy { argument in
      guard let closure = facts.closure(at: argument.value.start),
        facts.closures[Int(closure)].end == argument.value.end
      else { return false }
      return facts.nameChains(in: argument.value).allSatisfy { isNameOfValue($0, place) }
    }
  }

  private func isNameOfValue(_ chain: ByteRange, _ place: Place) -> Bool {
    let names = NamePath.names(chain, in: facts.bytes)
    guard facts.bytes[Int(chain.start)].isUpperCase,
      let type = code.symbols.resolve(names, at: place, in: file).symbol
    else { return false }
    return !roles.isComponent(type)
  }

  /// The callee without `.init`.
  private func typeNames(of call: Call) -> [ByteRange] {
    var names = NamePath.names(call.callee, in: facts.bytes)
    if names.count > 1, let last = names.last, facts.matches(last, "init") { names.removeLast() }
    return names
  }

  private func isWhole(_ call: Call, of value: ByteRange) -> Bool {
    call.end >= value.end && facts.withoutEffects(value).start == call.position
  }

  /// `{ …; return T() }()` or `{ T() }()`, or a local of the closure that is returned.
  private func isResult(_ call: Call, of value: ByteRange) -> Bool {
    guard let closure = facts.closure(at: value.start) else { return false }
    let results = facts.returnedValues.filter { $0.closure == closure }
    if results.contains(where: { facts.withoutEffects($0.value).start == call.position }) { return true }
    let local = facts.locals.first {
      value.contains($0.value) && facts.withoutEffects($0.value).start == call.position
    }
    guard let local else { return false }
    return results.contains { facts.text($0.value) == facts.text(local.name) }
  }

  /// `class func sharedInstance() -> T`: gives an instance under a name that says there is only one.
  private func isAccessor(_ member: Member, _ owner: SymbolID, _ place: Place) -> Bool {
    guard member.parameters.isEmpty, !member.returnType.isEmpty else { return false }
    guard isSharedName(member.name) || Self.accessors.contains(member.name, in: facts.bytes) else {
      return false
    }
    return isOwn(member.returnType, owner, place)
  }

  private static let accessors = WordSet(MemberWords[.accessor])

  /// `let analytics = Analytics()` at file scope.
  private func global(_ member: Member, _ place: Place) -> SymbolID? {
    guard member.kind == .let || member.kind == .var, !member.value.isEmpty, !isTopLevelCode else {
      return nil
    }
    for index in calls.calls(in: member.value) {
      let call = facts.calls[index]
      guard !call.isPattern, isWhole(call, of: member.value) else { continue }
      let names = typeNames(of: call)
      guard !names.isEmpty else { continue }
      if let type = code.symbols.resolve(names, at: place, in: file).symbol, roles.isComponent(type) {
        return type
      }
    }
    guard isImplicitInitializer(member.value), let type = code.resolveType(member.type, at: place),
      roles.isComponent(type)
    else { return nil }
    return type
  }

  private var isTopLevelCode: Bool { file.path == "main.swift" || file.path.hasSuffix("/main.swift") }
}
