import ArchFacts

// Which row of a table decided, or which words of the team.
extension RoleOfType {
  /// Worded to follow the reason: "because of its name" + ", which ends in 'Gateway'". `nil` where the reason says all.
  package func row(of symbol: SymbolID, in code: NamedCode) -> String? {
    switch evidence {
    case .suffix:
      Self.ending(ofName: code.symbols[symbol].name, in: code).map { ", which ends in '\($0)'" }
    case .inherits(let ancestor):
      if let words = code.statedRoles.statement(byNameOf: ancestor) {
        ", and \(code.statedRoles.statements[Int(words)].source)"
      } else {
        Self.ending(ofName: code.symbols[ancestor].name, in: code).map { ", whose name ends in '\($0)'" }
      }
    case .stated, .inheritsForeign, .layer, .navigation, .presenting, .kind: nil
    }
  }
}
