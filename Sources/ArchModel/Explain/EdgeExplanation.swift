package import ArchConfig
import ArchFacts

/// How one part of a codebase comes to use another: at once, or through others.
package struct EdgeExplanation: Sendable {
  /// One use on the way.
  package struct Step: Sendable {
    /// The type that uses, or the file where no type is around.
    package let user: String
    /// `names`, `builds`
    package let verb: String
    /// The type that is used.
    package let type: String
    package let place: CodePlace
    /// Of the user.
    package let from: Layer?
    /// Of what it uses.
    package let to: Layer?
  }

  package let from: CodePart
  package let to: CodePart
  /// The shortest way; empty where there is none.
  package let chain: [Step]
  /// Where the first uses the second itself, in the order of files and offsets.
  package let direct: [CodePlace]
}

extension Codebase {
  /// Of code of the app; what only tests, previews and doubles do is no use.
  package func explanation(from: CodePart, to: CodePart) -> EdgeExplanation {
    let graph = UnitGraph(of: self)
    let starts = graph.units(of: from)
    let targets = graph.units(of: to)
    let chain = graph.way(from: starts, to: targets).map { step -> EdgeExplanation.Step in
      let use = typeUses[step.use]
      let file = files[use.place.file]
      return EdgeExplanation.Step(
        user: graph.name(of: step.from), verb: use.kind.verb, type: symbols.qualifiedName(of: use.symbol),
        place: place(use.place.file, use.range.start), from: file.layer, to: self.file(of: use.symbol).layer)
    }
    let direct = graph.uses(from: starts, to: targets).map {
      place(typeUses[$0].place.file, typeUses[$0].range.start)
    }
    return EdgeExplanation(from: from, to: to, chain: chain, direct: direct)
  }
}

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
    if let symbol = part.symbol {
      return Set(codebase.symbols.ids.filter { isWithin($0, symbol) }.map(\.tableIndex))
    }
    let files = Set(codebase.files.ids.filter { part.contains(codebase.files[$0]) })
    let types = codebase.symbols.ids.filter {
      !codebase.symbols[$0].isExternal && files.contains(codebase.symbols[$0].file)
    }
    return Set(types.map(\.tableIndex) + files.map { symbolCount + $0.tableIndex })
  }

  private func isWithin(_ type: SymbolID, _ outer: SymbolID) -> Bool {
    var scope = type
    while scope.exists {
      if scope == outer { return true }
      scope = codebase.symbols[scope].parent
    }
    return false
  }

  /// Where any of some units uses any of others.
  func uses(from starts: Set<Unit>, to targets: Set<Unit>) -> [Int] {
    all.filter { users, use in
      let target = codebase.typeUses[use].symbol.tableIndex
      return targets.contains(target) && !starts.contains(target) && users.contains(where: starts.contains)
    }.map(\.use)
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
