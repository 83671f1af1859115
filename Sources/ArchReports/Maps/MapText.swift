import ArchFacts
import ArchModel

/// A map for a terminal: each part with whom it uses.
enum MapText {
  static func render(_ map: CodeMap, pathPrefix: String) -> String {
    var lines = [heading(of: map)]
    let width = map.edges.map { map.nodes[$0.to].name.count }.max() ?? 0
    for (number, node) in map.nodes.enumerated() {
      lines += ["", "\(TerminalText.escaped(node.name)) (\(counted(node.files, "file")))"]
      let edges = map.edges.filter { $0.from == number }
      if edges.isEmpty, map.isWhole { lines.append("  uses no other") }
      for edge in edges {
        let name = map.nodes[edge.to].name
        let padding = String(repeating: " ", count: width - name.count + 2)
        lines.append("  → \(TerminalText.escaped(name))\(padding)\(words(of: edge, pathPrefix))")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func heading(of map: CodeMap) -> String {
    let breaks = map.breaks
    return "\(counted(map.nodes.count, map.level.rawValue)), "
      + "\(counted(map.edges.count, "arrow")) between them"
      + (breaks == 0 ? "" : ", \(counted(breaks, "use")) against the order of layers")
  }

  private static func words(of edge: CodeMap.Edge, _ pathPrefix: String) -> String {
    let uses = edge.uses == 0 ? "only imported" : counted(edge.uses, "use")
    guard edge.breaks > 0 else { return uses }
    let place = "\(TerminalText.escaped(pathPrefix + edge.example.path)):\(edge.example.location.line)"
    let which = edge.breaks == edge.uses ? "" : "\(edge.breaks) "
    return "\(uses), \(which)against the order: \(place)"
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
