import ArchConfig
import ArchFacts
import ArchModel

/// Features, layers and modules do not depend on each other in a circle.
struct DependencyCycle: CodeRule, RuleWithoutOptions {
  static let about = RuleInfo(
    id: "dependency-cycle",
    summary: "There are no cycles between features, layers or modules.",
    why: """
      Parts that depend on each other in a cycle are really one part: none can be removed, tested or understood \
      alone, and a change in one comes back from the other side. Two layers that may use each other by name, in \
      'mayUse', are the team's decision, and what a layer may not use is told by 'layer-dependencies'; a cycle of layers is \
      one of uses that are only left open.
      """,
    bad: """
      // Features/Search/Domain/Rarity.swift
      struct Rarity { let level: Int }
      struct Hit { let profile: Profile }
      // Features/Profile/Domain/Profile.swift
      struct Profile { let rarity: Rarity }
      """,
    good: """
      // Core/Contracts/Rarity.swift
      struct Rarity { let level: Int }
      // Features/Search/Domain/Hit.swift
      struct Hit { let rarity: Rarity }
      // Features/Profile/Domain/Profile.swift
      struct Profile { let rarity: Rarity }
      """,
    fix: "Move what both sides need to a place that both may use, or turn one edge around with a protocol.",
    concern: .parts
  )

  static var asks: [any Analysis.Type] { [Advice.self, PartCircles.self] }

  func check(_ code: Code, _ findings: inout Findings) {
    for level in PartCircles.levels { check(level, code, &findings) }
  }

  private func check(_ level: DependencyGraph.Level, _ code: Code, _ findings: inout Findings) {
    let uses = code[PartCircles.self].uses(at: level)
    guard !uses.isEmpty else { return }
    var graph = DependencyGraph(of: code.codebase, at: level, includingImports: false, by: uses)
    let allowed = allowedParts(of: graph, &findings)
    if !allowed.isEmpty {
      graph = DependencyGraph(
        of: code.codebase, at: level, includingImports: false, by: uses, leavingOut: allowed.contains)
    }
    for component in graph.stronglyConnectedComponents {
      report(graph, component, code[Advice.self], &findings)
    }
  }

  /// What `allow` names of the parts that are in a cycle.
  private func allowedParts(of graph: DependencyGraph, _ findings: inout Findings) -> Set<String> {
    var allowed: Set<String> = []
    for node in graph.stronglyConnectedComponents.joined() {
      let name = graph.nodes[node].name
      // A part of a cycle leads to another.
      guard let place = graph.edges(from: node).first?.evidence.first?.place else { continue }
      if findings.allows(.part(name), in: place) {
        allowed.insert(name)
      }
    }
    return allowed
  }

  /// The shortest cycles among parts that reach each other. The first stands for all their other edges as well:
  /// whatever joins them closes a cycle.
  private func report(
    _ graph: DependencyGraph, _ component: [Int], _ advice: Advice, _ findings: inout Findings
  ) {
    let codebase = advice.codebase
    let cycles = graph.disjointCycles(among: component)
    let members = Set(component)
    var told = Set(cycles.joined().map { [$0.from, $0.to] })
    for (index, cycle) in cycles.enumerated() {
      guard let last = cycle.last, let evidence = last.evidence.first else { continue }
      var uses = cycle.dropLast().compactMap { use(of: $0, closing: cycle, graph, advice) }
      if index == 0 {
        for edge in component.flatMap(graph.edges(from:))
        where members.contains(edge.to) && told.insert([edge.from, edge.to]).inserted {
          let back = graph.shortestChain(from: edge.to, to: edge.from) ?? []
          if let use = use(of: edge, closing: back + [edge], graph, advice) { uses.append(use) }
        }
      }
      findings.add(
        remark(cycle, graph, advice), at: evidence.range, in: evidence.place, about: tie(last, graph),
        related: cycle.dropLast().compactMap { edge in
          edge.evidence.first.map { first in
            codebase.file(at: first.place).related(
              first.range,
              "'\(graph.nodes[edge.from].name)' uses '\(codebase.typeName(first))' from '\(graph.nodes[edge.to].name)'"
            )
          }
        }, isChain: true, uses: uses)
    }
  }

  private func tie(_ edge: DependencyGraph.Edge, _ graph: DependencyGraph) -> About {
    .tie(from: graph.nodes[edge.from].name, to: graph.nodes[edge.to].name)
  }

  /// An edge as a place of its own, with the cycle that it is told with.
  private func use(
    of edge: DependencyGraph.Edge, closing cycle: [DependencyGraph.Edge], _ graph: DependencyGraph,
    _ advice: Advice
  ) -> Findings.Use? {
    edge.evidence.first.map { evidence in
      Findings.Use(
        range: evidence.range, place: evidence.place, about: tie(edge, graph),
        message: remark(cycle, graph, advice).message)
    }
  }

  private func remark(
    _ cycle: [DependencyGraph.Edge], _ graph: DependencyGraph, _ advice: Advice
  ) -> Remark {
    let parts = (cycle.prefix(1).map(\.from) + cycle.map(\.to)).map { graph.nodes[$0].name }
    let codebase = advice.codebase
    let type = cycle.last?.evidence.first?.symbol
    return .cycle(
      graph.level.rawValue, parts, type: type.map(codebase.symbols.qualifiedName) ?? "",
      isWorker: type.map { advice.nature(of: CodeType(codebase, $0)).isWorker } ?? false)
  }
}

extension Codebase {
  fileprivate func typeName(_ evidence: DependencyGraph.Evidence) -> String {
    evidence.symbol.map { symbols.qualifiedName(of: $0) } ?? ""
  }
}

extension Remark {
  fileprivate static func cycle(_ kind: String, _ parts: [String], type: String, isWorker: Bool) -> Remark {
    let from = parts.dropLast().last ?? ""
    let to = parts.last ?? ""
    // Of more than two the second leads there by the others.
    let returns = parts.count > 3 ? "leads back to" : "uses"
    return Remark(
      "cycle between \(kind)s: " + parts.map { "'\($0)'" }.joined(separator: " → "),
      label: "'\(from)' uses '\(type)' from '\(to)', which \(returns) '\(from)'",
      fix: "move '\(type)' to a place that both may use"
        + (isWorker ? ", or let '\(from)' declare what it needs as a protocol" : ""))
  }
}
