import ArchConfig
import ArchFacts

/// What can be counted of one part of the code, tests left out.
package struct PartMetrics: Sendable, Equatable {
  package private(set) var name: String
  /// Swift files that rules judge, and all of them.
  package private(set) var judgedFiles = 0
  package private(set) var files = 0
  /// Types declared outside of functions, protocols among them.
  package private(set) var types = 0
  package private(set) var protocols = 0
  /// Types of other parts that name one here; what is in no type counts by its file.
  package private(set) var users = 0
  /// Types of other parts that are named here.
  package private(set) var used = 0
  /// How many parts reach each other with this one, itself included; 0 for none.
  package private(set) var circle = 0

  private init(_ name: String) { self.name = name }

  /// Of every part that has files, layers in the order of the architecture, others by name.
  package static func all(of codebase: Codebase, at level: DependencyGraph.Level) -> [PartMetrics] {
    let division = CodeParts(codebase, at: level)
    var parts: [String: PartMetrics] = [:]
    for file in codebase.files where !file.isTest {
      guard let name = division.name(of: file) else { continue }
      parts[name, default: PartMetrics(name)].files += 1
      if file.notJudged == nil { parts[name]?.judgedFiles += 1 }
    }
    for symbol in codebase.symbols.ids {
      let declared = codebase.symbols[symbol]
      guard !declared.isExternal, !declared.isLocal, !declared.isTest, declared.kind != .typealias,
        let name = division.name(of: codebase.files[declared.file])
      else { continue }
      parts[name]?.types += 1
      if declared.kind == .protocol { parts[name]?.protocols += 1 }
    }
    let graph = DependencyGraph(of: codebase, at: level)
    var users = [Set<User>](repeating: [], count: graph.nodes.count)
    var used = [Set<SymbolID>](repeating: [], count: graph.nodes.count)
    for edge in graph.edges {
      for evidence in edge.evidence {
        guard let symbol = evidence.symbol else { continue }
        used[edge.from].insert(symbol)
        users[edge.to].insert(codebase.type(at: evidence.place).map(User.type) ?? .file(evidence.place.file))
      }
    }
    for (node, (users, used)) in zip(graph.nodes, zip(users, used)) {
      parts[node.name]?.users = users.count
      parts[node.name]?.used = used.count
    }
    for circle in graph.stronglyConnectedComponents {
      for node in circle { parts[graph.nodes[node].name]?.circle = circle.count }
    }
    let layers = codebase.architecture.layers.map(\.name)
    return parts.values.sorted { one, other in
      let ranks = [one, other].map { level == .layer ? layers.firstIndex(of: $0.name) ?? layers.count : 0 }
      return ranks[0] == ranks[1] ? one.name.precedes(other.name) : ranks[0] < ranks[1]
    }
  }

  /// The same under another name.
  package func named(_ name: String) -> PartMetrics {
    var metrics = self
    metrics.name = name
    return metrics
  }

  private enum User: Hashable {
    case type(SymbolID)
    case file(FileID)
  }
}
