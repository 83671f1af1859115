/// The uses between layers that a change adds, drawn by Mermaid; what breaks the layers' order is dotted and red.
struct LayerEdgeGraph {
  /// More than a person can read, and far fewer than Mermaid refuses.
  private static let mostEdges = 40
  private static let longestLabel = 60

  private let added: [LayerEdge]
  private let removed: [LayerEdge]
  private let place: (LayerEdge) -> String

  init(_ review: Review) {
    added = review.addedEdges
    removed = review.removedEdges
    place = { review.place($0.path, $0.line) }
  }

  func text(isShown: Bool) -> String {
    guard !added.isEmpty || !removed.isEmpty else { return "" }
    let forbidden = added.count { !$0.isAllowed }
    var title = "Uses between layers: +\(added.count)"
    if forbidden > 0 { title += " (\(forbidden) not allowed)" }
    if !removed.isEmpty { title += ", −\(removed.count)" }
    guard isShown else { return "\(title).\n" }
    var content = ""
    if !added.isEmpty { content += "```mermaid\n\(mermaid)```\n\n" }
    content += added.prefix(Self.mostEdges).map { edge in
      let verdict = edge.isAllowed ? "" : ", **not allowed**"
      return "- \(Self.named(edge)): \(counted(edge.uses, "use"))\(verdict), for example at "
        + "\(place(edge))\n"
    }.joined()
    if added.count > Self.mostEdges { content += "- and \(added.count - Self.mostEdges) more\n" }
    content += removed.prefix(Self.mostEdges).map { "- no longer: \(Self.named($0))\n" }.joined()
    return folded(title, content)
  }

  private static func named(_ edge: LayerEdge) -> String {
    "\(MarkdownText.code(edge.from)) → \(MarkdownText.code(edge.to))"
  }

  private var mermaid: String {
    let edges = added.prefix(Self.mostEdges)
    var ids: [String: String] = [:]
    var lines = ["flowchart LR"]
    for name in edges.flatMap({ [$0.from, $0.to] }) where ids[name] == nil {
      let id = "n\(ids.count)"
      ids[name] = id
      lines.append("  \(id)[\"\(MermaidText.escaped(cut(name, toBytes: Self.longestLabel)))\"]")
    }
    var forbidden: [String] = []
    for (index, edge) in edges.enumerated() {
      guard let from = ids[edge.from], let to = ids[edge.to] else { continue }
      lines.append("  \(from) \(edge.isAllowed ? "-->" : "-.->")|\"\(counted(edge.uses, "use"))\"| \(to)")
      if !edge.isAllowed { forbidden.append("\(index)") }
    }
    if !forbidden.isEmpty {
      lines.append("  linkStyle \(forbidden.joined(separator: ",")) stroke:#d1242f,stroke-width:2px")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
