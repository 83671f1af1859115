import ArchModel

/// The types that another type of the codebase inherits from or conforms to.
struct BaseTypes: Analysis {
  private var all: Set<SymbolID> = []

  init(_ code: Code) {
    for type in code.types { all.formUnion(code.codebase.symbols.supertypes(of: type.id)) }
  }

  func contains(_ symbol: SymbolID) -> Bool { all.contains(symbol) }
}
