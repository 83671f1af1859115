import ArchFacts

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
    let file = files[Int(declared.file)]
    let attributes = file.facts.types[Int(declared.declaration)].attributes
    return !attributes.isEmpty
      && file.texts(attributes).contains { $0 == "Observable" || $0 == "Perceptible" }
  }
}

private let observables: Set<String> = ["ObservableObject", "Observable"]
