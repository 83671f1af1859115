import ArchFacts
import ArchModel

extension Codebase {
  /// Whether a type is a struct that holds functions only. It is an interface: the code that makes one says what the
  /// functions do.
  func isStructOfFunctions(_ symbol: SymbolID) -> Bool {
    guard symbols[symbol].kind == .struct else { return false }
    let stored = members(of: symbol).filter {
      let member = member($0)
      return (member.kind == .let || member.kind == .var) && !member.isStatic && !member.isComputed
    }
    return !stored.isEmpty
      && stored.allSatisfy {
        TypeText.isFunction(member($0).type, in: files[$0.file].facts.bytes)
      }
  }
}
