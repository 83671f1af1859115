import ArchRules

/// A decision record as a list of them shows it.
package struct RecordLine: Sendable {
  package let id: String
  package let title: String
  package let path: String
  /// `nil` when none is known.
  package let status: String?
  /// As the record says it.
  package let writtenStatus: String?
  package let date: String?
  /// The rules that rest on it.
  package let rules: [String]

  package init(
    id: String, title: String, path: String, status: String?, writtenStatus: String?, date: String?,
    rules: [String]
  ) {
    self.id = id
    self.title = title
    self.path = path
    self.status = status
    self.writtenStatus = writtenStatus
    self.date = date
    self.rules = rules
  }
}

/// All records, one a line, with what rests on each.
package enum RecordTable {
  private static let widestTitle = 60

  /// - Parameter cites: whether any rule rests on a record; if none does, that is said once.
  package static func text(_ records: [RecordLine], _ summary: Summary, cites: Bool) -> String {
    let rows = records.map { record in
      [
        record.id, cut(record.title), record.status ?? cut(record.writtenStatus ?? "-", to: 20),
        record.date ?? "-", record.rules.isEmpty ? "-" : record.rules.joined(separator: ", "),
      ].map(TerminalText.escaped)
    }
    let header = ["record", "title", "status", "date", "rules"]
    let all = [header] + rows
    let widths = header.indices.map { column in all.map { TerminalText.width($0[column]) }.max() ?? 0 }
    let lines = all.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let padding = column == row.count - 1 ? 0 : widths[column] + 2 - TerminalText.width(cell)
        line += cell + String(repeating: " ", count: padding)
      }
      return line + "\n"
    }
    let uncited =
      cites || records.isEmpty ? "" : "No rule in architecture.json names a record as its decision.\n"
    return lines.joined() + "\n" + uncited + closing(records.count, summary)
  }

  private static func closing(_ count: Int, _ summary: Summary) -> String {
    let counts = [(summary.errors, "error"), (summary.warnings, "warning"), (summary.notes, "note")]
    let named = counts.filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
    let found = named.isEmpty ? "nothing to report" : named.joined(separator: ", ")
    let advice = summary.foremostRule.map { " Run 'archcheck explain \($0)'." } ?? ""
    return "Checked \(counted(count, "record")): \(found).\(advice)\n"
  }

  private static func cut(_ text: String, to width: Int = widestTitle) -> String {
    text.count > width ? text.prefix(width - 1) + "…" : text
  }
}
