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
    let members = CodeType(codebase, symbol).members.lazy.filter { $0.declared.isVariable && isPlain($0) }
    return Set(members.map(\.name))
  }

  private func isPlain(_ member: CodeMember) -> Bool {
    let facts = member.file.facts
    if let type = member.type { return !needs.isHandedOut(type) && isPlain(CodeType(codebase, type)) }
    guard let written = TypeText.singleName(member.declared.type, in: facts.bytes) else {
      return member.declared.type.isEmpty && isLiteral(member.declared.value, facts)
    }
    return Self.plainValues.contains(facts.text(written))
  }

  /// A choice, or a struct that compares. A struct of functions is how some write a dependency.
  private func isPlain(_ type: CodeType) -> Bool {
    switch type.kind {
    case .enum: true
    case .struct: type.foreignSupertypes.contains(where: Self.valueProtocols.contains)
    case .class, .actor, .protocol, .extension, .typealias, .associatedtype: false
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
