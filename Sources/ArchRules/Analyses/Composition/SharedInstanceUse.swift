import ArchFacts
import ArchKnowledge
import ArchModel

/// One place that reads a shared instance which the app declares.
struct SharedInstanceUse {
  let instance: SharedInstance
  /// As a reader of the code knows it: `ErrorHandler.shared`, or the name of a global.
  let name: String
  let place: Place
  let range: ByteRange

  /// Every one of a file that is no test, in the order of offsets.
  static func all(in file: CodeFile) -> [SharedInstanceUse] {
    let shared = file.codebase.sharedInstances
    guard !shared.all.isEmpty else { return [] }
    let uses =
      named(in: file) + implicit(in: file) + (shared.hasGlobals ? globals(in: file) : [])
    return uses.sorted { $0.range.start < $1.range.start }
  }

  /// `ErrorHandler.shared`, also by an alias or a module's name before it.
  private static func named(in file: CodeFile) -> [SharedInstanceUse] {
    let (codebase, facts) = (file.codebase, file.facts)
    let shared = codebase.sharedInstances
    return codebase.typeUses(inFile: file.index).compactMap { use in
      guard use.kind == .member, shared.isShared(use.symbol, in: codebase.code),
        let member = MemberOfType.name(behind: use.range.end, in: facts),
        let instance = shared.instance(facts.verbatim(member), of: use.symbol, in: codebase.code)
      else { return nil }
      return SharedInstanceUse(
        instance: instance, name: name(of: instance, codebase), place: use.place,
        range: ByteRange(start: use.range.start, end: member.end))
    }
  }

  /// `.shared`, where an annotation or the parameter it is passed to says of which type.
  private static func implicit(in file: CodeFile) -> [SharedInstanceUse] {
    let codebase = file.codebase
    let shared = codebase.sharedInstances
    lazy var types = ImplicitMemberTypes(codebase.code, file: file.index)
    var uses: [SharedInstanceUse] = []
    for member in file.facts.implicitMembers where !member.isPattern {
      let name = file.facts.verbatim(member.name)
      guard shared.names.contains(name), let symbol = types.type(of: member),
        let instance = shared.instance(name, of: symbol, in: codebase.code)
      else { continue }
      uses.append(
        SharedInstanceUse(
          instance: instance, name: self.name(of: instance, codebase),
          place: file.place(in: member.owner, function: member.function), range: member.name))
    }
    return uses
  }

  /// A global by its bare name, as far as something is called on it: `analytics.track(…)`.
  private static func globals(in file: CodeFile) -> [SharedInstanceUse] {
    let codebase = file.codebase
    var uses: [SharedInstanceUse] = []
    var names = GlobalNames(codebase)
    for call in file.facts.calls where !call.isPattern && call.callee != call.member {
      var path = NamePath(call.callee)
      guard let first = path.next(in: file.facts.bytes), path.next(in: file.facts.bytes) != nil,
        let instance = codebase.sharedInstances.global(first, in: file.index, of: codebase.code)
      else { continue }
      let place = file.place(of: call)
      guard names.isGlobal(first, at: place), codebase.resolve(first, at: place).symbol == nil
      else { continue }
      uses.append(
        SharedInstanceUse(
          instance: instance, name: name(of: instance, codebase), place: place, range: first))
    }
    return uses
  }

  private static func name(of instance: SharedInstance, _ codebase: Codebase) -> String {
    let facts = codebase.files[instance.member.file].facts
    let member = facts.text(codebase.member(instance.member).name)
    switch instance.form {
    case .ownInstance: return "\(codebase.symbols.qualifiedName(of: instance.type)).\(member)"
    case .accessor: return "\(codebase.symbols.qualifiedName(of: instance.type)).\(member)()"
    case .global: return member
    }
  }
}

/// One place that reads a shared instance of Apple's.
struct AppleSingletonUse {
  let name: String
  let place: Place
  let range: ByteRange

  private static let singletons = AppleSingletons[.works]
  /// The names behind the period.
  private static let members = Set(singletons.compactMap { $0.split(separator: ".").last.map(String.init) })

  static func all(in file: CodeFile) -> [AppleSingletonUse] {
    let (codebase, facts) = (file.codebase, file.facts)
    var uses: [AppleSingletonUse] = []
    func add(_ type: ByteRange, _ member: ByteRange, _ range: ByteRange, _ owner: Int32, _ function: Int32) {
      let name = "\(facts.verbatim(type)).\(facts.verbatim(member))"
      let place = file.place(in: owner, function: function)
      guard Self.singletons.contains(name), codebase.resolve(type, at: place).symbol == nil else {
        return
      }
      uses.append(AppleSingletonUse(name: name, place: place, range: range))
    }
    for access in facts.memberAccesses where !access.isPattern {
      var path = NamePath(access.text)
      guard let type = path.next(in: facts.bytes), let member = path.next(in: facts.bytes) else { continue }
      let range = ByteRange(start: type.start, end: member.end)
      add(type, member, range, access.owner, access.function)
    }
    lazy var types = ImplicitMemberTypes(codebase.code, file: file.index)
    for member in facts.implicitMembers where !member.isPattern && member.call < 0 {
      guard Self.members.contains(facts.verbatim(member.name)), let type = types.writtenType(of: member)
      else {
        continue
      }
      add(type, member.name, member.name, member.owner, member.function)
    }
    return uses.sorted { $0.range.start < $1.range.start }
  }
}
