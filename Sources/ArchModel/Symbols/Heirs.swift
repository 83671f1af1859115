/// By type those that inherit from it or conform to it, at any distance.
package struct Heirs: Sendable, Equatable {
  private let heirs: Grouping<SymbolID, SymbolID>

  package init(in symbols: SymbolTable) {
    var (keys, values) = ([SymbolID](), [SymbolID]())
    for heir in symbols.ids {
      for ancestor in symbols.supertypes(of: heir) {
        keys.append(ancestor)
        values.append(heir)
      }
    }
    heirs = Grouping(count: symbols.count, keys: keys, values: values)
  }

  package subscript(_ type: SymbolID) -> ArraySlice<SymbolID> { heirs[type] }
}
