import ArchModel

/// A map in the language of Graphviz, breaks in red.
enum DOTMap {
  static func render(_ map: CodeMap) -> String {
    var lines = [
      "digraph \"\(map.level.rawValue)s\" {", "  rankdir=TB;",
      "  node [shape=box, style=rounded, fontname=\"Helvetica\"];",
      "  edge [fontname=\"Helvetica\", fontsize=10];",
    ]
    for (number, node) in map.nodes.enumerated() {
      lines.append("  n\(number) [label=\"\(quoted(node.name))\"];")
    }
    for edge in map.edges {
      let dashes = edge.change == .removed ? ", style=dashed" : ""
      let style = edge.breaks > 0 ? ", color=\"#d1242f\", fontcolor=\"#d1242f\", penwidth=2" : ""
      lines.append("  n\(edge.from) -> n\(edge.to) [label=\"\(MapWords.label(of: edge))\"\(style)\(dashes)];")
    }
    return (lines + ["}"]).map { $0 + "\n" }.joined()
  }

  private static func quoted(_ name: String) -> String {
    TerminalText.escaped(name).map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
  }
}
