package import ArchFacts

/// Which part of a codebase uses which, at one level, each edge with every place that makes it.
///
/// Nodes and edges are in a fixed order, the same on every machine: nodes by name, edges by their nodes.
package struct DependencyGraph: Sendable {
  package enum Level: String, Sendable, CaseIterable {
    case type, file, folder, feature, layer, module
  }

  package struct Node: Sendable {
    package let name: String
    /// At the level of types, the type.
    package let symbol: SymbolID?
    /// At the levels of files and types, the file; into `NamedCode.files`.
    package let file: FileID?
  }

  /// One place in the code that makes an edge.
  package struct Evidence: Sendable {
    package enum Kind: Sendable, Equatable {
      case use(TypeUse.Kind)
      case `import`
    }

    package let kind: Kind
    package let place: Place
    package let range: ByteRange
    /// The type that is named; `nil` for an import.
    package let symbol: SymbolID?
  }

  package struct Edge: Sendable {
    /// Into `nodes`.
    package let from: Int
    package let to: Int
    /// In the order of files and offsets; never empty.
    package let evidence: [Evidence]
  }

  package let level: Level
  package let nodes: [Node]
  package let edges: [Edge]
  /// Indices of edges by the node they leave.
  private let outgoing: Grouping<Int, Int32>

  /// - Parameters:
  ///   - includingImports: whether a module also depends on what it only imports, and a layer on the layers of what it
  ///     imports.
  ///   - uses: of types that make edges, if not all do; those of tests, previews and mocks never do.
  ///   - isLeftOut: whether a feature, layer, module or file of this name is not a node.
  package init(
    of codebase: Codebase, at level: Level, includingImports: Bool = true,
    by uses: [TypeUse]? = nil, leavingOut isLeftOut: (String) -> Bool = { _ in false }
  ) {
    var builder = GraphBuilder(codebase, level, leavingOut: isLeftOut)
    // Most uses join nothing; only the rest is worth asking about.
    for use in uses ?? codebase.typeUses {
      guard let ends = builder.ends(of: use),
        codebase.files[use.place.file].isProduction(at: use.range.start)
      else { continue }
      builder.add(use, from: ends.from, to: ends.to)
    }
    if includingImports { builder.addImports() }
    self.level = level
    (nodes, edges) = builder.finish()
    outgoing = Grouping(
      count: nodes.count, keys: edges.map(\.from), values: Array(0..<Int32(edges.count)))
  }

  /// The nodes of a name: several types may share theirs.
  package func nodes(named name: String) -> [Int] { nodes.indices.filter { nodes[$0].name == name } }

  package func node(of symbol: SymbolID) -> Int? { nodes.firstIndex { $0.symbol == symbol } }

  package func edges(from node: Int) -> [Edge] { outgoing[node].map { edges[Int($0)] } }

  package func edges(to node: Int) -> [Edge] { edges.filter { $0.to == node } }

  package func edge(from: Int, to: Int) -> Edge? {
    outgoing[from].first { edges[Int($0)].to == to }.map { edges[Int($0)] }
  }

  /// The edges of the shortest way from one node to another; empty from a node to itself.
  package func shortestChain(from start: Int, to goal: Int) -> [Edge]? {
    if start == goal { return [] }
    return shortestWay(from: start, to: goal, within: nil, shorterThan: .max)
  }

  /// Nodes that reach each other, each group in ascending order, the groups by their first node. Nodes that
  /// are in no circle are left out.
  package var stronglyConnectedComponents: [[Int]] {
    var search = ComponentSearch(outgoing: nodes.indices.map { outgoing[$0].map { edges[Int($0)].to } })
    return search.components().filter { $0.count > 1 }.map { $0.sorted() }
      .sorted { $0[0] < $1[0] }
  }

  /// For each group of nodes that reach each other the shortest circle in it, as a proof.
  package var cycles: [[Edge]] {
    stronglyConnectedComponents.compactMap(shortestCycle)
  }

  /// Circles without a node in common, the shortest first within each group of nodes that reach each other.
  package var disjointCycles: [[Edge]] { stronglyConnectedComponents.flatMap(disjointCycles) }

  package func disjointCycles(among component: [Int]) -> [[Edge]] {
    var found: [[Edge]] = []
    var rest = component
    while let cycle = shortestCycle(among: rest) {
      found.append(cycle)
      rest.removeAll { node in cycle.contains { $0.from == node } }
    }
    return found
  }

  /// The shortest circle among some nodes. Its last edge is the one with the fewest places: the one to cut.
  package func shortestCycle(among component: [Int]) -> [Edge]? {
    var members = Array(repeating: false, count: nodes.count)
    for node in component { members[node] = true }
    var best: [Edge]?
    for start in component {
      let limit = best?.count ?? .max
      guard limit > 2 else { break }
      if let way = shortestWay(from: start, to: start, within: members, shorterThan: limit) { best = way }
    }
    return best.map(Self.endingWithWeakest)
  }

  private func shortestWay(
    from start: Int, to goal: Int, within members: [Bool]?, shorterThan limit: Int
  ) -> [Edge]? {
    // Into `edges`, by node; a graph is searched once for each of its edges, so nothing is hashed.
    var cameBy = Array(repeating: Self.none, count: nodes.count)
    var depth = Array(repeating: -1, count: nodes.count)
    depth[start] = 0
    var queue = [start]
    var next = 0
    while next < queue.count {
      let node = queue[next]
      next += 1
      let steps = depth[node] + 1
      guard steps < limit else { return nil }
      for index in outgoing[node] {
        let to = edges[Int(index)].to
        if to == goal { return way(to: node, by: cameBy) + [edges[Int(index)]] }
        guard depth[to] < 0, members?[to] ?? true else { continue }
        depth[to] = steps
        cameBy[to] = index
        queue.append(to)
      }
    }
    return nil
  }

  private static let none: Int32 = -1

  private func way(to node: Int, by cameBy: [Int32]) -> [Edge] {
    var way: [Edge] = []
    var current = node
    while cameBy[current] >= 0 {
      let edge = edges[Int(cameBy[current])]
      way.append(edge)
      current = edge.from
    }
    return way.reversed()
  }

  private static func endingWithWeakest(_ cycle: [Edge]) -> [Edge] {
    let weakest = cycle.indices.min { cycle[$0].evidence.count < cycle[$1].evidence.count }
    guard let weakest else { return cycle }
    return Array(cycle[(weakest + 1)...] + cycle[...weakest])
  }
}
