import ArchModel

/// A map as a table: a row for each part with how often it uses those of the columns. Who uses others is above them,
/// so that what is below the diagonal goes the other way round. It scales where arrows do not.
enum MatrixMap {
  static func render(_ map: CodeMap) -> String {
    let order = FlowOrder(of: map.nodes.count, map.edges.map(\.arrow)).nodes
    var column = [Int](repeating: 0, count: order.count)
    for (index, node) in order.enumerated() { column[node] = index }
    var cells = [[String]](repeating: Array(repeating: "", count: order.count), count: order.count)
    for edge in map.edges {
      let isPartly = edge.breaks > 0 && edge.breaks < edge.uses
      let uses = isPartly ? "\(edge.breaks) of \(edge.uses)" : "\(edge.uses)"
      let count = mark(of: edge) + (edge.uses == 0 ? "i" : uses)
      cells[column[edge.from]][column[edge.to]] = edge.breaks > 0 ? count + "!" : count
    }
    for index in order.indices { cells[index][index] = "·" }
    let numberWidth = "\(order.count)".count
    let heading = [""] + order.indices.map { "\($0 + 1)" }
    let rows = order.enumerated().map { index, node in
      let number = "\(index + 1)"
      let start = String(repeating: " ", count: numberWidth - number.count) + number
      return ["\(start) \(TerminalText.escaped(map.nodes[node].name))"] + cells[index]
    }
    return "\(MapWords.heading(of: map))\n\n\(TextTable.text([heading] + rows))\n\(legend(of: map))\n"
  }

  private static func mark(of edge: CodeMap.Edge) -> String {
    switch edge.change {
    case .added: "+"
    case .removed: "−"
    case .counts, nil: ""
    }
  }

  private static func legend(of map: CodeMap) -> String {
    var words = ["A row uses the columns."]
    if map.edges.contains(where: { $0.uses == 0 }) { words.append("i: only imported.") }
    if map.base != nil { words.append("+: new. −: gone. Others: more or fewer than before.") }
    if map.breaks > 0 { words.append("!: against the order of layers.") }
    return words.joined(separator: " ")
  }
}
