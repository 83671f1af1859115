import ArchConfig
import ArchFacts

/// What would come of deleting a part of a codebase: what names it, and what only it names.
package struct RemovalExplanation: Sendable {
  /// Where something outside names the part.
  package struct Hold: Sendable {
    package enum Standing: Sendable {
      /// What starts the app.
      case start
      /// What puts the app together, where a part that goes is taken out.
      case root
      case rest
    }

    /// The type that names it, or the file where no type is around.
    package let user: String
    package let verb: String
    package let type: String
    package let place: CodePlace
    package let standing: Standing
  }

  package let part: CodePart
  package let files: Int
  package let types: Int
  /// In the order of files and offsets.
  package let holds: [Hold]
  /// Types elsewhere that nothing of the app would name any longer, with those that only these name.
  package let leftUnused: [(name: String, place: CodePlace)]

  package func holds(_ standing: Hold.Standing) -> [Hold] { holds.filter { $0.standing == standing } }
}

/// What would come of deleting each of several parts.
package struct Removals {
  private let codebase: Codebase
  private let graph: UnitGraph

  package init(in codebase: Codebase) {
    self.codebase = codebase
    graph = UnitGraph(of: codebase)
  }

  package func explanation(of part: CodePart) -> RemovalExplanation {
    let gone = graph.units(of: part)
    let holds = graph.uses(from: nil, to: gone).map { user, use in hold(user, codebase.typeUses[use]) }
    let types = graph.types(in: gone)
    return RemovalExplanation(
      part: part, files: files(of: part, types), types: types.count, holds: holds,
      leftUnused: leftUnused(gone))
  }

  private func files(of part: CodePart, _ types: [SymbolID]) -> Int {
    part.kind == .type
      ? Set(types.map { codebase.symbols[$0].file }).count : codebase.files.count(where: part.contains)
  }

  private func hold(_ user: UnitGraph.Unit, _ use: TypeUse) -> RemovalExplanation.Hold {
    let around = codebase.types(around: use.place)
    let file = codebase.files[use.place.file]
    let isStart = file.layer?.kind == .boot || around.contains(where: codebase.root.isEntryPoint)
    return RemovalExplanation.Hold(
      user: graph.name(of: user), verb: use.kind.verb,
      type: codebase.symbols.qualifiedName(of: use.symbol),
      place: codebase.place(use.place.file, use.range.start),
      standing: isStart ? .start : codebase.isInCompositionRoot(use.place) ? .root : .rest)
  }

  /// What is named by what is gone, and by nothing that stays.
  private func leftUnused(_ gone: Set<UnitGraph.Unit>) -> [(name: String, place: CodePlace)] {
    var gone = gone
    var found: [SymbolID] = []
    while true {
      let next = graph.namedOnly(by: gone).filter { symbol in
        !codebase.symbols[symbol].parent.exists && codebase.isOfApp(symbol)
          && !codebase.root.isEntryPoint(symbol)
      }
      guard !next.isEmpty else { break }
      found += next
      gone.formUnion(next.flatMap(graph.units(of:)))
    }
    return found.sorted().map { symbol in
      (
        codebase.symbols.qualifiedName(of: symbol),
        codebase.place(codebase.symbols[symbol].file, codebase.nameRange(of: symbol).start)
      )
    }
  }
}

extension Codebase {
  /// Each feature, or each module where no path names a feature.
  package var partsToRemove: [CodePart] {
    let features = Set(files.compactMap(\.feature)).sorted { $0.precedes($1) }
    guard features.isEmpty else { return features.map { CodePart(.feature, $0) } }
    return Set(files.compactMap(\.placement.module)).sorted { $0.precedes($1) }.map { CodePart(.module, $0) }
  }
}
