import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// The protocols that are declared where needs are met and asked for where code has needs, with the first place of each.
struct AskedProtocols: Analysis {
  struct Use: Sendable {
    let range: ByteRange
    let place: Place
  }

  /// By protocol.
  private(set) var users: [SymbolID: Use] = [:]

  private struct UsesOfFile: Sendable {
    /// The first of each.
    var named: [SymbolID: Use] = [:]
    /// A key path names what it leads to by another name.
    var wrapped: [SymbolID: Use] = [:]
  }

  private let parts: FileParts<UsesOfFile>

  init(_ code: Code) {
    parts = code.parts(
      after: code.before(AskedProtocols.self)?.parts, where: { $0.kind?.hasNeeds ?? false }, Self.uses)
    for ways in [\UsesOfFile.named, \.wrapped] {
      for (_, part) in parts.all { users.merge(part[keyPath: ways]) { first, _ in first } }
    }
  }

  private static func uses(in file: CodeFile) -> UsesOfFile {
    let codebase = file.codebase
    var found = UsesOfFile()
    func note(_ type: SymbolID, _ use: Use, _ way: WritableKeyPath<UsesOfFile, [SymbolID: Use]>) {
      guard found[keyPath: way][type] == nil, isDeclaredWhereMet(CodeType(codebase, type)),
        codebase.isOutsideOfRoot(use.place, at: use.range.start)
      else { return }
      found[keyPath: way][type] = use
    }
    for use in codebase.typeUses(inFile: file.index) where use.kind == .annotation || isAskedFor(use, file) {
      note(use.symbol, Use(range: use.range, place: use.place), \.named)
    }
    for member in file.members(where: isOfWrapper) {
      guard let type = member.type else { continue }
      note(type, Use(range: member.declared.name, place: member.place), \.wrapped)
    }
    return found
  }

  /// `container.resolve(TripsFetching.self)`
  private static func isAskedFor(_ use: TypeUse, _ file: CodeFile) -> Bool {
    guard use.kind == .member,
      let next = MemberOfType.name(behind: use.range.end, in: file.facts),
      file.facts.matches(next, "self"), let call = file.facts.call(withArgumentAt: use.range.start)
    else { return false }
    return lookups.contains(file.facts.verbatim(call.member))
  }

  private static let lookups = MemberWords[.lookup]

  /// Whether nothing but a property wrapper says what it is.
  private static func isOfWrapper(_ member: Member) -> Bool {
    member.isVariable && member.type.isEmpty && member.value.isEmpty && !member.attributes.isEmpty
  }

  private static func isDeclaredWhereMet(_ type: CodeType) -> Bool {
    type.kind == .protocol && !type.symbol.isTest && !type.symbol.isFilePrivate
      && type.layerKind?.meetsNeeds == true && !type.codebase.code.isDelegate(type.id)
  }
}
