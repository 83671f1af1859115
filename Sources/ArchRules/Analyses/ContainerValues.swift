import ArchFacts
import ArchKnowledge
import ArchModel

/// Which members of a container are values, such as a flag or a choice of servers, and no dependencies.
struct ContainerValues {
  private let codebase: Codebase
  private let needs: ComponentNeeds

  init(_ codebase: Codebase, _ needs: ComponentNeeds) {
    self.codebase = codebase
    self.needs = needs
  }

  func names(in symbol: SymbolID) -> Set<String> {
    var plain: Set<String> = []
    for reference in codebase.members(of: symbol) {
      let member = codebase.member(reference)
      guard member.kind == .var || member.kind == .let, isPlain(reference, member) else { continue }
      plain.insert(codebase.files[reference.file].facts.verbatim(member.name))
    }
    return plain
  }

  private func isPlain(_ reference: MemberReference, _ member: Member) -> Bool {
    let facts = codebase.files[reference.file].facts
    if let type = ExpressionTypes.type(of: reference, in: codebase) {
      return !needs.isHandedOut(type) && isPlain(type)
    }
    guard let written = TypeText.singleName(member.type, in: facts.bytes) else {
      return member.type.isEmpty && isLiteral(member.value, facts)
    }
    return Self.plainValues.contains(facts.text(written))
  }

  /// A choice, or a struct that compares. A struct of functions is how some write a dependency.
  private func isPlain(_ type: SymbolID) -> Bool {
    switch codebase.symbols[type].kind {
    case .enum: return true
    case .struct:
      return codebase.symbols.externalSupertypes(of: type).contains {
        Self.valueProtocols.contains(codebase.symbols.names.string($0))
      }
    case .class, .actor, .protocol, .extension, .typealias, .associatedtype: return false
    }
  }

  private static let valueProtocols = ValueProtocols[.choice]

  /// A flag, a number or a text.
  private func isLiteral(_ value: ByteRange, _ facts: FileFacts) -> Bool {
    let value = TypeText.trimmed(value, in: facts.bytes)
    guard !value.isEmpty else { return false }
    let first = facts.bytes[Int(value.start)]
    return first.isDigit || first == UInt8(ascii: "\"") || facts.matches(value, "true")
      || facts.matches(value, "false")
  }

  private static let plainValues = AppleTypes[.plain]
}
