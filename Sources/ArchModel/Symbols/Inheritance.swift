import ArchFacts

/// For each type what it inherits or conforms to, the nearest first, as far as somebody could have written it.
struct Inheritance: Sendable {
  private let ancestors: Grouping<SymbolID>
  private let foreign: Grouping<NameID>
  /// The types that have more ancestors than are kept.
  let cut: [SymbolID]

  /// Ancestors that are kept of one type. A chain of classes that are all kept by each costs its square, and nobody
  /// has one that is as long. A type with more is counted with the names that are not resolved.
  private static let mostAncestors = 256

  static let empty = Inheritance(DirectSupertypes(count: 0))

  init(_ supertypes: DirectSupertypes) {
    let direct = Grouping(count: supertypes.count, keys: supertypes.keys, values: supertypes.values)
    var keys: [Int32] = []
    var values: [SymbolID] = []
    var foreignKeys: [Int32] = []
    var foreignValues: [NameID] = []
    var mark = [Int32](repeating: -1, count: direct.count)
    var cut: [SymbolID] = []
    for start in 0..<direct.count where !direct[start].isEmpty {
      mark[start] = Int32(start)
      var work = Array(direct[start])
      var seenNames: Set<NameID> = []
      var next = 0
      while next < work.count {
        guard next < Self.mostAncestors else {
          cut.append(Int32(start))
          break
        }
        let entry = work[next]
        next += 1
        if entry < 0 {
          let name = -2 - entry
          guard seenNames.insert(name).inserted else { continue }
          foreignKeys.append(Int32(start))
          foreignValues.append(name)
        } else if mark[Int(entry)] != Int32(start) {
          mark[Int(entry)] = Int32(start)
          keys.append(Int32(start))
          values.append(entry)
          work.append(contentsOf: direct[Int(entry)])
        }
      }
    }
    self.cut = cut
    ancestors = Grouping(count: direct.count, keys: keys, values: values)
    foreign = Grouping(count: direct.count, keys: foreignKeys, values: foreignValues)
  }

  func symbols(of symbol: SymbolID) -> ArraySlice<SymbolID> { ancestors[Int(symbol)] }
  func names(of symbol: SymbolID) -> ArraySlice<NameID> { foreign[Int(symbol)] }
}
