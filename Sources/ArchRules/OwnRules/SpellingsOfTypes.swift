import ArchConfig
import ArchFacts
import ArchModel

// How the name of a type may be written: alone, with the types around it, and with its module.
extension Codebase {
  /// Whether a pattern can match any spelling of a type: each begins with a name around it or with its own, and ends
  /// with its own.
  func mayBeNamed(_ symbol: SymbolID, by index: NamePatternIndex) -> Bool {
    let name = symbols.names.bytes(symbols[symbol].name)
    if index.mayMatchEnd(of: name) { return true }
    var rest = name
    // What is declared elsewhere has the types around it in its name.
    while let period = rest.firstIndex(of: UInt8(ascii: ".")) {
      rest = rest[(period + 1)...]
      if index.mayMatchBeginning(of: rest) { return true }
    }
    var around = symbol
    while around.exists {
      if index.mayMatchBeginning(of: symbols.names.bytes(symbols[around].name)) { return true }
      around = symbols[around].parent
    }
    guard !symbols[symbol].isExternal, let module = file(of: symbol).placement.module else { return false }
    return index.mayMatchBeginning(of: Array(module.utf8)[...])
  }

  /// `CartKit.Cart.Item`; without the module where it is not known.
  func nameWithModule(of symbol: SymbolID) -> String {
    let name = symbols.qualifiedName(of: symbol)
    guard !symbols[symbol].isExternal, let module = file(of: symbol).placement.module else { return name }
    return "\(module).\(name)"
  }
}
