import ArchModel

/// The types that another type of the codebase inherits from or conforms to.
struct BaseTypes: Analysis {
  private var all: Set<SymbolID> = []

  init(_ code: Code) {
    let symbols = code.codebase.symbols
    for symbol in symbols.symbols.indices.map(Int32.init) { all.formUnion(symbols.supertypes(of: symbol)) }
  }

  func contains(_ symbol: SymbolID) -> Bool { all.contains(symbol) }
}
