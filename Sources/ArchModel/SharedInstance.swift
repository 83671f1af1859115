import ArchFacts

/// One property, function or global that gives the same instance to everyone.
package struct SharedInstance: Sendable {
  package enum Form: Sendable { case ownInstance, accessor, global }

  package let type: SymbolID
  package let form: Form
  package let member: MemberReference

  /// Those that one file declares for the app itself.
  static func all(in index: Int32, of codebase: Codebase) -> [SharedInstance] {
    let file = codebase.files[Int(index)]
    var reader: SharedInstanceReader?
    var found: [SharedInstance] = []
    for (number, member) in file.facts.members.enumerated() where mayBeShared(member) {
      let known = reader ?? SharedInstanceReader(codebase, file: index)
      reader = known
      guard let (type, form) = known.sharedInstance(member), file.isProduction(at: member.name.start) else {
        continue
      }
      let reference = MemberReference(file: index, index: Int32(number))
      found.append(SharedInstance(type: type, form: form, member: reference))
    }
    guard found.count > 1 else { return found }
    let siblings = Dictionary(grouping: found, by: \.type)
    let constants = Set(siblings.filter { areConstants($0.value, of: $0.key, codebase) }.keys)
    return found.filter { $0.form != .ownInstance || !constants.contains($0.type) }
  }

  /// A type that is no service and has several instances of itself, none of them the one that all share, has
  /// constants: `Level.low`, `Level.high`.
  private static func areConstants(
    _ instances: [SharedInstance], of type: SymbolID, _ codebase: Codebase
  ) -> Bool {
    guard instances.count > 1, !codebase.role(of: type).role.isWork else { return false }
    return instances.allSatisfy {
      let facts = codebase.files[Int($0.member.file)].facts
      return !namesOfTheOne.contains(CamelCaseWords.of(facts.verbatim(codebase.member($0.member).name))[0])
    }
  }

  private static let namesOfTheOne: Set<String> = [
    "shared", "default", "standard", "live", "main", "current", "instance", "singleton", "production",
    "global",
  ]

  /// Static, or at file scope with a value.
  private static func mayBeShared(_ member: Member) -> Bool {
    member.isStatic || member.owner < 0 && !member.value.isEmpty
  }
}

/// Every shared instance that the app itself declares, tests, previews and mocks left out.
package struct SharedInstances: Sendable {
  /// In the order of files and offsets.
  package let all: [SharedInstance]
  /// The distinct names of those that stand in a type: `shared`, `default`.
  package private(set) var names: Set<String> = []
  private var inTypes: [SymbolID: [Int]] = [:]
  private var globals: [String: Int] = [:]

  init(_ all: [SharedInstance], in files: [SourceFile]) {
    self.all = all
    for (index, instance) in all.enumerated() {
      let facts = files[Int(instance.member.file)].facts
      let name = Self.plainName(facts.members[Int(instance.member.index)], in: facts)
      switch instance.form {
      case .ownInstance, .accessor:
        inTypes[instance.type, default: []].append(index)
        names.insert(name)
      case .global:
        globals[name] = index
      }
    }
  }

  /// Without back-ticks.
  private static func plainName(_ member: Member, in facts: FileFacts) -> String {
    NamePath.names(member.name, in: facts.bytes).first.map { facts.verbatim($0) } ?? ""
  }

  /// Whether a type, or one that it inherits from, hands out an instance under any name.
  package func isShared(_ symbol: SymbolID, in codebase: Codebase) -> Bool {
    guard !inTypes.isEmpty else { return false }
    return inTypes[symbol] != nil || codebase.symbols.supertypes(of: symbol).contains { inTypes[$0] != nil }
  }

  /// The instance that `Type.name` is.
  package func instance(_ name: String, of symbol: SymbolID, in codebase: Codebase) -> SharedInstance? {
    guard names.contains(name) else { return nil }
    for owner in [symbol] + codebase.symbols.supertypes(of: symbol) {
      for index in inTypes[owner] ?? [] {
        let member = codebase.member(all[index].member)
        if Self.plainName(member, in: codebase.files[Int(all[index].member.file)].facts) == name {
          return all[index]
        }
      }
    }
    return nil
  }

  package var hasGlobals: Bool { !globals.isEmpty }

  /// The instance that a name at file scope holds.
  package func global(_ name: String) -> SharedInstance? { globals[name].map { all[$0] } }
}

/// Finds the shared instances that one file declares.
private struct SharedInstanceReader {
  private let codebase: Codebase
  private let index: Int32
  private let file: SourceFile
  private let facts: FileFacts
  private let calls: CallIndex

  init(_ codebase: Codebase, file index: Int32) {
    self.codebase = codebase
    self.index = index
    file = codebase.files[Int(index)]
    facts = file.facts
    calls = CallIndex(facts)
  }

