import ArchFacts
import ArchKnowledge

// Which protocols state what a component is needed for.
extension NamedCode {
  /// Whether a type is a protocol that asks for work and is no delegate's.
  package func isNeed(_ symbol: SymbolID) -> Bool {
    symbols[symbol].kind == .protocol && !symbols[symbol].isTest && !isDelegate(symbol)
      && requiresWork(symbol)
  }

  /// Whether a protocol has the name of those that call back to the code that made their user.
  package func isDelegate(_ symbol: SymbolID) -> Bool {
    let name = symbols[symbol].name
    return delegateEndings.contains { symbols.names.hasSuffix(name, $0) }
  }

  /// Whether a protocol requires a function, its own or inherited. One of properties only describes data, whatever its
  /// extensions add.
  package func requiresWork(_ symbol: SymbolID) -> Bool {
    let all = [symbol] + symbols.supertypes(of: symbol)
    return all.contains { each in
      symbols[each].kind == .protocol
        && members(of: each).contains {
          let member = member($0)
          let owner = files[$0.file].facts.types[Int(member.owner)]
          return member.kind == .func && !member.isStatic && owner.kind == .protocol
        }
    }
  }

  /// The protocol that exists for a type and that its users may name instead of it. One within a type states the need of
  /// that type alone.
  func needBesides(_ symbol: SymbolID) -> SymbolID? {
    symbols.supertypes(of: symbol).first {
      isNeed($0) && !symbols[$0].isFilePrivate && !symbols[$0].parent.exists
    }
  }
}

private let delegateEndings = DelegateEndings[.delegate]
