import ArchFacts
import ArchReports
import ArchRules
import Testing

private func render(_ report: Report, of code: CheckedCode? = nil) -> String {
  ReportFixture.text(HTMLReport.render(report, of: code, version: "1.2.3"))
}

@Test func `a page shows each finding with its code, its places and what to do`() {
  let rule = ActiveRule(ReportFixture.about, severity: .error, decision: ReportFixture.decision)
  let finding = ReportFixture.finding(related: [ReportFixture.related], decision: ReportFixture.decision)
  let page = render(ReportFixture.report(finding, rules: [rule]))
  let section = page.components("<div id=\"groups\">", "</div>")
  #expect(
    section == """
      <div id="groups">
      <details class="group" id="rule=no-singletons" data-rule="no-singletons" open>
      <summary><h3><code>no-singletons</code></h3> <span>1 error</span></summary>
      <p class="why">No initializer shows it.</p>
      <p><b>Decision</b> <a href="#record-docs/adr/ADR-007.md">ADR-007 Pass Dependencies</a></p>
      <details class="finding error" id="f-ec12ec9b41b25a25" data-rule="no-singletons" data-status="new" \
      data-severity="error" data-file="App/A.swift" data-decision="ADR-007" open>
      <summary><b>error</b> <code>Session.shared</code> is a shared instance \
      <span class="place">App/A.swift:3:38</span></summary>
      <pre tabindex="0"><i>1</i>final class Session {
      <i>2</i>  // é 😀
      <i>3</i><span>  static let é = &quot;😀&quot;; static let <mark>shared</mark> = Session()</span>
      <i>4</i>}
      </pre>
      <p class="label">its type is <code>Session</code></p>
      <ul>
      <li><span class="place">App/B.swift:7:3</span> <code>Session</code> is used here
      </ul>
      <p><b>Fix</b> pass a <code>Session</code></p>
      <p><a href="#f-ec12ec9b41b25a25">Link to this finding</a></p>
      </details>
      </details>
      </div>
      """)
  #expect(page.contains("<title>1 error · archcheck</title>"))
  #expect(page.contains("<footer>archcheck 1.2.3</footer>"))
}

@Test func `a page asks for nothing from elsewhere, and lets no script run but its own`() {
  let page = render(ReportFixture.report(ReportFixture.finding()))
  let policy = page.components("content=\"default-src", "\">")
  #expect(policy.contains("'none'; style-src 'unsafe-inline'; script-src 'sha256-"))
  #expect(policy.hasSuffix("; base-uri 'none'; form-action 'none'\">"))
  #expect(page.ranges(of: "<script").count == 1)
  for word in ["http:", "https:", "@import", "<img", "<link", "onclick", "fetch("] {
    #expect(!page.contains(word), "\(word)")
  }
}

@Test func `a page says what was checked, and when`() {
  let report = ReportFixture.report(ReportFixture.finding())
  let commit = CheckedCode.Commit(id: "0123456789", day: "2026-11-25", isChanged: true)
  let code = CheckedCode(name: "Shop", commit: commit, day: "2026-11-26", maps: [], records: [])
  let page = render(report, of: code)
  #expect(page.contains("<title>Shop: 1 error · archcheck</title>"))
  #expect(page.contains("<h1>Shop: 1 error</h1>"))
  #expect(
    page.contains(
      " on 2026-11-26, commit <code>0123456789</code> of 2026-11-25 and what is not committed yet.</p>"))
  let alone = CheckedCode(name: "Shop", commit: nil, day: "2026-11-26", maps: [], records: [])
  #expect(render(report, of: alone).contains(" on 2026-11-26.</p>"))
}

@Test func `rules without findings are named, and what is known is folded and counted`() {
  let page = render(
    ReportFixture.report(
      [ReportFixture.finding(status: .known)], rules: [ActiveRule(ReportFixture.about, severity: .error)],
      baseline: BaselineState(path: "b.json", stale: 1)))
  #expect(page.contains("<h1>nothing new (1 known)</h1>"))
  #expect(
    page.contains("<summary>1 rule that found nothing new</summary>\n<ul>\n<li><code>no-singletons</code>"))
  #expect(
    page.contains(
      "<p>b.json: 1 finding known, 1 is fixed; <code>archcheck baseline prune</code> removes them.</p>"))
  #expect(
    page.contains(
      "<details class=\"known\">\n<summary>1 finding that the baseline lets stand</summary>\n<details class=\"group\""
    ))
  #expect(page.contains("data-status=\"known\""))
}

@Test func `a page counts what each record brings, and names those that no rule rests on`() {
  let rule = ActiveRule(ReportFixture.about, severity: .error, decision: ReportFixture.decision)
  let findings = [
    ReportFixture.finding(decision: ReportFixture.decision),
    ReportFixture.finding(
      path: "App/B.swift", symbol: "B.shared", decision: ReportFixture.decision, status: .known),
  ]
  let unused = RecordLine(
    id: "ADR-008", title: "Use Views", path: "docs/adr/ADR-008.md", status: "accepted", writtenStatus: nil,
    date: "2026-01-02", rules: [])
  let code = CheckedCode(name: "Shop", commit: nil, day: "2026-11-26", maps: [], records: [unused])
  let section = render(ReportFixture.report(findings, rules: [rule]), of: code)
    .components("<section id=\"decisions\"", "</section>")
  #expect(
    section.contains(
      """
      <tr id="record-docs/adr/ADR-007.md"><td><b>ADR-007</b> Pass Dependencies \
      <span class="place">docs/adr/ADR-007.md</span><td><a href="#rule=no-singletons"><code>no-singletons</code></a>\
      <td class="number"><a href="#decision=ADR-007&amp;status=new">1</a>\
      <td class="number"><a href="#decision=ADR-007&amp;status=known">1</a><td class="number">0

      """))
  #expect(
    section.contains(
      """
      <summary>1 record that no rule rests on</summary>
      <ul>
      <li id="record-docs/adr/ADR-008.md"><b>ADR-008</b> Use Views (accepted, 2026-01-02)
      """))
}

@Test func `a line of thousands of characters is cut around its place`() {
  let text = String(repeating: "a", count: 5_000) + "HERE" + String(repeating: "b", count: 5_000)
  var finding = ReportFixture.finding()
  finding.range = SourceRange(
    start: SourceLocation(line: 1, column: 5_001), end: SourceLocation(line: 1, column: 5_005))
  let page = render(
    Report(
      findings: [finding], coverage: Coverage(files: 1), sources: [finding.path: SourceText(Array(text.utf8))]
    ))
  let line = page.components("<pre", "</pre>")
  #expect(line.utf8.count < 615)
  #expect(line.contains("aaa<mark>HERE</mark>bbb"))
}

@Test func `a page shows no code for a place outside the file`() {
  #expect(!render(ReportFixture.report(ReportFixture.finding(line: 99))).contains("<pre"))
}

extension String {
  /// From the first occurrence of one text to the end of the next occurrence of another.
  fileprivate func components(_ start: String, _ end: String) -> String {
    guard let first = ranges(of: start).first,
      let last = ranges(of: end).first(where: { $0.lowerBound > first.lowerBound })
    else { return "" }
    return String(self[first.lowerBound..<last.upperBound])
  }
}
