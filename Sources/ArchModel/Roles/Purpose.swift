import ArchFacts
import ArchKnowledge

// What the types that conform to a protocol are there for.
extension NamedCode {
  /// By the protocol's own name, an ending such as `Protocol` left out, else by the nearest protocol that it inherits.
  func purpose(of symbol: SymbolID) -> RoleOfType? {
    guard symbols[symbol].kind == .protocol else { return nil }
    if let own = purpose(byNameOf: symbol) { return own.role == .value ? nil : own }
    for ancestor in symbols.supertypes(of: symbol) where symbols[ancestor].kind == .protocol {
      if let inherited = purpose(byNameOf: ancestor), inherited.role != .value {
        return RoleOfType(role: inherited.role, evidence: .inherits(ancestor))
      }
    }
    return nil
  }

  /// As the team says, or by its ending.
  private func purpose(byNameOf symbol: SymbolID) -> RoleOfType? {
    if let stated = RoleOfType.stated(byNameOf: symbol, in: self) { return stated }
    guard let role = RoleOfType.role(ofProtocol: symbols.name(of: symbol)), !saysWhatOneHas(symbol) else {
      return nil
    }
    return RoleOfType(role: role, evidence: .suffix)
  }

  /// `protocol HasSignIn { var signIn: SignInUseCase { get } }`: who conforms to it has a use case, and is none. What
  /// such a protocol does itself makes it more: `HasPinUseCase` finds out whether there is a PIN.
  func saysWhatOneHas(_ symbol: SymbolID) -> Bool {
    guard symbols[symbol].kind == .protocol, !symbols[symbol].isExternal else { return false }
    let words = CamelCaseWords.of(symbols.name(of: symbol))
    return words.count > 1 && Self.possessions.contains(words[0])
      && members(of: symbol).allSatisfy { member($0).kind == .var }
  }

  private static let possessions = BoundaryWords[.possession]
}

extension RoleOfType {
  /// What the name of a protocol says of those that conform to it.
  package static func role(ofProtocol name: String) -> Role? {
    for ending in protocolEndings where name.hasSuffix(ending) {
      return role(ofName: String(name.dropLast(ending.count)))
    }
    return role(ofName: name)
  }

  private static let protocolEndings = BoundaryWords.inOrder(.ending)
}
