import ArchFacts
import ArchModel

/// A map for a terminal: each part with whom it uses.
enum MapText {
  static func render(_ map: CodeMap, pathPrefix: String) -> String {
    var lines = [MapWords.heading(of: map)]
    let width = map.edges.map { map.nodes[$0.to].name.count }.max() ?? 0
    for (number, node) in map.nodes.enumerated() {
      lines += ["", TerminalText.escaped(node.name) + (MapWords.about(node).map { " (\($0))" } ?? "")]
      let edges = map.edges.filter { $0.from == number }
      if edges.isEmpty, map.isWhole { lines.append("  uses no other") }
      for edge in edges {
        let name = map.nodes[edge.to].name
        let padding = String(repeating: " ", count: width - name.count + 2)
        lines.append(
          "  → \(TerminalText.escaped(name))\(padding)\(MapWords.about(edge, pathPrefix: pathPrefix))")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
