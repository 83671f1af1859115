import ArchFacts
import ArchModel

/// Types that are nothing but static functions and reach for the platform in them: services that nobody is given.
struct StaticServices {
  struct Service {
    /// The first place where it reaches for the platform.
    let platform: ForeignUse
    fileprivate let functions: Set<String>

    /// The name of the function that is called behind the name of the type.
    func function(calledBehind end: Int32, in file: CodeFile) -> String? {
      guard let name = MemberOfType.name(behind: end, in: file.facts),
        functions.contains(file.facts.verbatim(name))
      else { return nil }
      return file.facts.verbatim(name)
    }
  }

  private var services: [SymbolID: Service] = [:]

  init(_ code: Code) {
    let codebase = code.codebase
    var candidates: [SymbolID: Set<String>] = [:]
    for type in code.types {
      guard let functions = Self.functions(of: type) else { continue }
      candidates[type.id] = functions
    }
    for (id, uses) in PlatformReach.uses(in: candidates.keys.map { CodeType(codebase, $0) }) {
      let reaching = (candidates[id] ?? []).intersection(Self.reaching(CodeType(codebase, id), uses))
      guard let platform = uses.first, !reaching.isEmpty else { continue }
      services[id] = Service(platform: platform, functions: reaching)
    }
  }

  var isEmpty: Bool { services.isEmpty }

  subscript(_ symbol: SymbolID) -> Service? { services[symbol] }

  /// The names of the functions that reach for the platform, and of those that call one of these.
  private static func reaching(_ type: CodeType, _ uses: [ForeignUse]) -> Set<String> {
    let members = type.members.filter { $0.kind == .func || $0.declared.isVariable }
    var found: Set<String> = []
    for member in members where uses.contains(where: { holds(member, $0) }) { found.insert(member.name) }
    var isNew = !found.isEmpty
    while isNew {
      isNew = false
      for member in members
      where !found.contains(member.name) && member.ownNames(of: type).contains(where: found.contains) {
        found.insert(member.name)
        isNew = true
      }
    }
    return found
  }

  private static func holds(_ member: CodeMember, _ use: ForeignUse) -> Bool {
    member.file.index == use.place.file && member.declared.extent.contains(use.range)
  }

  /// The names of the static functions of a type that is nothing else.
  private static func functions(of type: CodeType) -> Set<String>? {
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
    var functions: Set<String> = []
    for member in type.members {
      switch member.kind {
      case .func:
        guard member.declared.isStatic else { return nil }
        if !member.isFilePrivate { functions.insert(member.name) }
      case .let, .var:
        guard member.declared.isStatic else { return nil }
      case .`init`:
        guard member.modifiers.contains("private") else { return nil }
      case .subscript, .deinit: return nil
      }
    }
    guard !functions.isEmpty, !hasCases(type) else { return nil }
    return functions
  }

  private static func hasCases(_ type: CodeType) -> Bool {
    type.kind == .enum && type.file.facts.enumCases.contains { $0.owner == type.symbol.declaration }
  }
}
