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
    /// Of a way.
    var isFirst = false
  }

  /// What a part of the code is, and where it uses others.
  struct Extent {
    let units: Set<Unit>
    /// Of a group: what is written in these is a use by it, whichever type it is in. An extension may be in another layer
    /// than the type that it extends; `nil` for a type, which uses what any of its extensions does.
    let files: Set<FileID>?
  }

  private let codebase: Codebase
  private let symbolCount: Int
  /// By unit: what it uses, each once, at the first place.
  private var outgoing: [[Step]]
  /// All uses, with whom they are of.
  private var all: [(users: [Unit], use: Int)] = []
  /// The same, with what names a type in an extension of itself.
  private var written: [(users: [Unit], use: Int)] = []

  init(of codebase: Codebase) {
    self.codebase = codebase
    symbolCount = codebase.symbols.count
    outgoing = Array(repeating: [], count: symbolCount + codebase.files.count)
    var seen: Set<[Int]> = []
    for (number, use) in codebase.typeUses.enumerated() {
      guard codebase.files[use.place.file].isProduction(at: use.range.start),
        !codebase.symbols[use.symbol].isExternal
      else { continue }
      let around = codebase.types(around: use.place)
      let users = around.isEmpty ? [symbolCount + use.place.file.tableIndex] : around.map(\.tableIndex)
      written.append((users, number))
      guard !around.contains(use.symbol) else { continue }
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

  func extent(of part: CodePart) -> Extent {
    let files =
      part.symbol == nil ? Set(codebase.files.ids.filter { part.contains(codebase.files[$0]) }) : nil
    return Extent(units: units(of: part), files: files)
  }

  /// Where a part uses any of some units that are not its own.
  func uses(from start: Extent, to targets: Set<Unit>) -> [Int] {
    uses(of: start).filter { targets.contains($0.step.to) }.map(\.step.use)
  }

  /// Where the user of a step names its type; on the first step of a way it does so as a part of that.
  func uses(like step: Step, from start: Extent?) -> [Int] {
    if let start {
      return uses(of: start).filter { $0.step.to == step.to && $0.users.contains(step.from) }.map(\.step.use)
    }
    return all.filter { users, use in
      codebase.typeUses[use].symbol.tableIndex == step.to && users.contains(step.from)
    }.map(\.use)
  }

  /// In the order of the code.
  private func uses(of start: Extent) -> [(step: Step, users: [Unit])] {
    let isGroup = start.files != nil
    return (isGroup ? written : all).compactMap { users, number in
      let use = codebase.typeUses[number]
      let isUser = start.files?.contains(use.place.file) ?? users.contains(where: start.units.contains)
      guard isUser, !start.units.contains(use.symbol.tableIndex) else { return nil }
      let user = isGroup ? users[0] : users.first(where: start.units.contains) ?? users[0]
      return (Step(from: user, to: use.symbol.tableIndex, use: number, isFirst: true), users)
    }
  }

  /// A type with those within it.
  func units(of type: SymbolID) -> Set<Unit> {
    Set(codebase.symbols.ids.filter { codebase.symbols.withOuterTypes($0).contains(type) }.map(\.tableIndex))
  }

  /// The shortest way from a part to any of some units that are not its own; of several the one that comes first in the
  /// code.
  func way(from start: Extent, to targets: Set<Unit>) -> [Step] {
    var before: [Unit: Step] = [:]
    var open: [Unit] = []
    for (step, _) in uses(of: start) where before[step.to] == nil {
      before[step.to] = step
      if targets.contains(step.to) { return [step] }
      open.append(step.to)
    }
    var index = 0
    while index < open.count {
      for step in outgoing[open[index]] where !start.units.contains(step.to) && before[step.to] == nil {
        before[step.to] = step
        guard targets.contains(step.to) else {
          open.append(step.to)
          continue
        }
        var way = [step]
        while let first = way.last, !first.isFirst, let earlier = before[first.from] { way.append(earlier) }
        return way.reversed()
      }
      index += 1
    }
    return []
  }
}
