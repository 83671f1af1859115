import ArchFacts

/// For each type what it inherits or conforms to, the nearest first, as far as somebody could have written it.
struct Inheritance: Sendable {
  private let ancestors: Grouping<SymbolID, SymbolID>
  private let foreign: Grouping<SymbolID, NameID>
  /// The types that have more ancestors than are kept.
  let cut: [SymbolID]

  /// Ancestors that are kept of one type. A chain of classes that are all kept by each costs its square, and nobody
  /// has one that is as long. A type with more is counted with the names that are not resolved.
  private static let mostAncestors = 256

  static let empty = Inheritance(DirectSupertypes(count: 0))

  init(_ supertypes: DirectSupertypes) {
    let direct = Grouping(count: supertypes.count, keys: supertypes.keys, values: supertypes.values)
    var keys: [SymbolID] = []
    var values: [SymbolID] = []
    var foreignKeys: [SymbolID] = []
    var foreignValues: [NameID] = []
    var mark = Column<SymbolID, SymbolID>(repeating: .noType, count: direct.count)
    var cut: [SymbolID] = []
    for start in mark.keys where !direct[start].isEmpty {
      mark[start] = start
      var work = Array(direct[start])
      var seenNames: Set<NameID> = []
      var next = 0
      while next < work.count {
        guard next < Self.mostAncestors else {
          cut.append(start)
          break
        }
        let entry = work[next]
        next += 1
        switch entry {
        case .foreign(let name):
          guard seenNames.insert(name).inserted else { continue }
          foreignKeys.append(start)
          foreignValues.append(name)
        case .declared(let ancestor):
          guard mark[ancestor] != start else { continue }
          mark[ancestor] = start
          keys.append(start)
          values.append(ancestor)
          work.append(contentsOf: direct[ancestor])
        }
      }
    }
    self.cut = cut
    ancestors = Grouping(count: direct.count, keys: keys, values: values)
    foreign = Grouping(count: direct.count, keys: foreignKeys, values: foreignValues)
  }

  func symbols(of symbol: SymbolID) -> ArraySlice<SymbolID> { ancestors[symbol] }
  func names(of symbol: SymbolID) -> ArraySlice<NameID> { foreign[symbol] }
}
