import ArchFacts
import ArchKnowledge
import ArchModel

/// Types that are nothing but static functions and properties and reach for the platform in them: services that nobody is
/// given.
struct StaticServices: Analysis {
  struct Service: Sendable, Equatable {
    /// By each function and property that reaches for the platform, the first place where it does.
    fileprivate let reaches: [String: ForeignUse]
    fileprivate let properties: Set<String>

    func platform(reachedBy member: String) -> ForeignUse? { reaches[member] }

    func isProperty(_ member: String) -> Bool { properties.contains(member) }

    /// The first place of all.
    fileprivate var platform: ForeignUse? {
      reaches.values.min { ($0.place.file, $0.range.start) < ($1.place.file, $1.range.start) }
    }

    /// The name of the function or property that follows the name of the type.
    func member(behind end: Int32, in file: CodeFile) -> String? {
      guard let name = MemberOfType.name(behind: end, in: file.facts),
        reaches[file.facts.verbatim(name)] != nil
      else { return nil }
      return file.facts.verbatim(name)
    }
  }

  private var services: [SymbolID: Service] = [:]

  /// A type with static members that may reach for the platform.
  private struct Candidate: Sendable {
    let type: SymbolID
    let members: Set<String>
    /// Whether the value of a static property may be that of another type.
    let hasWrapped: Bool
    /// By itself, without what wraps its properties.
    let reaches: [ForeignUse]
  }

  /// A property wrapper of the app's own.
  private struct Wrapper: Sendable {
    let type: SymbolID
    /// The first place where it reaches for what is stored or for the network by itself.
    let reach: ForeignUse?
    /// The types that it uses, by which it may reach for them as well.
    let used: [SymbolID]
  }

  private struct OfFile: Sendable {
    let candidates: [Candidate]
    let wrappers: [Wrapper]
  }

  /// By the file that declares them.
  private var parts: FileParts<OfFile>?

  /// None.
  init() {}

  init(_ code: Code) {
    let codebase = code.codebase
    let parts = code.parts(after: code.before(StaticServices.self)?.parts) { file in
      OfFile(candidates: Self.candidates(in: file), wrappers: Self.wrappers(in: file))
    }
    self.parts = parts
    let candidates = parts.all.lazy.flatMap(\.part.candidates)
    for candidate in candidates { add(candidate, wrapped: [:], in: codebase) }
    // A wrapper may reach for the platform by what was found, and what it wraps does so by the wrapper.
    var wrappers: [SymbolID: ForeignUse] = [:]
    for wrapper in parts.all.lazy.flatMap(\.part.wrappers) {
      wrappers[wrapper.type] =
        wrapper.reach ?? wrapper.used.first { services[$0] != nil }.flatMap { services[$0]?.platform }
    }
    guard !wrappers.isEmpty else { return }
    for candidate in candidates where candidate.hasWrapped {
      let type = CodeType(codebase, candidate.type)
      var wrapped: [String: ForeignUse] = [:]
      for member in type.members where member.declared.isStatic {
        for attribute in member.declared.attributes.indices {
          let name = member.file.facts.names[attribute]
          guard let wrapper = codebase.resolve(name, at: member.place).symbol else { continue }
          wrapped[member.name] = wrappers[wrapper]
        }
      }
      if !wrapped.isEmpty { add(candidate, wrapped: wrapped, in: codebase) }
    }
  }

  /// Those that one file declares.
  private static func candidates(in file: CodeFile) -> [Candidate] {
    let types = file.declaredTypes.compactMap { type in members(of: type).map { (type, members: $0) } }
    let reaches = PlatformReach.uses(in: types.map(\.0))
    return types.map { type, members in
      Candidate(
        type: type.id, members: members,
        hasWrapped: type.members.contains {
          $0.declared.isStatic && !$0.declared.attributes.indices.isEmpty
        }, reaches: reaches[type.id] ?? [])
    }
  }

