import ArchModel

/// A map as a Mermaid flowchart, breaks in red.
enum MermaidMap {
  static func render(_ map: CodeMap) -> String {
    var lines = ["flowchart TD"]
    for (number, node) in map.nodes.enumerated() {
      lines.append("  n\(number)[\"\(MermaidText.escaped(node.name))\"]")
    }
    for edge in map.edges {
      let arrow = edge.change == .removed ? "-.->" : edge.breaks > 0 ? "==>" : "-->"
      lines.append("  n\(edge.from) \(arrow)|\"\(MapWords.label(of: edge))\"| n\(edge.to)")
    }
    let breaks = map.edges.indices.filter { map.edges[$0].breaks > 0 }
    if !breaks.isEmpty {
      lines.append(
        "  linkStyle \(breaks.map(String.init).joined(separator: ",")) stroke:#d1242f,color:#d1242f")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
