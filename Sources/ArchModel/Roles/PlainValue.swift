import ArchFacts
import ArchKnowledge

/// Whether a type with the name of a worker is a value in all that it does: it keeps plain values, and its code computes
/// with them and reaches for nothing else, no platform, no global, nobody who works.
///
/// What cannot be seen counts as reaching.
struct PlainValue {
  private let symbol: SymbolID
  private let code: NamedCode

  static func isOne(_ symbol: SymbolID, in code: NamedCode) -> Bool {
    let declared = code.symbols[symbol]
    let isBox = !code.files[declared.file].facts.types[Int(declared.declaration)].genericParameters.isEmpty
    // An object is a dependency by its identity, unless it is a box around something of any type.
    guard declared.kind == .struct || isBox else { return false }
    return PlainValue(symbol: symbol, code: code).isPlain(mayKeepTasks: isBox)
  }

  private func isPlain(mayKeepTasks: Bool) -> Bool {
    guard
      code.symbols.externalSupertypes(of: symbol).allSatisfy({
        Self.harmless.contains(code.symbols.names.string($0))
      })
    else { return false }
    var stored = 0
    for reference in code.members(of: symbol) {
      let member = code.member(reference)
      guard !member.isStatic, !member.isComputed, member.kind == .let || member.kind == .var else { continue }
      stored += 1
      guard keepsValue(member, reference, mayBeTask: mayKeepTasks) else { return false }
    }
    // What is common to all that conform to a protocol is its code as well.
    return stored > 0
      && ([symbol] + code.symbols.supertypes(of: symbol)).allSatisfy { each in
        code.members(of: each).allSatisfy { computes(code.member($0), $0) }
      }
  }

  private static let harmless = ValueProtocols[.data].union(AppleTypes[.marker]).union(
    AppleTypes[.identified])

  private func keepsValue(_ member: Member, _ reference: MemberReference, mayBeTask: Bool) -> Bool {
    let file = code.files[reference.file]
    guard member.attributes.isEmpty, !TypeText.isFunction(member.type, in: file.facts.bytes) else {
      return false
    }
    return file.facts.typeReferences(in: member.type).allSatisfy { written in
      let place = Place(file: reference.file, owner: written.owner, function: written.function)
      if mayBeTask, file.facts.hasText(written.name, Self.task) { return true }
      return isValue(written.name, at: place, in: file)
    }
  }

  private static let task = AppleTypes.only(.task)

  /// Whether a name stands for a type that is a value, ours or another's.
  private func isValue(_ name: ByteRange, at place: Place, in file: SourceFile) -> Bool {
    switch code.symbols.resolve(name, at: place, in: file) {
    case .declared(let type):
      switch code.symbols[type].kind {
      case .enum: return true
      case .struct: return type == symbol || RoleOfType.role(ofNameOf: type, in: code)?.isWork != true
      case .class, .actor: return type == symbol
      case .typealias, .protocol, .extension, .associatedtype: return false
      }
    case .genericParameter: return true
    case .notOurs:
      guard let last = NamePath.names(name, in: file.facts.bytes).last else { return false }
      let text = file.facts.verbatim(last)
      return Self.plain.contains(text) || isGenericParameter(text)
    case .sometimes, .ambiguous: return false
    }
  }

  private func isGenericParameter(_ name: String) -> Bool {
    let declared = code.symbols[symbol]
    let facts = code.files[declared.file].facts
    return facts.types[Int(declared.declaration)].genericParameters.indices.contains {
      facts.hasText(facts.names[$0], name)
    }
  }

  private static let plain = AppleTypes[.plain].union(AppleTypes[.computes]).union(AppleTypes[.error])

  /// Whether the code of a member names nothing but itself, its own, what it is given and values.
  private func computes(_ member: Member, _ reference: MemberReference) -> Bool {
    let file = code.files[reference.file]
    let facts = file.facts
    let place = Place(file: reference.file, owner: member.owner, function: member.function)
    guard !member.isAsync else { return false }
    return facts.nameChains(in: member.extent).allSatisfy { isHarmless($0, at: place, in: file) }
      && !facts.implicitMembers.contains {
        member.extent.contains($0.name) && Self.theOnes.contains(facts.verbatim($0.name))
      }
  }

  private static let theOnes = MemberWords[.theOne].union(MemberWords[.shared])

  private func isHarmless(_ chain: ByteRange, at place: Place, in file: SourceFile) -> Bool {
    let facts = file.facts
    let names = NamePath.names(chain, in: facts.bytes)
    guard let first = names.first else { return true }
    guard facts.bytes[Int(first.start)].isUpperCase else {
      return !Self.reaching.contains(facts.verbatim(first)) && code.globals(named: first, in: file).isEmpty
        && !names.contains { Self.writing.contains(facts.verbatim($0)) }
    }
    if facts.matches(first, "Self") || !code.members(of: symbol, named: facts.verbatim(first)).isEmpty {
      return true
    }
    guard let (type, end) = code.symbols.resolvePrefix(chain, at: place, in: file) else {
      return isValue(first, at: place, in: file) && !reads(chain, in: facts)
    }
    guard type == symbol || isNamedValue(type) else { return false }
    // A static member of another type may lead anywhere, unless it is a case.
    guard type != symbol, let next = names.first(where: { $0.start >= end }) else { return true }
    return facts.matches(next, "init") || facts.matches(next, "self")
      || code.symbols[type].kind == .enum && isCase(next, of: type, in: facts)
  }

  private func isNamedValue(_ type: SymbolID) -> Bool {
    switch code.symbols[type].kind {
    case .enum: true
    case .struct: RoleOfType.role(ofNameOf: type, in: code)?.isWork != true
    case .class, .actor, .typealias, .protocol, .extension, .associatedtype: false
    }
  }

  private func isCase(_ name: ByteRange, of type: SymbolID, in facts: FileFacts) -> Bool {
    let text = facts.verbatim(name)
    return code.symbols.declarations(of: type).contains { declaration in
      let other = code.files[declaration.file].facts
      return other.enumCases.contains { $0.owner == declaration.index && other.hasText($0.name, text) }
    }
  }

  /// `Data(contentsOf: url)`
  private func reads(_ chain: ByteRange, in facts: FileFacts) -> Bool {
    guard let call = facts.call(of: chain) else { return false }
    return facts.arguments(of: call).contains { Self.readingLabels.contains(facts.verbatim($0.label)) }
  }

  private static let readingLabels = AppleFunctions[.readsLabel]
  private static let writing = AppleFunctions[.writes]
  private static let reaching = AppleFunctions[.stores].union(AppleFunctions[.concurrency])
}
