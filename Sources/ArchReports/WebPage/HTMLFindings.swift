import ArchFacts
import ArchRules

/// The findings of a page, those that ask for something first: by rule, folded, each with its code and what to do.
struct HTMLFindings {
  /// So many lines are before and after the line of a finding.
  private static let contextLines = 2
  /// In bytes; generated code has lines of thousands.
  private static let longestLine = 400
  /// So many are read one after the other; more are looked for.
  private static let mostUnfolded = 20

  private let report: Report
  /// In the order of the statuses.
  private let parts: [Part]

  /// What has one status.
  private struct Part {
    let status: FindingStatus
    let groups: [RuleGroup]
    /// For each group, those of its causes in their order.
    let anchors: [String: [String]]

    var count: Int { groups.reduce(0) { $0 + $1.findings.count } }
  }

  init(_ report: Report) {
    self.report = report
    let statuses = FindingStatus.allCases.map { status in
      (
        status,
        status == .new
          ? report.newCauses : CauseOfFindings.all(report.findings.filter { $0.status == status })
      )
    }
    // One numbering for all, so that no two have the same.
    let prints = Fingerprint.all(of: statuses.flatMap { $0.1.map(\.finding) })
    var start = 0
    parts = statuses.map { status, causes in
      let groups = RuleGroup.all(causes, report.rules)
      var anchors: [String: [String]] = [:]
      for (cause, print) in zip(causes, prints[start...]) {
        anchors[cause.finding.rule, default: []].append(print)
      }
      start += causes.count
      return Part(status: status, groups: groups, anchors: anchors)
    }
  }

  /// How many there are of each status, as the groups count them.
  ///
  /// - Parameter name: what they are counted by; `nil` for those that are not.
  func counts(by name: (Finding) -> String?) -> [String: [FindingStatus: Int]] {
    var counts: [String: [FindingStatus: Int]] = [:]
    for part in parts {
      for cause in part.groups.flatMap(\.causes) {
        guard let name = name(cause.finding) else { continue }
        counts[name, default: [:]][part.status, default: 0] += cause.findings.count
      }
    }
    return counts
  }

  var html: String {
    guard !report.findings.isEmpty else { return "" }
    var html =
      "<section id=\"findings\" aria-labelledby=\"findings-title\">\n<h2 id=\"findings-title\">Findings</h2>\n"
    html += HTMLFilters(report).html + "<div id=\"groups\">\n"
    for part in parts where !part.groups.isEmpty {
      let groups = part.groups.map { group in
        self.group(
          group, part.anchors[group.rule.about.id] ?? [],
          isOpen: part.status == .new && part.count <= Self.mostUnfolded)
      }.joined()
      guard let title = Self.title(part) else {
        html += groups
        continue
      }
      html +=
        "<details class=\"\(part.status.rawValue)\">\n<summary>\(title)</summary>\n\(groups)</details>\n"
    }
    return html + "</div>\n</section>\n"
  }

  /// `nil` for what is new, which needs none.
  private static func title(_ part: Part) -> String? {
    switch part.status {
    case .new: nil
    case .known: "\(counted(part.count, "finding")) that the baseline lets stand"
    case .suppressed: "\(counted(part.count, "finding")) that comments let stand"
    }
  }

  private func group(_ group: RuleGroup, _ anchors: [String], isOpen: Bool) -> String {
    let about = group.rule.about
    let open = isOpen ? " open" : ""
    var html =
      "<details class=\"group\" id=\"rule=\(HTMLText.escaped(about.id))\" data-rule=\"\(HTMLText.escaped(about.id))\"\(open)>\n"
    html +=
      "<summary><h3><code>\(HTMLText.escaped(about.id))</code></h3> <span>\(group.words)</span></summary>\n"
    html += "<p class=\"why\">\(HTMLText.prose(group.why))</p>\n"
    if let decision = group.rule.decision { html += HTMLDecisions.line(about: decision) }
    for (cause, anchor) in zip(group.causes, anchors) { html += item(cause, anchor, isOpen: isOpen) }
    return html + "</details>\n"
  }

