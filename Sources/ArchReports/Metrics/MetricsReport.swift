import ArchJSON
package import ArchModel

/// What is counted of each part of the code, and how it was before a change.
package struct MetricsReport: Sendable {
  package struct Former: Sendable {
    /// As the user named it.
    package let name: String
    package let rows: [Metric.Row]

    package init(name: String, rows: [Metric.Row]) {
      self.name = name
      self.rows = rows
    }
  }

  private let level: DependencyGraph.Level
  private let rows: [Metric.Row]
  private let former: Former?

  package init(_ level: DependencyGraph.Level, _ rows: [Metric.Row], since former: Former? = nil) {
    self.level = level
    self.rows = rows
    self.former = former
  }

  /// A table; with a former state each number that differs has the difference after it.
  package var text: String {
    let heading = [level.rawValue] + Metric.allCases.map(\.heading)
    let lines = rows.map { row in
      let before = former?.rows.first { $0.part.name == row.part.name }
      let isNew = former != nil && before == nil
      return [TerminalText.escaped(row.part.name) + (isNew ? " (new)" : "")]
        + Metric.allCases.map { metric in
          Self.cell(metric.value(of: row), before.map(metric.value))
        }
    }
    var text = TextTable.text([heading] + lines)
    let gone = (former?.rows ?? []).map(\.part.name).filter { name in !rows.contains { $0.part.name == name }
    }
    if !gone.isEmpty { text += "gone: \(gone.map { TerminalText.escaped($0) }.joined(separator: ", "))\n" }
    if let former { text += "in brackets: the difference since \(TerminalText.escaped(former.name))\n" }
    return text
  }

  private static func cell(_ value: Metric.Value, _ before: Metric.Value?) -> String {
    guard let before, let change = difference(value, before), change != 0 else { return words(value) }
    let sign = change > 0 ? "+" : "−"
    return "\(words(value)) (\(sign)\(words(like: value, abs(change))))"
  }

  /// `nil` where one of them is nothing.
  private static func difference(_ value: Metric.Value, _ before: Metric.Value) -> Int? {
    number(value).flatMap { now in number(before).map { now - $0 } }
  }

  private static func number(_ value: Metric.Value) -> Int? {
    switch value {
    case .count(let number), .percent(let number), .ratio(let number): number
    case .none: nil
    }
  }

  private static func words(_ value: Metric.Value) -> String {
    number(value).map { words(like: value, $0) } ?? "–"
  }

  private static func words(like value: Metric.Value, _ number: Int) -> String {
    switch value {
    case .count: "\(number)"
    case .percent: "\(number) %"
    case .ratio: decimal(number)
    case .none: "–"
    }
  }

  /// Of hundredths.
  private static func decimal(_ number: Int) -> String {
    "\(number / 100).\(number % 100 < 10 ? "0" : "")\(number % 100)"
  }

  /// For programs: shares are from 0 to 1, what has nothing to divide by is `null`.
  package var json: String {
    var json = JSONWriter(.pretty)
    json.object { json in
      json.member("version", 1)
      json.member("level", level.rawValue)
      Self.write(rows, as: "parts", to: &json)
      if let former {
        json.object("since") { json in
          json.member("name", former.name)
          Self.write(former.rows, as: "parts", to: &json)
        }
      }
    }
    json.endLine()
    return json.text
  }

  private static func write(_ rows: [Metric.Row], as key: String, to json: inout JSONWriter) {
    json.array(key, rows) { json, row in
      json.object { json in
        json.member("name", row.part.name)
        for metric in Metric.allCases {
          json.key(metric.rawValue)
          switch metric.value(of: row) {
          case .count(let number): json.int(number)
          case .percent(let number), .ratio(let number): json.number(decimal(number))
          case .none: json.null()
          }
        }
      }
    }
  }
}
