import ArchFacts
import ArchRules

/// The decision records of a page: which rules rest on each, what breaks it, and what of that is let stand.
struct HTMLDecisions {
  private let rows: [Row]

  private struct Row {
    let decision: CitedDecision
    /// As the record says it, with its date.
    let status: String
    let rules: [String]
    let findings: [FindingStatus: Int]

    var isCited: Bool { !rules.isEmpty || !findings.isEmpty }
  }

  init(_ report: Report, _ findings: HTMLFindings, _ records: [RecordLine]) {
    var rules: [String: [String]] = [:]
    var cited: [CitedDecision] = []
    for rule in report.mentionedRules {
      guard let decision = rule.decision else { continue }
      rules[decision.path, default: []].append(rule.about.id)
      cited.append(decision)
    }
    let counts = findings.counts { $0.decision?.path }
    let found = Dictionary(grouping: report.findings.compactMap(\.decision), by: \.path)
    let written = records.map { CitedDecision(id: $0.id, title: $0.title, path: $0.path) }
    let byPath = Dictionary(records.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var seen: Set<String> = []
    rows = (written + cited + found.values.compactMap(\.first)).filter { seen.insert($0.path).inserted }
      .sorted { $0.path.precedes($1.path) }.map { decision in
        let record = byPath[decision.path]
        let status = [record?.status ?? record?.writtenStatus, record?.date].compactMap(\.self)
        let resting = (rules[decision.path] ?? []) + (record?.rules ?? [])
        return Row(
          decision: decision, status: status.joined(separator: ", "),
          rules: Set(resting).sorted { $0.precedes($1) },
          findings: counts[decision.path] ?? [:])
      }
  }

  var html: String {
    guard !rows.isEmpty else { return "" }
    let cited = rows.filter(\.isCited)
    let others = rows.filter { !$0.isCited }
    var html = "<section id=\"decisions\" aria-labelledby=\"decisions-title\">\n"
    html += "<h2 id=\"decisions-title\">Decisions</h2>\n"
    if !cited.isEmpty {
      html +=
        "<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-labelledby=\"decisions-title\">\n<table>\n"
      html += "<thead><tr><th>Record<th>Rules that rest on it\(HTMLText.headings)</thead>\n<tbody>\n"
      html += cited.map(row).joined() + "</tbody>\n</table>\n</div>\n"
    }
    if !others.isEmpty {
      html += "<details>\n<summary>\(counted(others.count, "record")) that no rule rests on</summary>\n<ul>\n"
      html += others.map { "<li id=\"\(Self.anchor($0.decision))\">\(Self.name($0))\n" }.joined()
      html += "</ul>\n</details>\n"
    }
    return html + "</section>\n"
  }

  private func row(_ row: Row) -> String {
    return "<tr id=\"\(Self.anchor(row.decision))\"><td>\(Self.name(row))"
      + "<td>\(row.rules.map { HTMLText.link("rule", $0) }.joined(separator: " "))"
      + HTMLText.counts(row.findings, "decision", row.decision.id) + "\n"
  }

  private static func name(_ row: Row) -> String {
    let status = row.status.isEmpty ? "" : " (\(HTMLText.escaped(row.status)))"
    return "<b>\(HTMLText.escaped(row.decision.id))</b> \(HTMLText.escaped(row.decision.title))\(status)"
      + " <span class=\"place\">\(HTMLText.escaped(row.decision.path))</span>"
  }

  /// What a group of findings says of the record that its rule rests on.
  static func line(about decision: CitedDecision) -> String {
    "<p><b>Decision</b> <a href=\"#\(anchor(decision))\">\(HTMLText.escaped("\(decision.id) \(decision.title)"))</a></p>\n"
  }

  private static func anchor(_ decision: CitedDecision) -> String {
    "record-\(PercentEncoding.uri(path: decision.path).replacing("%", with: "-"))"
  }
}