  private mutating func add(
    _ candidate: Candidate, wrapped: [String: ForeignUse], in codebase: Codebase
  ) {
    guard !candidate.reaches.isEmpty || !wrapped.isEmpty else { return }
    let type = CodeType(codebase, candidate.type)
    let reaches = Self.reaches(of: type, candidate.reaches, wrapped: wrapped).filter {
      candidate.members.contains($0.key)
    }
    guard !reaches.isEmpty else { return }
    let properties = type.members.filter(\.declared.isVariable).map(\.name)
    services[type.id] = Service(reaches: reaches, properties: Set(properties))
  }

  /// The app's own property wrappers that one file declares.
  private static func wrappers(in file: CodeFile) -> [Wrapper] {
    let codebase = file.codebase
    let wrappers = file.declaredTypes.filter { $0.isJudged && $0.isPropertyWrapper }
    let direct = PlatformReach.uses(in: wrappers)
    return wrappers.map { wrapper in
      let used = codebase.symbols.declarations(of: wrapper.id).flatMap { declaration in
        codebase.typeUses(inFile: declaration.file).lazy.filter {
          codebase.types(around: $0.place).contains(wrapper.id)
        }.map(\.symbol)
      }
      return Wrapper(type: wrapper.id, reach: direct[wrapper.id]?.first(where: isOfData), used: used)
    }
  }

  var isEmpty: Bool { services.isEmpty }

  subscript(_ symbol: SymbolID) -> Service? { services[symbol] }

  /// What reaches for the platform by itself or by another member, and where.
  private static func reaches(
    of type: CodeType, _ uses: [ForeignUse], wrapped: [String: ForeignUse]
  ) -> [String: ForeignUse] {
    let members = type.members.filter { $0.kind == .func || $0.declared.isVariable }
    var found = wrapped
    for member in members where found[member.name] == nil {
      found[member.name] = uses.first { holds(member, $0) }
    }
    var isNew = !found.isEmpty
    while isNew {
      isNew = false
      for member in members where found[member.name] == nil {
        guard let used = member.ownNames(of: type).first(where: { found[$0] != nil }) else { continue }
        found[member.name] = found[used]
        isNew = true
      }
    }
    return found
  }

  private static func holds(_ member: CodeMember, _ use: ForeignUse) -> Bool {
    member.file.index == use.place.file && member.declared.extent.contains(use.range)
      && (member.kind == .func || !member.declared.isComputed || isOfData(use))
  }

  /// What a property says of the device, and where a file is, is read as a constant is.
  private static func isOfData(_ use: ForeignUse) -> Bool {
    !AppleTypes[.device].contains(use.name) && !AppleTypes[.files].contains(use.name)
  }

  /// The names of the static functions of a type that has nothing of each instance, and of its properties that are worked
  /// out or wrapped.
  private static func members(of type: CodeType) -> Set<String>? {
    switch type.kind {
    case .class, .struct, .enum: break
    case .actor, .protocol, .extension, .typealias, .associatedtype: return nil
    }
    switch type.role {
    case .value, .service, .repository, .useCase: break
    case .protocol, .viewModel, .presenter, .view, .coordinator, .bootstrapper, .container, .factory, .error,
      .dto:
      return nil
    }
    guard type.isJudged, !type.symbol.isFilePrivate, !type.isInCompositionRoot else { return nil }
    var members: Set<String> = []
    for member in type.members {
      switch member.kind {
      case .func:
        guard member.declared.isStatic else { return nil }
        if !member.isFilePrivate { members.insert(member.name) }
      case .let, .var:
        guard member.declared.isStatic else { return nil }
        let isPlain = !member.declared.isComputed && member.declared.attributes.isEmpty
        if !isPlain, !member.isFilePrivate { members.insert(member.name) }
      case .`init`:
        guard member.modifiers.contains("private") else { return nil }
      case .subscript:
        guard member.declared.isStatic else { return nil }
      case .deinit: return nil
      }
    }
    guard !members.isEmpty, !hasCases(type) else { return nil }
    return members
  }

  private static func hasCases(_ type: CodeType) -> Bool {
    type.kind == .enum && type.file.facts.enumCases.contains { $0.owner == type.symbol.declaration }
  }
}

extension StaticServices: KnownOfCode {
  package func saysTheSame(as other: StaticServices) -> Bool { services == other.services }
  package func asking(_ codebase: Codebase) -> StaticServices { self }
}
