import ArchFacts
import ArchModel

/// The types that another type of the codebase inherits from or conforms to.
struct BaseTypes: Analysis {
  private var all: Set<SymbolID> = []

  init(_ code: Code) {
    // Another name for a type is no heir of it.
    for type in code.types where type.kind != .typealias {
      all.formUnion(code.codebase.symbols.supertypes(of: type.id))
    }
  }

  func contains(_ symbol: SymbolID) -> Bool { all.contains(symbol) }
}

extension BaseTypes: KnownOfCode {
  package func saysTheSame(as other: BaseTypes) -> Bool { all == other.all }
  package func asking(_ codebase: Codebase) -> BaseTypes { self }
}
