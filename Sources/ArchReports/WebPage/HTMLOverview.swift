import ArchFacts
import ArchRules

/// What a page opens on: the map, what there is most of and what causes it, each with a way to the findings.
struct HTMLOverview {
  private let report: Report
  private let findings: HTMLFindings
  private let code: CheckedCode?
  private let statistics: FindingStatistics

  init(_ report: Report, _ findings: HTMLFindings, _ code: CheckedCode?) {
    self.report = report
    self.findings = findings
    self.code = code
    statistics = FindingStatistics(report)
  }

  var html: String { maps + rules + causes }

  private var maps: String {
    let maps = code?.maps ?? []
    guard !maps.isEmpty else { return "" }
    let pictures = maps.enumerated().map { index, part in
      let map = part.map
      let caption =
        part.folder.isEmpty ? "" : "<figcaption><code>\(HTMLText.escaped(part.folder))</code></figcaption>\n"
      return
        "<figure>\n\(caption)<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"\(HTMLText.escaped(MapWords.heading(of: map)))\">\n"
        + HTMLMap.picture(of: map, number: index, report)
        + "</div>\n<details>\n<summary>The same in words</summary>\n<pre tabindex=\"0\">"
        + HTMLText.escaped(lines: MapText.render(map, pathPrefix: part.folder))
        + "</pre>\n</details>\n</figure>\n"
    }
    return "<section id=\"map\" aria-labelledby=\"map-title\">\n<h2 id=\"map-title\">Map</h2>\n"
      + pictures.joined() + "</section>\n"
  }

  private var rules: String {
    guard !report.findings.isEmpty else { return "" }
    let byRule = findings.counts { $0.rule }
    // Those that ask for something first.
    let foremost = statistics.rules.map(\.rule)
    let rules =
      foremost
      + report.mentionedRules.filter { rule in
        byRule[rule.about.id] != nil && !foremost.contains { $0.about.id == rule.about.id }
      }
    var html = "<section aria-labelledby=\"rules-title\">\n<h2 id=\"rules-title\">Rules</h2>\n<table>\n"
    html += "<thead><tr><th>Rule\(HTMLText.headings)<th>What it requires</thead>\n<tbody>\n"
    for rule in rules {
      html += "<tr><td>\(HTMLText.link("rule", rule.about.id))"
      html += HTMLText.counts(byRule[rule.about.id] ?? [:], "rule", rule.about.id)
      html += "<td>\(HTMLText.prose(rule.about.summary))\n"
    }
    return html + "</tbody>\n</table>\n</section>\n"
  }

  /// What most of many findings are about, where they are, and what looks like a decision.
  private var causes: String {
    var html = statistics.habits.map { "<p>\(HTMLText.prose($0.question))</p>\n" }.joined()
    func list(_ title: String, _ items: [String]) {
      guard !items.isEmpty else { return }
      html += "<div>\n<h3>\(title)</h3>\n<ul>\n" + items.map { "<li>\($0)\n" }.joined() + "</ul>\n</div>\n"
    }
    let declarations = statistics.frequentDeclarations
    html += "<div class=\"columns\">\n"
    list(
      HTMLText.escaped(statistics.words(about: declarations)),
      declarations.map { count in
        let name = "\(HTMLText.link("declaration", count.name)) \(count.findings)"
        guard let place = count.place else { return name }
        return
          "\(name) <span class=\"place\">\(HTMLText.escaped("\(place.path):\(place.location.line)"))</span>"
      })
    list("Layers", statistics.layers.map { "\(HTMLText.link("layer", $0.name)) \($0.findings)" })
    list(
      "Features", statistics.features.prefix(12).map { "\(HTMLText.link("feature", $0.name)) \($0.findings)" }
    )
    list("Owners", statistics.owners.prefix(12).map { "\(HTMLText.link("owner", $0.name)) \($0.findings)" })
    list(
      "Folders with most of them",
      statistics.frequentFolders.map { "\(HTMLText.link("folder", $0.name)) \($0.findings)" })
    return report.newFindings.isEmpty ? "" : "<section aria-label=\"Causes\">\n\(html)</div>\n</section>\n"
  }
}
