import ArchFacts
import ArchModel

/// Features, layers and modules do not depend on each other in a circle.
struct DependencyCycle: Rule {
  static let about = RuleInfo(
    id: "dependency-cycle",
    summary: "There is no cycle between features, layers or modules.",
    why: """
      Parts that depend on each other in a circle are one part: none can be removed, tested or understood \
      alone, and a change in one comes back from the other side.
      """,
    decision: "DeterministicFeed: no circular dependencies",
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
    fix: "Move what both sides need to a place that both may use, or turn one edge around with a protocol."
  )

  private let allowed: [NamePattern]

  init(options: inout OptionReader) {
    allowed = options.allowed
  }

  func check(_ codebase: Codebase, _ findings: inout Findings) {
    let features = codebase.files.map { $0.isTest ? nil : $0.feature }
    check("feature", features, codebase, &findings)
    check("module", codebase.files.map { $0.isTest ? nil : $0.placement.module }, codebase, &findings)
    // An edge that no layer may have is layer-dependencies' finding, and two layers that may use each other
    // are the team's decision.
    let layers = codebase.files.map { $0.isTest || $0.kind == .composition ? nil : $0.layer?.name }
    check("layer", layers, codebase, &findings)
  }

  private func check(
    _ kind: String, _ partOfFile: [String?], _ codebase: Codebase, _ findings: inout Findings
  ) {
    var graph = PartGraph()
    for use in codebase.typeUses {
      let target = codebase.symbols[use.symbol]
      guard !target.isTest, let from = partOfFile[Int(use.place.file)], let to = partOfFile[Int(target.file)],
        from != to, !isAllowed(from), !isAllowed(to)
      else { continue }
      guard codebase.files[Int(use.place.file)].isProduction(at: use.range.start),
        !codebase.isInCompositionRoot(use.place)
      else { continue }
      if kind == "layer", !codebase.architecture.isWorthWatching(from, to) { continue }
      graph.add(from, to, use)
    }
    for cycle in graph.shortestCycles() { report(kind, cycle, codebase, &findings) }
  }

  private func isAllowed(_ part: String) -> Bool { allowed.contains { $0.matches(part) } }

  private func report(
    _ kind: String, _ cycle: [PartGraph.Edge], _ codebase: Codebase, _ findings: inout Findings
  ) {
    guard let last = cycle.last else { return }
    let parts = cycle.map(\.from) + [last.to]
    let type = codebase.symbols.qualifiedName(of: last.use.symbol)
    findings.add(
      .cycle(kind, parts, type: type), at: last.use.range, in: last.use.place,
      symbol: parts.joined(separator: " → "),
      related: cycle.dropLast().map { edge in
        Findings.Related(
          file: edge.use.place.file, offset: edge.use.range.start,
          message:
            "'\(edge.from)' uses '\(codebase.symbols.qualifiedName(of: edge.use.symbol))' of '\(edge.to)'")
      })
  }
}

/// Parts of a codebase and which uses which, each edge with its first evidence.
private struct PartGraph {
  struct Edge {
    let from: String
    let to: String
    let use: TypeUse
    var count: Int
  }

  private var edges: [String: [String: Edge]] = [:]

  mutating func add(_ from: String, _ to: String, _ use: TypeUse) {
    if edges[from]?[to] != nil {
      edges[from]?[to]?.count += 1
    } else {
      edges[from, default: [:]][to] = Edge(from: from, to: to, use: use, count: 1)
    }
  }

  /// For each group of parts that reach each other, the shortest circle; it ends with its weakest edge.
  func shortestCycles() -> [[Edge]] {
    var cycles: [[Edge]] = []
    var covered: Set<String> = []
    for start in edges.keys.sorted() where !covered.contains(start) {
      guard let cycle = shortestCycle(from: start) else { continue }
      let parts = Set(cycle.map(\.from))
      guard covered.isDisjoint(with: parts) else { continue }
      covered.formUnion(parts)
      cycles.append(turned(cycle))
    }
    return cycles
  }

  private func shortestCycle(from start: String) -> [Edge]? {
    var cameBy: [String: Edge] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let part = queue[next]
      next += 1
      for (to, edge) in (edges[part] ?? [:]).sorted(by: { $0.key < $1.key }) {
        if to == start { return path(to: part, by: cameBy, start: start) + [edge] }
        guard cameBy[to] == nil else { continue }
        cameBy[to] = edge
        queue.append(to)
      }
    }
    return nil
  }

  private func path(to part: String, by cameBy: [String: Edge], start: String) -> [Edge] {
    var path: [Edge] = []
    var current = part
    while current != start, let edge = cameBy[current] {
      path.append(edge)
      current = edge.from
    }
    return path.reversed()
  }

  /// The edge with the fewest uses last: it is the one to cut.
  private func turned(_ cycle: [Edge]) -> [Edge] {
    guard let weakest = cycle.indices.min(by: { cycle[$0].count < cycle[$1].count }) else {
      return cycle
    }
    return Array(cycle[(weakest + 1)...] + cycle[...weakest])
  }
}

extension Architecture {
  /// Whether the edge is allowed, but not both ways by an explicit decision. What a preset leaves open is one.
  fileprivate func isWorthWatching(_ one: String, _ other: String) -> Bool {
    guard let first = layer(named: one), let second = layer(named: other), first.mayUse(other) else {
      return false
    }
    if let there = first.mayUse, let back = second.mayUse {
      return !(there.contains(other) && back.contains(one))
    }
    return !first.isPreset && !second.isPreset
  }
}

extension Layer {
  fileprivate var isPreset: Bool {
    switch origin {
    case .preset: true
    case .config, .unknown: false
    }
  }
}

extension Remark {
  fileprivate static func cycle(_ kind: String, _ parts: [String], type: String) -> Remark {
    let from = parts.dropLast().last ?? ""
    let to = parts.last ?? ""
    return Remark(
      "cycle between \(kind)s: " + parts.map { "'\($0)'" }.joined(separator: " → "),
      label: "'\(from)' uses '\(type)' of '\(to)', which uses '\(from)'",
      fix: "move '\(type)' to a place that both may use, or let '\(from)' declare what it needs as a protocol"
    )
  }
}
