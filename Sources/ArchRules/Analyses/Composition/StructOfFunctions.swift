import ArchFacts
import ArchModel

extension Codebase {
  /// Whether a type is a struct that holds functions only. It is an interface: the code that makes one says what the
  /// functions do.
  func isStructOfFunctions(_ symbol: SymbolID) -> Bool {
    guard symbols[symbol].kind == .struct else { return false }
    let stored = CodeType(self, symbol).members.filter(\.isStored)
    return !stored.isEmpty
      && stored.allSatisfy { TypeText.isFunction($0.declared.type, in: $0.file.facts.bytes) }
  }
}
