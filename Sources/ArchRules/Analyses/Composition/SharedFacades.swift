import ArchFacts
import ArchModel

/// Types that keep to themselves the one instance that all share, and hand out what it does by static members:
/// `TokenStorage.accessToken` over a `private static let shared`; and types that hold one of another type for all,
/// `Registries.standard` over a `static let standard: any Registry = DiskRegistry()`.
struct SharedFacades: Analysis {
  struct Facade: Sendable, Equatable {
    /// What holds the instance.
    let instance: MemberReference
    /// The type whose instance another type holds; `nil` of its own.
    let held: SymbolID?
    fileprivate let members: Set<String>

    /// The name of the member that is named behind the name of the type, if it leads to the instance.
    func member(behind end: Int32, in file: CodeFile) -> String? {
      guard let name = MemberOfType.name(behind: end, in: file.facts) else { return nil }
      let text = file.facts.verbatim(name)
      return members.contains(text) ? text : nil
    }
  }

  private var facades: [SymbolID: Facade] = [:]

  /// The types of one file.
  private let parts: FileParts<[Candidate]>

  private struct Candidate: Sendable {
    let type: SymbolID
    let holding: Facade?
    let hiding: Facade?
  }

  static var asks: [any Analysis.Type] { [Containers.self] }

  init(_ code: Code) {
    let containers = code[Containers.self]
    parts = code.parts(after: code.before(SharedFacades.self)?.parts) { file in
      file.declaredTypes.filter { $0.isJudged && !$0.isInCompositionRoot }.compactMap(Self.candidate)
    }
    for candidate in parts.all.lazy.flatMap(\.part) {
      if !containers.contains(candidate.type), let holding = candidate.holding {
        facades[candidate.type] = holding
      }
      if let hiding = candidate.hiding { facades[candidate.type] = hiding }
    }
  }

  private static func candidate(_ type: CodeType) -> Candidate? {
    let (holding, hiding) = (holder(type), hider(type))
    guard holding != nil || hiding != nil else { return nil }
    return Candidate(type: type.id, holding: holding, hiding: hiding)
  }

  private static func hider(_ type: CodeType) -> Facade? {
    guard type.evidence != nil || type.role.isWork,
      let instance = type.members.first(where: { isHiddenInstance($0, of: type) })
    else { return nil }
    let members = type.members.filter {
      isVisible($0) && !givesInstance($0, of: type) && $0.ownNames(of: type).contains(instance.name)
    }
    guard !members.isEmpty else { return nil }
    return Facade(instance: instance.reference, held: nil, members: Set(members.map(\.name)))
  }

  /// What holds instances of several types puts together, so it is for other rules.
  private static func holder(_ type: CodeType) -> Facade? {
    var found: [(member: CodeMember, held: SymbolID)] = []
    for member in type.members where member.declared.isStatic && !member.isFilePrivate && member.isJudged {
      guard member.declared.isVariable, !member.declared.isComputed, !member.declared.value.isEmpty,
        let made = member.file.expressions.kind(ofValue: member.declared.value, at: member.place).symbol,
        made != type.id
      else { continue }
      let held = CodeType(type.codebase, made)
      if held.evidence != nil, held.role.isWork { found.append((member, made)) }
    }
    guard found.count == 1, let only = found.first else { return nil }
    return Facade(instance: only.member.reference, held: only.held, members: [only.member.name])
  }

  var isEmpty: Bool { facades.isEmpty }

  subscript(_ symbol: SymbolID) -> Facade? { facades[symbol] }

  /// `private static let shared = TokenStorage()`
  private static func isHiddenInstance(_ member: CodeMember, of type: CodeType) -> Bool {
    guard member.declared.isStatic, member.isFilePrivate, member.kind == .let || member.kind == .var,
      !member.declared.isComputed
    else { return false }
    if !member.declared.type.isEmpty {
      return type.codebase.resolveType(member.declared.type, at: member.place) == type.id
    }
    return member.file.expressions.kind(ofValue: member.declared.value, at: member.place).symbol == type.id
  }

  private static func isVisible(_ member: CodeMember) -> Bool {
    guard member.declared.isStatic, !member.isFilePrivate, member.isJudged else { return false }
    return member.kind == .func || member.declared.isComputed
  }

  /// `class func sharedInstance() -> Manager` is a shared instance itself.
  private static func givesInstance(_ member: CodeMember, of type: CodeType) -> Bool {
    let written = member.kind == .func ? member.declared.returnType : member.declared.type
    return member.file.facts.matches(written, "Self")
      || type.codebase.resolveType(written, at: member.place) == type.id
  }
}

extension SharedFacades: KnownOfCode {
  package func saysTheSame(as other: SharedFacades) -> Bool { facades == other.facades }
  package func asking(_ codebase: Codebase) -> SharedFacades { self }
}
