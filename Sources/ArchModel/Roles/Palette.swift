import ArchFacts
import ArchKnowledge

/// Whether a type is a palette: its instances hold colours, fonts and measures and nothing besides but what is written in
/// the code, nothing of it ever changes, and it has no code but what makes it. To share one is to share no state and to
/// hide no dependency, whatever it is called.
struct Palette {
  private let symbol: SymbolID
  private let code: NamedCode
  private let depth: Int

  static func isOne(_ symbol: SymbolID, in code: NamedCode) -> Bool {
    Palette(symbol: symbol, code: code, depth: 0).isOne
  }

  /// Whether one property of a type says how something looks, and nothing that it comes from may be set by others:
  /// `Constants.main.rowHeight`, whatever else there is.
  static func isLook(_ reference: MemberReference, in code: NamedCode) -> Bool {
    let member = code.member(reference)
    let facts = code.files[reference.file].facts
    guard member.kind == .let || member.kind == .var && member.isComputed && !member.hasSetter,
      let name = TypeText.singleName(member.type, in: facts.bytes)
    else { return false }
    let place = Place(file: reference.file, owner: member.owner, function: FileFacts.none)
    guard code.symbols.resolve(name, at: place, in: code.files[reference.file]) == .notOurs,
      looks.contains(facts.verbatim(name))
    else { return false }
    let type = code.type(at: place)
    return facts.nameChains(in: member.isComputed ? member.extent : member.value).allSatisfy { chain in
      guard let first = NamePath.names(chain, in: facts.bytes).first else { return true }
      if looks.contains(facts.verbatim(first)) { return true }
      let own = type.map { code.members(of: $0, named: facts.verbatim(first)) } ?? []
      return !own.isEmpty && own.allSatisfy { isFixed($0, in: code) }
    }
  }

  /// What only the type itself decides.
  private static func isFixed(_ reference: MemberReference, in code: NamedCode) -> Bool {
    let member = code.member(reference)
    return member.kind == .let || code.files[reference.file].isFilePrivate(member)
  }

  /// Palettes within palettes, as deep as they are followed.
  private static let deepest = 4

  private enum Constant {
    case look, literal
  }

  private var isOne: Bool {
    // What meets a protocol of the app is there to be exchanged.
    guard depth < Self.deepest, code.symbols.supertypes(of: symbol).isEmpty else { return false }
    var hasLook = false
    for reference in code.members(of: symbol) {
      let member = code.member(reference)
      guard !member.isStatic, member.kind != .`init` else { continue }
      guard member.kind == .let, let constant = constant(member, reference) else { return false }
      if constant == .look { hasLook = true }
    }
    return hasLook
  }

  private func constant(_ member: Member, _ reference: MemberReference) -> Constant? {
    let file = code.files[reference.file]
    let facts = file.facts
    let place = Place(file: reference.file, owner: member.owner, function: FileFacts.none)
    let names =
      member.type.isEmpty
      ? facts.nameChain(at: facts.withoutEffects(member.value).start).map { [$0] } ?? []
      : TypeText.isFunction(member.type, in: facts.bytes)
        ? [] : facts.typeReferences(in: member.type).map(\.name)
    let values = facts.nameChains(in: member.value)
    guard values.allSatisfy({ isLook($0, at: place, in: file) }) else { return nil }
    if !names.isEmpty, names.allSatisfy({ isLook($0, at: place, in: file) }) { return .look }
    return !member.value.isEmpty && values.isEmpty ? .literal : nil
  }

  /// Whether a name, or a chain that begins with one, leads to nothing but how something looks.
  private func isLook(_ name: ByteRange, at place: Place, in file: SourceFile) -> Bool {
    guard let first = NamePath.names(name, in: file.facts.bytes).first else { return false }
    switch code.symbols.resolve(first, at: place, in: file) {
    case .declared(let type):
      switch code.symbols[type].kind {
      case .class, .struct: return Palette(symbol: type, code: code, depth: depth + 1).isOne
      case .enum, .actor, .typealias, .protocol, .extension, .associatedtype: return false
      }
    case .notOurs: return Self.looks.contains(file.facts.verbatim(first))
    case .genericParameter, .sometimes, .ambiguous: return false
    }
  }

  private static let looks = AppleTypes[.appearance].union(AppleTypes[.measure])
}