  func sharedInstance(_ member: Member) -> (SymbolID, SharedInstance.Form)? {
    let place = Place(file: index, owner: member.owner, function: FileFacts.none)
    if member.owner < 0 { return global(member, place).map { ($0, .global) } }
    guard member.isStatic, let owner = codebase.type(at: place), canBeShared(owner, member) else {
      return nil
    }
    switch member.kind {
    case .let, .var:
      guard isOwnInstance(member, owner, place), !isHidden(member) else { return nil }
      return (owner, .ownInstance)
    case .func:
      guard isAccessor(member, owner, place), !isHidden(member) else { return nil }
      return (owner, .accessor)
    case .`init`, .subscript, .deinit:
      return nil
    }
  }

  /// Reference types and components. A `@globalActor` must have a shared instance, and values may have
  /// constants.
  private func canBeShared(_ owner: SymbolID, _ member: Member) -> Bool {
    let name = facts.verbatim(member.name)
    switch codebase.symbols[owner].kind {
    case .class, .actor:
      guard codebase.isComponent(owner) || isSharedName(name) || !isComparable(owner) else { return false }
      return !isGlobalActor(owner) && !isRequiredByDependencyKey(owner, name)
    case .struct:
      guard codebase.isComponent(owner) || isSharedName(name) && !isComparable(owner) else { return false }
      return !isRequiredByDependencyKey(owner, name)
    case .enum, .protocol, .extension, .typealias, .associatedtype:
      return false
    }
  }

  private func isGlobalActor(_ owner: SymbolID) -> Bool {
    codebase.symbols.declarations(of: owner).contains { declaration in
      let facts = codebase.files[Int(declaration.file)].facts
      return facts.types[Int(declaration.index)].attributes.indices.contains {
        facts.matches(facts.names[$0], "globalActor")
      }
    }
  }

  /// A dependency library's key has to have its values; the place that reads them is another rule's.
  private func isRequiredByDependencyKey(_ owner: SymbolID, _ name: String) -> Bool {
    guard name == "liveValue" else { return false }
    return codebase.symbols.externalSupertypes(of: owner).contains {
      codebase.symbols.names.string($0) == "DependencyKey"
    }
  }

  private func isComparable(_ owner: SymbolID) -> Bool {
    codebase.symbols.externalSupertypes(of: owner).contains {
      switch codebase.symbols.names.string($0) {
      case "Equatable", "Hashable", "Codable", "Decodable", "OptionSet", "RawRepresentable", "Comparable":
        true
      default: false
      }
    }
  }

  private func isSharedName(_ name: String) -> Bool {
    switch name {
    case "shared", "sharedInstance", "singleton", "instance": true
    default: false
    }
  }

  private func isHidden(_ member: Member) -> Bool {
    member.modifiers.indices.contains {
      facts.matches(facts.names[$0], "private") || facts.matches(facts.names[$0], "fileprivate")
    }
  }

  private func isOwnInstance(_ member: Member, _ owner: SymbolID, _ place: Place) -> Bool {
    if !member.type.isEmpty, isOwn(member.type, owner, place) { return true }
    return !member.value.isEmpty && builds(member.value, owner, place)
  }

  /// `T`, `Self`, `T?`, `T!`.
  private func isOwn(_ annotation: ByteRange, _ owner: SymbolID, _ place: Place) -> Bool {
    guard let name = TypeText.singleName(annotation, in: facts.bytes) else { return false }
    return facts.matches(name, "Self") || codebase.resolve(name, at: place).symbol == owner
  }

  /// Whether a value is `T(…)`, `Self(…)`, `T.init(…)`, or a closure called at once whose result is one.
  private func builds(_ value: ByteRange, _ owner: SymbolID, _ place: Place) -> Bool {
    for index in calls.calls(in: value) {
      let call = facts.calls[index]
      guard !call.isPattern, isWhole(call, of: value) || isResult(call, of: value) else { continue }
      let names = typeNames(of: call)
      guard let first = names.first else { continue }
      if names.count == 1, facts.matches(first, "Self") { return true }
      if codebase.symbols.resolve(names, at: place, in: file).symbol == owner { return true }
    }
    return false
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
    let name = facts.verbatim(member.name)
    guard isSharedName(name) || name == "default" || name == "`default`" || name == "current" else {
      return false
    }
    return isOwn(member.returnType, owner, place)
  }

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
      if let type = codebase.symbols.resolve(names, at: place, in: file).symbol, codebase.isComponent(type) {
        return type
      }
    }
    guard facts.bytes[Int(member.value.start)] == UInt8(ascii: ".") else { return nil }
    let isImplicit = facts.implicitMembers.contains {
      $0.isCalled && $0.name.start == member.value.start + 1 && facts.matches($0.name, "init")
    }
    guard isImplicit, let type = codebase.resolveType(member.type, at: place), codebase.isComponent(type)
    else {
      return nil
    }
    return type
  }

  private var isTopLevelCode: Bool { file.path == "main.swift" || file.path.hasSuffix("/main.swift") }
}
