import ArchFacts

/// Who uses whom, by types and by the code of files that is in none.
struct UnitGraph {
  /// First all types, then all files.
  typealias Unit = Int

  struct Step {
    let from: Unit
    let to: Unit
    /// Into the codebase's uses of types.
    let use: Int
  }

  private let codebase: Codebase
  private let symbolCount: Int
  /// By unit: what it uses, each once, at the first place.
  private var outgoing: [[Step]]
  /// All uses, with whom they are of.
  private var all: [(users: [Unit], use: Int)] = []

  init(of codebase: Codebase) {
    self.codebase = codebase
    symbolCount = codebase.symbols.ids.count
    outgoing = Array(repeating: [], count: symbolCount + codebase.files.count)
    var seen: Set<[Int]> = []
    for (number, use) in codebase.typeUses.enumerated() {
      guard codebase.files[use.place.file].isProduction(at: use.range.start),
        !codebase.symbols[use.symbol].isExternal
      else { continue }
      let around = codebase.types(around: use.place)
      guard !around.contains(use.symbol) else { continue }
      let users = around.isEmpty ? [symbolCount + use.place.file.tableIndex] : around.map(\.tableIndex)
      all.append((users, number))
      for user in users where seen.insert([user, use.symbol.tableIndex]).inserted {
        outgoing[user].append(Step(from: user, to: use.symbol.tableIndex, use: number))
      }
    }
  }

  func name(of unit: Unit) -> String {
    unit < symbolCount
      ? codebase.symbols.qualifiedName(of: SymbolID(unit)) : codebase.files[FileID(unit - symbolCount)].path
  }

  /// A type with those within it; of a group the types that are declared there, and its files.
  func units(of part: CodePart) -> Set<Unit> {
    if let symbol = part.symbol { return units(of: symbol) }
    let files = Set(codebase.files.ids.filter { part.contains(codebase.files[$0]) })
    let types = codebase.symbols.ids.filter {
      !codebase.symbols[$0].isExternal && files.contains(codebase.symbols[$0].file)
    }
    return Set(types.map(\.tableIndex) + files.map { symbolCount + $0.tableIndex })
  }

  /// Where any of some units, or any at all but the targets, uses any of others; each with the innermost user.
  func uses(from starts: Set<Unit>?, to targets: Set<Unit>) -> [(user: Unit, use: Int)] {
    all.filter { users, use in
      let target = codebase.typeUses[use].symbol.tableIndex
      guard targets.contains(target) else { return false }
      guard let starts else {
        return !users.contains(where: targets.contains) && !targets.contains(fileUnit(of: use))
      }
      return !starts.contains(target) && users.contains(where: starts.contains)
    }.map { ($0.users[0], $0.use) }
  }

  private func fileUnit(of use: Int) -> Unit { symbolCount + codebase.typeUses[use].place.file.tableIndex }

  func types(in units: Set<Unit>) -> [SymbolID] {
    units.filter { $0 < symbolCount }.sorted().map(SymbolID.init)
  }

  /// A type with those within it.
  func units(of type: SymbolID) -> Set<Unit> {
    Set(codebase.symbols.ids.filter { codebase.symbols.withOuterTypes($0).contains(type) }.map(\.tableIndex))
  }

  /// The types besides these that are named by some of them, and by nothing else.
  func namedOnly(by units: Set<Unit>) -> [SymbolID] {
    var named: Set<Unit> = []
    var others: Set<Unit> = []
    for (users, use) in all {
      let target = codebase.typeUses[use].symbol.tableIndex
      guard !units.contains(target) else { continue }
      if users.contains(where: units.contains) || units.contains(fileUnit(of: use)) {
        named.insert(target)
      } else {
        others.insert(target)
      }
    }
    return named.subtracting(others).sorted().map(SymbolID.init)
  }

  /// The shortest way from any of some units to any of others that is not among them; of several the one that comes
  /// first in the code.
  func way(from starts: Set<Unit>, to targets: Set<Unit>) -> [Step] {
    var before: [Unit: Step] = [:]
    var open = starts.sorted()
    var index = 0
    while index < open.count {
      for step in outgoing[open[index]] where !starts.contains(step.to) && before[step.to] == nil {
        before[step.to] = step
        guard targets.contains(step.to) else {
          open.append(step.to)
          continue
        }
        var way = [step]
        while let first = way.last, let earlier = before[first.from] { way.append(earlier) }
        return way.reversed()
      }
      index += 1
    }
    return []
  }
}
