import ArchConfig
import ArchFacts
import ArchModel

/// The structs next to the screens that view models publish: rows, sections and contents of states. What they say is the
/// state's word.
struct PublishedValues: Analysis {
  private let types: Set<SymbolID>

  init(_ code: Code) {
    let codebase = code.codebase
    var named: [SymbolID: [SymbolID]] = [:]
    var open: [SymbolID] = []
    // The types of properties and of what cases hold, not those that functions work with.
    for use in codebase.typeUses where use.kind == .annotation && use.place.function < 0 {
      guard let owner = codebase.type(at: use.place) else { continue }
      named[owner, default: []].append(use.symbol)
      if named[owner]?.count == 1, CodeType(codebase, owner).isViewModel { open.append(owner) }
    }
    var found: Set<SymbolID> = []
    var seen = Set(open)
    while let next = open.popLast() {
      for symbol in named[next] ?? [] where seen.insert(symbol).inserted {
        let type = CodeType(codebase, symbol)
        guard type.layerKind == .presentation, type.role == .value, type.evidence == nil, !type.isView else {
          continue
        }
        if type.kind == .struct { found.insert(symbol) }
        if type.kind == .struct || type.kind == .enum { open.append(symbol) }
      }
    }
    types = found
  }

  func contains(_ type: SymbolID) -> Bool { types.contains(type) }
}
