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
    /// Everywhere that the same user names the same type, the place included.
    package let places: [CodePlace]
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
  /// Between modules or layers of which no name of a type leads from the one to the other: the shortest way by what they import.
  package let imports: [Import]
  /// Whether the second reaches the first, where the first does not reach the second.
  package let isReversed: Bool
  /// Which of the two is part of the other, where one is; nothing is used by what it is part of.
  package let part: Part?

  package enum Part: Sendable {
    case first, second, both
  }

  /// One module or layer that imports another.
  package struct Import: Sendable {
    package let from: String
    package let to: String
    package let place: CodePlace
  }
}

extension Codebase {
  /// Of code of the app; what only tests, previews and doubles do is no use.
  package func explanation(from: CodePart, to: CodePart) -> EdgeExplanation {
    let graph = UnitGraph(of: self)
    let starts = graph.extent(of: from)
    let targets = graph.extent(of: to)
    func places(_ uses: [Int]) -> [CodePlace] {
      uses.map { place(typeUses[$0].place.file, typeUses[$0].range.start) }
    }
    let chain = graph.way(from: starts, to: targets.units).map { step -> EdgeExplanation.Step in
      let use = typeUses[step.use]
      let file = files[use.place.file]
      return EdgeExplanation.Step(
        user: graph.name(of: step.from), verb: use.kind.verb, type: symbols.qualifiedName(of: use.symbol),
        place: place(use.place.file, use.range.start),
        places: places(graph.uses(like: step, from: step.isFirst ? starts : nil)), from: file.layer,
        to: self.file(of: use.symbol).layer)
    }
    let direct = places(graph.uses(from: starts, to: targets.units))
    let level: DependencyGraph.Level? =
      switch (from.kind, to.kind) {
      case (.module, .module): .module
      case (.layer, .layer): .layer
      default: nil
      }
    let imports = chain.isEmpty ? level.map { importWay(from.name, to.name, $0) } ?? [] : []
    return EdgeExplanation(
      from: from, to: to, chain: chain, direct: direct, imports: imports,
      isReversed: chain.isEmpty && !graph.way(from: targets, to: starts.units).isEmpty,
      part: Self.part(starts.units, targets.units))
  }

  private static func part(_ first: Set<Int>, _ second: Set<Int>) -> EdgeExplanation.Part? {
    guard !first.isEmpty, !second.isEmpty else { return nil }
    if first == second { return .both }
    return first.isSuperset(of: second) ? .second : second.isSuperset(of: first) ? .first : nil
  }

  private func importWay(
    _ from: String, _ to: String, _ level: DependencyGraph.Level
  ) -> [EdgeExplanation.Import] {
    let graph = DependencyGraph(of: self, at: level)
    guard let start = graph.nodes(named: from).first, let end = graph.nodes(named: to).first else {
      return []
    }
    return (graph.shortestChain(from: start, to: end) ?? []).compactMap { edge in
      edge.evidence.first.map { first in
        EdgeExplanation.Import(
          from: graph.nodes[edge.from].name, to: graph.nodes[edge.to].name,
          place: place(first.place.file, first.range.start))
      }
    }
  }
}
