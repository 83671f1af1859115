import ArchConfig
import ArchFacts

/// Which parts of the app use which, as it is drawn: how often, and how often against the order of layers.
package struct CodeMap: Sendable {
  package struct Node: Sendable, Equatable {
    package let name: String
    /// Those that rules look at.
    package let files: Int
  }

  package struct Edge: Sendable, Equatable {
    /// Into `nodes`.
    package let from: Int
    package let to: Int
    /// A file that names a type uses it once, at however many places; 0 where a module is only imported.
    package let uses: Int
    /// Of these, what a rule about layers reports.
    package let breaks: Int
    /// A break, if there is one, else the first use.
    package let example: CodePlace
  }

  package let level: DependencyGraph.Level
  /// Layers in the order of the architecture, everything else by name.
  package let nodes: [Node]
  /// In the order of their nodes.
  package let edges: [Edge]
  /// Whether nothing of it was left out.
  package let isWhole: Bool

  private init(_ level: DependencyGraph.Level, _ nodes: [Node], _ edges: [Edge], isWhole: Bool) {
    self.isWhole = isWhole
    self.level = level
    self.nodes = nodes
    self.edges = edges
  }

  /// - Parameter isBreak: whether a rule about layers reports the use at a place.
  package init(
    of codebase: Codebase, at level: DependencyGraph.Level, where isBreak: (CodePlace) -> Bool
  ) {
    let graph = DependencyGraph(of: codebase, at: level)
    var files: [String: Int] = [:]
    for file in codebase.files where file.notJudged == nil {
      if let name = GraphBuilder.name(of: file, at: level) { files[name, default: 0] += 1 }
    }
    let layers = codebase.architecture.layers.map(\.name)
    let names = graph.nodes.map(\.name)
    let order = names.indices.sorted { one, other in
      level == .layer
        ? (layers.firstIndex(of: names[one]) ?? 0, one) < (layers.firstIndex(of: names[other]) ?? 0, other)
        : one < other
    }
    var rank = [Int](repeating: 0, count: names.count)
    for (position, node) in order.enumerated() { rank[node] = position }
    let nodes = order.map { Node(name: names[$0], files: files[names[$0]] ?? 0) }
    let edges = graph.edges.compactMap { edge -> Edge? in
      guard let first = edge.evidence.first else { return nil }
      let places = edge.evidence.map { codebase.place($0.place.file, $0.range.start) }
      let broken = places.indices.filter { isBreak(places[$0]) }
      func count(_ indices: some Sequence<Int>) -> Int {
        var seen: Set<[Int]> = []
        for index in indices {
          guard let symbol = edge.evidence[index].symbol else { continue }
          seen.insert([edge.evidence[index].place.file.tableIndex, symbol.tableIndex])
        }
        return seen.count
      }
      // An import can be against the order, too.
      let breaks = broken.isEmpty ? 0 : max(1, count(broken))
      return Edge(
        from: rank[edge.from], to: rank[edge.to], uses: count(places.indices), breaks: breaks,
        example: broken.first.map { places[$0] } ?? codebase.place(first.place.file, first.range.start))
    }
    self.init(level, nodes, edges.sorted { ($0.from, $0.to) < ($1.from, $1.to) }, isWhole: true)
  }

  /// How many uses there are against the order of layers.
  package var breaks: Int { edges.reduce(0) { $0 + $1.breaks } }

  /// The nodes of these names with all that is at most so many steps away, whichever way; uses beside those on the way
  /// are left out.
  package func focused(on names: [String], depth: Int) -> CodeMap {
    var distance: [Int: Int] = [:]
    for (number, node) in nodes.enumerated() where names.contains(node.name) { distance[number] = 0 }
    for step in 0..<depth {
      for edge in edges {
        if distance[edge.from] == step, distance[edge.to] == nil { distance[edge.to] = step + 1 }
        if distance[edge.to] == step, distance[edge.from] == nil { distance[edge.from] = step + 1 }
      }
    }
    return with { edge in
      guard let from = distance[edge.from], let to = distance[edge.to] else { return false }
      return min(from, to) < depth
    } nodes: {
      distance[$0] != nil
    }
  }

  /// Only what is against the order of layers, and who does it.
  package var onlyBreaks: CodeMap {
    let ends = Set(edges.filter { $0.breaks > 0 }.flatMap { [$0.from, $0.to] })
    return with {
      $0.breaks > 0
    } nodes: {
      ends.contains($0)
    }
  }

  private func with(_ isKept: (Edge) -> Bool, nodes keeps: (Int) -> Bool) -> CodeMap {
    let kept = nodes.indices.filter(keeps)
    let rank = Dictionary(uniqueKeysWithValues: zip(kept, kept.indices))
    let edges = edges.filter(isKept).compactMap { edge -> Edge? in
      guard let from = rank[edge.from], let to = rank[edge.to] else { return nil }
      return Edge(from: from, to: to, uses: edge.uses, breaks: edge.breaks, example: edge.example)
    }
    return CodeMap(level, kept.map { nodes[$0] }, edges, isWhole: false)
  }
}
