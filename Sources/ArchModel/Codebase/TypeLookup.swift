import ArchFacts

extension Codebase {
  /// The types that a name, as a person types it, may mean: `User`, `Outer.Inner`, `Module.User`.
  ///
  /// A name that is complete wins over one that is only the end of longer ones.
  package func types(matching text: String) -> [SymbolID] {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let last = parts.last, !last.isEmpty else { return [] }
    let named = symbols.symbols(named: last)
    let complete = named.filter { symbols.qualifiedName(of: $0) == text }
    if !complete.isEmpty { return complete }
    let ending = named.filter { symbols.qualifiedName(of: $0).hasSuffix("." + text) }
    if !ending.isEmpty { return ending }
    guard parts.count > 1, let module = parts.first else { return [] }
    let rest = parts.dropFirst().joined(separator: ".")
    return named.filter {
      file(of: $0).placement.module == module && symbols.qualifiedName(of: $0) == rest
    }
  }

  /// Names of all types that are declared here, in byte order.
  package var typeNames: [String] {
    let declared = symbols.ids.filter { !symbols[$0].isExternal }
    return Set(declared.map(symbols.qualifiedName(of:))).sorted { $0.precedes($1) }
  }
}
