package import ArchConfig
import ArchFacts
package import ArchModel

/// Layers for the code that a team's own layers leave out, and what those would have to allow.
package struct ProposedAddition: Sendable {
  package struct Use: Sendable {
    package let from: String
    package let to: String
    package let times: Int

    /// Which layer uses which.
    package static func all(in codebase: Codebase) -> [Use] {
      let graph = DependencyGraph(of: codebase, at: .layer, includingImports: false)
      return graph.edges.map { edge in
        Use(
          from: graph.nodes[edge.from].name, to: graph.nodes[edge.to].name, times: edge.evidence.count)
      }
    }
  }

  package private(set) var layers: [ObservedArchitecture.ProposedLayer]
  /// How many files they claim that no layer claimed.
  package let files: Int

  /// - Parameters:
  ///   - codebase: joined with the team's architecture.
  ///   - unclaimed: without layers, the files alone that no layer claims.
  package init(to codebase: Codebase, _ unclaimed: Codebase) {
    let known = Set(codebase.architecture.layers.map(\.name))
    let observed = ObservedArchitecture(of: unclaimed)
    files = observed.files
    layers = observed.layers.map { known.contains($0.name) ? $0.named($0.name + "-more") : $0 }
  }

  /// The same where the patterns would take files from layers that are there.
  package var yielding: ProposedAddition {
    var addition = self
    addition.layers = layers.map(\.yielding)
    return addition
  }

  /// The members of `layers` that are added.
  ///
  /// - Parameter uses: which layer uses which, once they are there.
  package func lines(_ uses: [Use]) -> [String] {
    let names = Set(layers.map(\.name))
    return layers.enumerated().flatMap { index, layer in
      let used = uses.filter { $0.from == layer.name && !names.contains($0.to) }.map(\.to)
      let comma = index + 1 < layers.count ? "," : ""
      return [
        "// \(layer.count) \(layer.count == 1 ? "file" : "files"): \(layer.evidence)",
        ObservedArchitecture.entry(layer.using(used)) + comma,
      ]
    }
  }

  /// Uses of the new layers by the team's own, which say themselves what they may use.
  package func usersToAsk(_ uses: [Use], _ architecture: Architecture) -> [Use] {
    let names = Set(layers.map(\.name))
    return uses.filter { use in
      names.contains(use.to) && !names.contains(use.from)
        && !(architecture.layer(named: use.from)?.mayUse(use.to) ?? true)
    }
  }
}
