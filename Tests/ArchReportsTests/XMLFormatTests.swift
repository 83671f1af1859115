import ArchReports
import ArchRules
import Testing

@Test func `Checkstyle's XML names each file once`() {
  let report = ReportFixture.report(
    ReportFixture.finding(),
    ReportFixture.finding(severity: .warning, decision: ReportFixture.decision, line: 4),
    ReportFixture.finding(severity: .note, path: "B.swift"),
    ReportFixture.finding(path: "C.swift", status: .known))
  #expect(
    ReportFixture.text(CheckstyleReport.render(report)) == """
      <?xml version="1.0" encoding="UTF-8"?>
      <checkstyle version="4.3">
        <file name="App/A.swift">
          <error line="3" column="35" severity="error" message="&apos;Session.shared&apos; is a shared instance. Fix: pass a &apos;Session&apos;" source="archcheck.no-singletons"/>
          <error line="4" column="2" severity="warning" message="&apos;Session.shared&apos; is a shared instance. Fix: pass a &apos;Session&apos;. Decision: ADR-007 Pass Dependencies (docs/adr/ADR-007.md)" source="archcheck.no-singletons"/>
        </file>
        <file name="B.swift">
          <error line="3" column="35" severity="info" message="&apos;Session.shared&apos; is a shared instance. Fix: pass a &apos;Session&apos;" source="archcheck.no-singletons"/>
        </file>
      </checkstyle>

      """)
}

@Test func `Checkstyle's XML is there when nothing is found`() {
  #expect(
    ReportFixture.text(CheckstyleReport.render(ReportFixture.report()))
      == "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n</checkstyle>\n")
}

@Test func `a suite for JUnit holds what fails, what passes and what is skipped`() throws {
  let clean = RuleInfo(
    id: "domain-values", summary: "s", why: "w", bad: "", good: "", fix: "")
  let report = ReportFixture.report(
    ReportFixture.finding(related: [ReportFixture.related], decision: ReportFixture.decision),
    ReportFixture.finding(severity: .note, line: 4), ReportFixture.finding(path: "K.swift", status: .known),
    ReportFixture.finding(path: "S.swift", status: .suppressed),
    rules: [ActiveRule(clean, severity: .error), ActiveRule(ReportFixture.about, severity: .error)])
  #expect(
    ReportFixture.text(JUnitReport.render(report)).hasPrefix(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="archcheck" tests="5" failures="1" errors="0" time="0">
        <testsuite name="domain-values" tests="1" failures="0" errors="0" skipped="0" time="0">
          <testcase classname="archcheck.domain-values" name="no violations" time="0"/>
        </testsuite>
        <testsuite name="no-singletons" tests="4" failures="1" errors="0" skipped="2" time="0">
          <testcase classname="archcheck.no-singletons" name="App/A.swift:3 Session.shared" file="App/A.swift" line="3" time="0">
            <failure message="&apos;Session.shared&apos; is a shared instance" type="error">
      """.trimmingLineEnd))
  let root = try #require(XMLElement.parse(JUnitReport.render(report)))
  let cases = root.all("testcase").dropFirst()
  #expect(cases.map { $0.children.first?.name } == ["failure", "system-out", "skipped", "skipped"])
  #expect(
    root.all("failure").first?.text == """
      'Session.shared' is a shared instance
      why: No initializer shows it.
      fix: pass a 'Session'
      decision: ADR-007 Pass Dependencies (docs/adr/ADR-007.md)
      App/B.swift:7:3: 'Session' is used here
      """)
}

extension String {
  /// A literal that ends in the middle of a line.
  fileprivate var trimmingLineEnd: String { hasSuffix("\n") ? String(dropLast()) : self }
}
