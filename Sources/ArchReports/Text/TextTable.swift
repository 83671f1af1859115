/// Rows with columns below each other for a terminal: the first to the left, numbers to the right, no blanks at the end.
enum TextTable {
  /// - Parameter rows: of as many cells each; safe to print.
  static func text(_ rows: [[String]]) -> String {
    let columns = rows.first?.indices ?? 0..<0
    let widths = columns.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).enumerated().map { number, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return number == 0 ? cell.0 + padding : padding + cell.0
      }
      var line = cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
