import ArchConfig
import ArchFacts

/// Which parts of the app use which, as it is drawn: how often, and how often against the order of layers.
package struct CodeMap: Sendable {
  package struct Node: Sendable, Equatable {
    package let name: String
    /// Those that rules look at.
    package let files: Int
    /// `nil` for what was there before, and in a map that is not compared with another.
    package var change: NodeChange?
  }

  package enum NodeChange: Sendable, Equatable {
    case added, removed
  }

  /// How an arrow differs from what it was before a change.
  package enum Change: Sendable, Equatable {
    case added
    /// Its uses, breaks and example are those of before.
    case removed
    /// By so many; below 0 where there were more.
    case counts(uses: Int, breaks: Int)
  }

  package struct Edge: Sendable, Equatable {
    /// Into `nodes`.
    package let from: Int
    package let to: Int
    /// A file that names a type uses it once, at however many places; 0 where a module is only imported.
    package let uses: Int
    /// What a rule about layers reports of uses and imports.
    package let breaks: Int
    /// Of these, imports.
    package let brokenImports: Int
    /// A break, if there is one, else the first use.
    package let example: CodePlace
    /// `nil` in a map that is not compared with another.
    package var change: Change?
  }

  package let level: DependencyGraph.Level
  /// Layers in the order of the architecture, everything else by name.
  package let nodes: [Node]
  /// In the order of their nodes.
  package let edges: [Edge]
  /// Whether nothing of it was left out.
  package let isWhole: Bool
  /// Judged files that are built into several modules, each counted in one of them.
  package let sharedFiles: Int
  /// Modules whose files are those of targets of several packages or projects, which have one name.
  package let modulesOfManyHomes: [String]
  /// What it shows the difference to, as the user named it.
  package let base: String?

  init(
    _ level: DependencyGraph.Level, _ nodes: [Node], _ edges: [Edge], isWhole: Bool,
    since base: String? = nil,
    sharedFiles: Int = 0, modulesOfManyHomes: [String] = []
  ) {
    self.isWhole = isWhole
    self.base = base
    self.sharedFiles = sharedFiles
    self.modulesOfManyHomes = modulesOfManyHomes
    self.level = level
    self.nodes = nodes
    self.edges = edges
  }

  /// - Parameter isBreak: whether a rule about layers reports the use at a place.
  package init(
    of codebase: Codebase, at level: DependencyGraph.Level, where isBreak: (CodePlace) -> Bool
  ) {
    let graph = DependencyGraph(of: codebase, at: level)
    let parts = CodeParts(codebase, at: level)
    var files: [String: Int] = [:]
    for file in codebase.files where file.notJudged == nil {
      if let name = parts.name(of: file) { files[name, default: 0] += 1 }
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
      let brokenImports = broken.count { edge.evidence[$0].symbol == nil }
      return Edge(
        from: rank[edge.from], to: rank[edge.to], uses: count(places.indices),
        breaks: count(broken) + brokenImports, brokenImports: brokenImports,
        example: broken.first.map { places[$0] } ?? codebase.place(first.place.file, first.range.start))
    }
    self.init(
      level, nodes, edges.sorted { ($0.from, $0.to) < ($1.from, $1.to) }, isWhole: true,
      sharedFiles: level == .module
        ? codebase.files.count { $0.notJudged == nil && !$0.placement.sharedModules.isEmpty } : 0,
      modulesOfManyHomes: level == .module ? Self.modulesOfManyHomes(codebase) : [])
  }

  private static func modulesOfManyHomes(_ codebase: Codebase) -> [String] {
    var homes: [String: Set<String>] = [:]
    for file in codebase.files where file.notJudged == nil {
      guard let module = file.placement.module, let home = file.placement.moduleEvidence?.home else {
        continue
      }
      homes[module, default: []].insert(home)
    }
    return homes.filter { $0.value.count > 1 }.keys.sorted { $0.precedes($1) }
  }

  /// How many uses and imports there are against the order of layers.
  package var breaks: Int { edges.reduce(0) { $0 + $1.breaks } }

  /// Of these, imports.
  package var brokenImports: Int { edges.reduce(0) { $0 + $1.brokenImports } }

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
    let ends = Set(edges.filter(\.concernsBreaks).flatMap { [$0.from, $0.to] })
    return with {
      $0.concernsBreaks
    } nodes: {
      ends.contains($0)
    }
  }

  /// All that is on a way from the parts of one name to those of another, or the other way round if there is none; the
  /// parts alone where nothing leads from one to the other.
  package func between(_ one: String, _ other: String) -> CodeMap {
    let ends = [one, other].map { name in nodes.indices.filter { nodes[$0].name == name } }
    for (start, goal) in [(ends[0], ends[1]), (ends[1], ends[0])] {
      let ahead = reached(from: start, by: edges.map { ($0.from, $0.to) })
      let behind = reached(from: goal, by: edges.map { ($0.to, $0.from) })
      let onWay = ahead.intersection(behind)
      guard onWay.isSuperset(of: goal), !goal.isEmpty else { continue }
      return with { _ in
        true
      } nodes: {
        onWay.contains($0)
      }
    }
    return with { _ in
      false
    } nodes: {
      ends.joined().contains($0)
    }
  }

  private func reached(from start: [Int], by steps: [(Int, Int)]) -> Set<Int> {
    let next = Dictionary(grouping: steps, by: \.0)
    var reached = Set(start)
    var rest = start
    while let node = rest.popLast() {
      for (_, to) in next[node] ?? [] where reached.insert(to).inserted { rest.append(to) }
    }
    return reached
  }

  private func with(_ isKept: (Edge) -> Bool, nodes keeps: (Int) -> Bool) -> CodeMap {
    let kept = nodes.indices.filter(keeps)
    let rank = Dictionary(uniqueKeysWithValues: zip(kept, kept.indices))
    let edges = edges.filter(isKept).compactMap { edge -> Edge? in
      guard let from = rank[edge.from], let to = rank[edge.to] else { return nil }
      return edge.joining(from, to)
    }
    return CodeMap(
      level, kept.map { nodes[$0] }, edges, isWhole: false, since: base, sharedFiles: sharedFiles,
      modulesOfManyHomes: modulesOfManyHomes.filter { name in kept.contains { nodes[$0].name == name } })
  }
}

extension CodeMap.Edge {
  /// The same between nodes of other numbers.
  func joining(_ from: Int, _ to: Int) -> CodeMap.Edge {
    CodeMap.Edge(
      from: from, to: to, uses: uses, breaks: breaks, brokenImports: brokenImports, example: example,
      change: change)
  }

  /// Whether something of it is against the order of layers, or was before.
  fileprivate var concernsBreaks: Bool {
    switch change {
    case .counts(_, let breaks): self.breaks > 0 || breaks != 0
    case .added, .removed, nil: breaks > 0
    }
  }
}
