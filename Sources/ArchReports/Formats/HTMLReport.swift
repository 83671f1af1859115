import ArchFacts
import ArchRules

/// Findings as one page that needs nothing else: no network, no script. It works from a mail or a build's
/// artifacts, in the dark and on paper.
package struct HTMLReport {
  /// So many lines are before and after the line of a finding.
  private static let contextLines = 2
  /// In bytes; generated code has lines of thousands.
  private static let longestLine = 400

  private let report: Report
  private let version: String

  package static func render(_ report: Report, version: String) -> [UInt8] {
    let html = HTMLReport(report: report, version: version)
    let groups = RuleGroup.all(in: report)
    let first = report.newCauses.map(\.finding)
    var anchors: [String: [String]] = [:]
    for (finding, fingerprint) in zip(first, Fingerprint.all(of: first)) {
      anchors[finding.rule, default: []].append(fingerprint)
    }
    var output = Array(html.head(groups).utf8)
    for group in groups { output += html.section(group, anchors[group.rule.about.id] ?? []).utf8 }
    output += html.foot(groups).utf8
    return output
  }

  private func head(_ groups: [RuleGroup]) -> String {
    let title = report.summary.words
    let policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
    var html = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>archcheck: \(title)</title>
      <style>
      \(HTMLStyle.sheet)
      </style>
      </head>
      <body>
      <header>
      <h1>\(title)</h1>
      <p>Checked \(HTMLText.escaped(report.summary.coverage.words)).</p>

      """
    if let warning = report.summary.coverage.blindness {
      html += "<p class=\"error\"><b>error</b> \(HTMLText.escaped(warning))</p>\n"
    }
    html += "</header>\n<main>\n"
    guard !groups.isEmpty else { return html }
    html += "<table>\n<thead><tr><th>Rule<th>Findings<th>What it requires</thead>\n<tbody>\n"
    for group in groups {
      let about = group.rule.about
      html += "<tr><td><a href=\"#\(Self.anchor(about.id))\"><code>\(HTMLText.escaped(about.id))</code></a>"
      html += "<td class=\"\(group.severity.rawValue)\">\(group.words)"
      html += "<td>\(HTMLText.prose(about.summary))\n"
    }
    return html + "</tbody>\n</table>\n" + causes()
  }

  /// What causes most of many findings, and what looks like a decision.
  private func causes() -> String {
    let statistics = FindingStatistics(report)
    var html = statistics.habits.map { "<p>\(HTMLText.prose($0.question))</p>\n" }.joined()
    func list(_ title: String, _ items: [String]) {
      guard !items.isEmpty else { return }
      html += "<p>\(title):</p>\n<ul>\n" + items.map { "<li>\($0)\n" }.joined() + "</ul>\n"
    }
    let declarations = statistics.frequentDeclarations
    list(
      statistics.words(about: declarations),
      declarations.map { count in
        let name = "<code>\(HTMLText.escaped(count.name))</code> \(count.findings)"
        guard let place = count.place else { return name }
        let shown = HTMLText.escaped("\(place.path):\(place.location.line)")
        return "\(name) <span class=\"place\">\(shown)</span>"
      })
    list(
      "Folders with most of them",
      statistics.frequentFolders.map { "<code>\(HTMLText.escaped($0.name))</code> \($0.findings)" })
    return html
  }

  /// An `id` may hold no blank.
  private static func anchor(_ rule: String) -> String {
    let bytes = rule.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
      default: UInt8(ascii: "-")
      }
    }
    return "rule-" + String(decoding: bytes, as: UTF8.self)
  }

  private func section(_ group: RuleGroup, _ anchors: [String]) -> String {
    let about = group.rule.about
    var html = "<section id=\"\(Self.anchor(about.id))\">\n"
    html += "<h2><code>\(HTMLText.escaped(about.id))</code> <span>\(group.words)</span></h2>\n"
    html += "<p class=\"why\">\(HTMLText.prose(group.why))</p>\n"
    if let decision = group.rule.decision {
      let text = HTMLText.escaped("\(decision.id) \(decision.title)")
      html += "<p><b>Decision</b> \(text) (<code>\(HTMLText.escaped(decision.path))</code>)</p>\n"
    }
    for (cause, anchor) in zip(group.causes, anchors) { html += article(cause, anchor) }
    return html + "</section>\n"
  }

  private func article(_ cause: CauseOfFindings, _ anchor: String) -> String {
    let finding = cause.finding
    let start = finding.range.start
    let place = "\(finding.path):\(start.line):\(start.column)"
    var html = "<article class=\"\(finding.severity.rawValue)\" id=\"f-\(anchor)\">\n"
    html += "<h3><b>\(finding.severity.rawValue)</b> \(HTMLText.prose(finding.message))</h3>\n"
    html += "<p class=\"place\"><a href=\"#f-\(anchor)\">\(HTMLText.escaped(place))</a></p>\n"
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
    return html + "</article>\n"
  }

  /// The lines around, with the code in question marked; nothing for a place outside the file.
  private func frame(_ finding: Finding) -> String {
    let line = finding.range.start.line
    guard let source = report.sources[finding.path], source.hasLine(line) else { return "" }
    let last = max(line, min(line + Self.contextLines, source.lastLineWithText))
    var html = "<pre>"
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

  private func foot(_ groups: [RuleGroup]) -> String {
    let found = Set(groups.map(\.rule.about.id))
    let clean = report.mentionedRules.filter { !found.contains($0.about.id) }
    var html = ""
    if !clean.isEmpty {
      html += "<details>\n<summary>\(counted(clean.count, "rule")) that found nothing new</summary>\n<ul>\n"
      for rule in clean {
        html += "<li><code>\(HTMLText.escaped(rule.about.id))</code> \(HTMLText.prose(rule.about.summary))\n"
      }
      html += "</ul>\n</details>\n"
    }
    if let words = report.summary.baselineWords { html += "<p>\(HTMLText.prose(words))</p>\n" }
    return html + "</main>\n<footer>archcheck \(HTMLText.escaped(version))</footer>\n</body>\n</html>\n"
  }
}
