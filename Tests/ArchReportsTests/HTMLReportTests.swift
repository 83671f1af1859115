import ArchFacts
import ArchReports
import ArchRules
import Testing

private func render(_ report: Report) -> String {
  ReportFixture.text(HTMLReport.render(report, version: "1.2.3"))
}

@Test func `a page shows each finding with its code, its places and what to do`() {
  let rule = ActiveRule(ReportFixture.about, severity: .error, decision: ReportFixture.decision)
  let page = render(
    ReportFixture.report(ReportFixture.finding(related: [ReportFixture.related]), rules: [rule]))
  let section = page.components("<section", "</section>")
  #expect(
    section == """
      <section id="rule-no-singletons">
      <h2><code>no-singletons</code> <span>1 error</span></h2>
      <p class="why">No initializer shows it.</p>
      <p><b>Decision</b> ADR-007 Pass Dependencies (<code>docs/adr/ADR-007.md</code>)</p>
      <article class="error" id="f-ec12ec9b41b25a25">
      <h3><b>error</b> <code>Session.shared</code> is a shared instance</h3>
      <p class="place"><a href="#f-ec12ec9b41b25a25">App/A.swift:3:38</a></p>
      <pre><i>1</i>final class Session {
      <i>2</i>  // é 😀
      <i>3</i><span>  static let é = &quot;😀&quot;; static let <mark>shared</mark> = Session()</span>
      <i>4</i>}
      </pre>
      <p class="label">its type is <code>Session</code></p>
      <ul>
      <li><span class="place">App/B.swift:7:3</span> <code>Session</code> is used here
      </ul>
      <p><b>Fix</b> pass a <code>Session</code></p>
      </article>
      </section>
      """)
  #expect(page.contains("<title>archcheck: 1 error</title>"))
  #expect(page.contains("<footer>archcheck 1.2.3</footer>"))
}

@Test func `a page needs no script and no network, and says so to the browser`() {
  let page = render(ReportFixture.report(ReportFixture.finding()))
  #expect(
    page.contains(
      "content=\"default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'\""))
  for word in ["<script", "http:", "https:", "url(", "@import", "<img", "<link", "onclick"] {
    #expect(!page.contains(word), "\(word)")
  }
}

@Test func `rules without findings are named, and what is known is counted`() {
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
  #expect(!page.contains("<article"))
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
  let line = page.components("<pre>", "</pre>")
  #expect(line.utf8.count < 600)
  #expect(line.contains("aaa<mark>HERE</mark>bbb"))
}

@Test func `a page shows no code for a place outside the file`() {
  #expect(!render(ReportFixture.report(ReportFixture.finding(line: 99))).contains("<pre>"))
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
