import ArchRules

/// What the findings of a page can be searched, filtered and grouped by. Its script shows it, and fills it with what
/// there is; without the script nobody sees a form that does nothing.
struct HTMLFilters {
  private let report: Report

  init(_ report: Report) { self.report = report }

  /// A part of a finding that it can be filtered by, and that it can be grouped by.
  private enum Field: String, CaseIterable {
    case status, severity, rule, layer, feature, owner, declaration, file

    var isChosenFromList: Bool {
      switch self {
      case .status, .severity, .rule, .layer, .feature, .owner: true
      case .declaration, .file: false
      }
    }

    var isGroup: Bool {
      switch self {
      case .rule, .layer, .feature, .owner, .declaration, .file: true
      case .status, .severity: false
      }
    }
  }

  var html: String {
    let fields = Field.allCases.filter(isThere)
    let lists = fields.filter(\.isChosenFromList).map { field in
      "<label>\(field.rawValue) <select name=\"\(field.rawValue)\"><option value=\"\">all</select></label>\n"
    }.joined()
    let groups = fields.filter(\.isGroup).map { "<option>\($0.rawValue)" }.joined()
    return """
      <form id="filters" role="search" hidden>
      <label class="search">search <input type="search" name="q" autocomplete="off" aria-keyshortcuts="/"></label>
      \(lists)<label>by <select name="by">\(groups)</select></label>
      <span id="others"></span>
      <button type="button" id="fold">fold all</button> <button type="reset">show all</button>
      <output id="shown" aria-live="polite"></output>
      </form>

      """
  }

  /// A list with nothing in it would only be in the way.
  private func isThere(_ field: Field) -> Bool {
    switch field {
    case .layer: report.findings.contains { $0.layer != nil }
    case .feature: report.findings.contains { $0.feature != nil }
    case .owner: report.findings.contains { !$0.owners.isEmpty }
    case .declaration: report.findings.contains { FindingStatistics.declaration(of: $0) != nil }
    case .status, .severity, .rule, .file: true
    }
  }
}

extension HTMLText {
  /// The address at which the page shows only the findings of which a field has a value.
  static func address(_ field: String, _ value: String) -> String {
    "#\(field)=\(PercentEncoding.uri(path: value))"
  }

  /// A name that leads to the findings that are about it.
  static func link(_ field: String, _ value: String) -> String {
    "<a href=\"\(address(field, value))\"><code>\(escaped(value))</code></a>"
  }

  /// Above `counts`.
  static var headings: String {
    FindingStatus.allCases.map { "<th class=\"number\">\($0.rawValue)" }.joined()
  }

  /// How many findings of each status there are, each with a way to them.
  static func counts(_ counts: [FindingStatus: Int], _ field: String, _ value: String) -> String {
    FindingStatus.allCases.map { status in
      guard let count = counts[status] else { return "<td class=\"number\">0" }
      return
        "<td class=\"number\"><a href=\"\(address(field, value))&amp;status=\(status.rawValue)\">\(count)</a>"
    }.joined()
  }
}