  private func item(_ cause: CauseOfFindings, _ anchor: String, isOpen: Bool) -> String {
    let finding = cause.finding
    let start = finding.range.start
    let place = HTMLText.escaped("\(finding.path):\(start.line):\(start.column)")
    var html = "<details class=\"finding \(finding.severity.rawValue)\" id=\"f-\(anchor)\""
    for (name, value) in facts(of: cause) { html += " data-\(name)=\"\(HTMLText.escaped(value))\"" }
    html +=
      "\(isOpen ? " open" : "")>\n<summary><b>\(finding.severity.rawValue)</b> \(HTMLText.prose(finding.message))"
    html += " <span class=\"place\">\(place)</span></summary>\n"
    html += frame(finding)
    let places = finding.places.map { place in
      ("\(place.path):\(place.location.line):\(place.location.column)", place.message)
    }
    let others = cause.otherFiles.map { ($0.text($0.path), "the same here") }
    if !places.isEmpty || !others.isEmpty {
      html += "<ul>\n"
      for (place, message) in places + others {
        html += "<li><span class=\"place\">\(HTMLText.escaped(place))</span> \(HTMLText.prose(message))\n"
      }
      html += "</ul>\n"
    }
    html += "<p><b>Fix</b> \(HTMLText.prose(finding.fix))</p>\n"
    for voice in finding.also {
      html += "<p><b>Also</b> \(HTMLText.prose(voice.text(in: finding.path)))</p>\n"
    }
    if let debt = finding.debtWords { html += "<p><b>Debt</b> \(HTMLText.prose(debt))</p>\n" }
    if let reason = finding.reason { html += "<p><b>May stay</b> \(HTMLText.escaped(reason))</p>\n" }
    return html + "<p><a href=\"#f-\(anchor)\">Link to this finding</a></p>\n</details>\n"
  }

  /// What it can be looked for by.
  private func facts(of cause: CauseOfFindings) -> [(String, String)] {
    let finding = cause.finding
    let declaration = FindingStatistics.declaration(of: finding)
    let owner = finding.owners.isEmpty ? nil : finding.owners.joined(separator: " ")
    let facts: [(String, String?)] = [
      ("rule", finding.rule), ("status", finding.status.rawValue), ("severity", finding.severity.rawValue),
      ("file", finding.path), ("layer", finding.layer), ("feature", finding.feature), ("owner", owner),
      ("topic", finding.topic),
      ("declaration", declaration), ("decision", finding.decision?.id),
      ("count", cause.findings.count == 1 ? nil : "\(cause.findings.count)"),
    ]
    return facts.compactMap { name, value in value.map { (name, $0) } }
  }

  /// The lines around, with the code in question marked; nothing for a place outside the file.
  private func frame(_ finding: Finding) -> String {
    let line = finding.range.start.line
    guard let source = report.sources[finding.path], source.hasLine(line) else { return "" }
    let last = max(line, min(line + Self.contextLines, source.lastLineWithText))
    // A box that scrolls has to be reached by keyboard.
    var html = "<pre tabindex=\"0\">"
    for number in max(1, line - Self.contextLines)...last {
      let content = source.content(ofLine: number)
      html += "<i>\(number)</i>"
      if number == line {
        html += "<span>\(Self.marked(content, source.marked(finding.range)))</span>\n"
      } else {
        html += "\(HTMLText.escaped(code: content.prefix(Self.longestLine)))\n"
      }
    }
    return html + "</pre>\n<p class=\"label\">\(HTMLText.prose(finding.label))</p>\n"
  }

  /// A line that is too long is cut around its marked part.
  private static func marked(_ content: ArraySlice<UInt8>, _ marked: Range<Int>) -> String {
    let half = longestLine / 2
    let start = marked.lowerBound - content.startIndex > half ? marked.lowerBound - half : content.startIndex
    let end = min(marked.upperBound, marked.lowerBound + longestLine)
    let before = HTMLText.escaped(code: content[start..<marked.lowerBound])
    let after = HTMLText.escaped(code: content[end...].prefix(half))
    let mark = HTMLText.escaped(code: content[marked.lowerBound..<end])
    let ellipsis = start > content.startIndex ? "…" : ""
    return "\(ellipsis)\(before)<mark>\(mark)</mark>\(after)"
  }
}
