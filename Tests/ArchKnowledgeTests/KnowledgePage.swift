import ArchKnowledge

/// `docs/knowledge.md`: every name that archcheck knows, for those who use it.
enum KnowledgePage {
  static var text: String {
    let count = Knowledge.tables.reduce(0) { $0 + $1.rows.count }
    return head(tables: Knowledge.tables.count, names: count) + contents
      + Knowledge.tables.map(section).joined()
  }

  private static func head(tables: Int, names: Int) -> String {
    """
    # Names that archcheck knows

    archcheck reads no types of Apple's or of libraries: it knows them by name. These are all \(names) names, in \
    \(tables) tables, and why each is there. What a type of your own is comes from what it conforms to, inherits and \
    holds, then usually from its layer, and last from the ending of its name; `archcheck explain TYPE` says what decided.

    A name counts only where it means what the table says: where a codebase declares a `Task` or a `Store` of its own, \
    that one is meant. Each section first lists its tags, which say what is asked about the names; a name's further \
    tags follow it in parentheses.

    This page is made of the tables in [`Sources/ArchKnowledge`](../Sources/ArchKnowledge) by \
    `ARCHCHECK_RECORD=1 swift test --filter KnowledgePageTests`. A name that is missing or wrong is changed there, in \
    one row.


    """
  }

  private static var contents: String {
    "| Table | What is in it | Names |\n|---|---|---|\n"
      + Knowledge.tables.map { table in
        "| [\(table.name)](#\(table.name.lowercased())) | \(table.subject) | \(table.rows.count) |\n"
      }.joined()
  }

  private static func section(_ table: KnownNamesPage) -> String {
    let order = table.isOrdered ? " The first that fits decides." : ""
    let meanings = table.tags.map { "- `\($0.tag)`: \($0.meaning)\n" }.joined()
    return "\n## \(table.name)\n\n\(table.subject).\(order)\n\n\(meanings)\n" + groups(of: table)
  }

  /// The rows of one heading together.
  private static func groups(of table: KnownNamesPage) -> String {
    var text = ""
    var start = 0
    while start < table.rows.count {
      let group = table.rows[start].group
      let end = table.rows[start...].firstIndex { $0.group != group } ?? table.rows.count
      text += list(Array(table.rows[start..<end]))
      start = end
    }
    return text
  }

  private static func list(_ rows: [NameRow]) -> String {
    if rows.count == 1 {
      let tags = rows[0].tags.map { "`\($0)`" }.joined(separator: " ")
      return "- `\(rows[0].name)` (\(tags)): \(rows[0].reason)\n"
    }
    let shared = rows.dropFirst().reduce(rows[0].tags) { common, row in
      Array(zip(common, row.tags).prefix { $0.0 == $0.1 }.map(\.0))
    }
    let reason = rows.first { $0.tags.count == shared.count }?.reason ?? rows[0].reason
    let names = rows.map { row in
      let others = row.tags.dropFirst(shared.count).map { "`\($0)`" }
      let own = row.reason == reason ? [] : [row.reason]
      let more = (others + own).joined(separator: ", ")
      return "`\(row.name.replacing("`", with: "'"))`" + (more.isEmpty ? "" : " (\(more))")
    }
    let tags = shared.map { "`\($0)`" }.joined(separator: " ")
    return "- \(tags)\(tags.isEmpty ? "" : " ")\(reason)\n  \(names.joined(separator: ", "))\n"
  }
}
