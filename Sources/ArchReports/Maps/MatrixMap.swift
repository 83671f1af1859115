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
      let count = mark(of: edge) + (edge.uses == 0 ? "i" : "\(edge.uses)")
      cells[column[edge.from]][column[edge.to]] = edge.breaks > 0 ? count + "!" : count
    }
    for index in order.indices { cells[index][index] = "·" }
    let names = order.map { TerminalText.escaped(map.nodes[$0].name) }
    let nameWidth = names.map(\.count).max() ?? 0
    let numberWidth = "\(order.count)".count
    let widths = order.indices.map { index in
      max("\(index + 1)".count, cells.map { $0[index].count }.max() ?? 0)
    }
    var lines = [MapWords.heading(of: map), ""]
    let empty = String(repeating: " ", count: numberWidth + 1 + nameWidth)
    lines.append(
      empty + order.indices.map { "  " + right("\($0 + 1)", widths[$0]) }.joined())
    for (index, name) in names.enumerated() {
      let start = right("\(index + 1)", numberWidth) + " " + name
      let row = order.indices.map { "  " + right(cells[index][$0], widths[$0]) }.joined()
      lines.append(trimmed(start + String(repeating: " ", count: nameWidth - name.count) + row))
    }
    lines += [""] + legend(of: map)
    return lines.map { $0 + "\n" }.joined()
  }

  private static func mark(of edge: CodeMap.Edge) -> String {
    switch edge.change {
    case .added: "+"
    case .removed: "−"
    case .counts, nil: ""
    }
  }

  private static func legend(of map: CodeMap) -> [String] {
    var words = ["A row uses the columns."]
    if map.edges.contains(where: { $0.uses == 0 }) { words.append("i: only imported.") }
    if map.base != nil { words.append("+: new. −: gone. Others: more or fewer than before.") }
    if map.breaks > 0 { words.append("!: against the order of layers.") }
    return [words.joined(separator: " ")]
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
