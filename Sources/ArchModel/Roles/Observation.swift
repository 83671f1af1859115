import ArchFacts
import ArchKnowledge

// Which types views follow.
extension NamedCode {
  /// `ObservableObject`, or what the macros of Observation and its stand-in for older systems make.
  package func isObservable(_ symbol: SymbolID) -> Bool {
    let foreign = symbols.externalSupertypes(of: symbol)
    if foreign.contains(where: { observables.contains(symbols.names.string($0)) }) { return true }
    return hasObservableMacro(symbol)
  }

  /// `@Observable`: every stored property is observed unless it says otherwise.
  package func hasObservableMacro(_ symbol: SymbolID) -> Bool {
    let declared = symbols[symbol]
    let file = files[declared.file]
    let attributes = file.facts.types[Int(declared.declaration)].attributes
    return !attributes.isEmpty
      && file.texts(attributes).contains(where: observableMacros.contains)
  }
}

private let observableMacros = AppleAttributes[.observable].union(LibraryTypes[.observable])
private let observables = AppleTypes[.observable]
