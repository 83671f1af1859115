import ArchRules
import Testing

@testable import ArchReports

private func render(_ report: Report) -> String { ReportFixture.text(MarkdownReport.render(report)) }

@Test func `Markdown groups by rule, tells the reason once and cites the decision`() {
  let rule = ActiveRule(ReportFixture.about, severity: .error, decision: ReportFixture.decision)
  let report = ReportFixture.report(
    ReportFixture.finding(related: [ReportFixture.related]),
    ReportFixture.finding(rule: "other", severity: .note),
    rules: [rule])
  #expect(
    render(report) == """
      ## ❌ archcheck: 1 error, 1 note

      Checked 2 files (2 mapped to 1 layer, 100 %).

      | rule | findings | what it requires |
      |---|---|---|
      | no-singletons | 1 error | A type does not hand out 'shared' instances. |
      | other | 1 note | No initializer shows it. |

      ### `no-singletons`: 1 error

      No initializer shows it.

      **Decision:** ADR-007 Pass Dependencies (`docs/adr/ADR-007.md`)

      - **error** `App/A.swift:3` `Session.shared` is a shared instance\u{20}\u{20}
        fix: pass a `Session`
        - `App/B.swift:7` `Session` is used here

      ### `other`: 1 note

      No initializer shows it.

      - **note** `App/A.swift:3` `Session.shared` is a shared instance\u{20}\u{20}
        fix: pass a `Session`

      """)
}

@Test func `clean code is a check mark and one line`() {
  #expect(
    render(ReportFixture.report())
      == "## ✅ archcheck: nothing to report\n\nChecked 2 files (2 mapped to 1 layer, 100 %).\n")
}

@Test func `layers that match nothing get no check mark`() {
  var coverage = Coverage(files: 1)
  coverage.unmappedPaths = ["A.swift"]
  #expect(
    render(Report(findings: [], coverage: coverage)).hasPrefix(
      "## ❌ archcheck: nothing to report\n\n**Error:**"))
}

@Test func `long lists are folded, and very long ones cut`() {
  let text = render(ReportFixture.report((1...300).map { ReportFixture.finding(path: "A\($0).swift") }))
  #expect(text.contains("<details><summary>290 more</summary>\n\n- **error**"))
  #expect(text.contains("\nand 90 more, which `archcheck` prints.\n\n</details>\n"))
  #expect(text.split(separator: "\n").count { $0.hasPrefix("- **error** ") } == 210)
}

@Test func `a report too large for GitHub ends with a rule, not within one`() {
  let findings = (1...40).map { ReportFixture.finding(rule: "rule-\($0 + 10)") }
  let report = ReportFixture.report(
    findings + [ReportFixture.finding(rule: "known", status: .known)],
    baseline: BaselineState(path: "b.json", stale: 0))
  let bytes = MarkdownReport.render(report, limit: 6_000)
  #expect(bytes.count <= 6_000)
  let text = ReportFixture.text(bytes)
  let shown = text.split(separator: "\n").count { $0.hasPrefix("### ") }
  #expect(shown > 5 && shown < 40)
  #expect(text.contains("\(40 - shown) more findings did not fit here; `archcheck` prints them all."))
  #expect(text.hasSuffix("\nb.json: 1 finding known.\n"))
}

@Test(arguments: [
  ("plain words, (all) of them: fine.", "plain words, (all) of them: fine."),
  ("*a* _b_ `c` [d](e) ~f~ |g| $h$ \\", #"\*a\* \_b\_ \`c\` \[d\](e) \~f\~ \|g\| \$h\$ \\"#),
  ("<b>&amp;</b>", "&lt;b&gt;&amp;amp;&lt;/b&gt;"),
  ("@team #12", "@&#8203;team #&#8203;12"),
  ("1. one", "1\\. one"), ("12) two", "12\\) two"), ("- item", "\\- item"), ("+ item", "\\+ item"),
  ("see http://a.b www.c.d", "see http\\://a.b www\\.c.d"),
  ("\u{1B}[31m\u{202E}", "\\\\u{1B}\\[31m\\\\u{202E}"),
])
func `what Markdown could read as its own is escaped`(text: String, escaped: String) {
  #expect(MarkdownText.escaped(text) == escaped)
}

@Test(arguments: [
  ("a", "`a`"), ("a`b", "``a`b``"), ("``", "``` `` ```"), ("`a", "`` `a ``"), ("", "` `"), ("<b>", "`<b>`"),
  ("a\nb", "`a\\u{0A}b`"),
])
func `a code span ends where its text does`(text: String, code: String) {
  #expect(MarkdownText.code(text) == code)
}

@Test func `a code block has a longer fence than any within`() {
  #expect(MarkdownText.block("a\n````\nb", language: "swift") == "`````swift\na\n````\nb\n`````")
}

@Test(
  arguments: [
    ("'A' uses 'B'", [.name("A"), .prose(" uses "), .name("B")]),
    ("the team's 'A.b(c:)', and more", [.prose("the team's "), .name("A.b(c:)"), .prose(", and more")]),
    ("take `any A` in 'init'", [.prose("take "), .name("any A"), .prose(" in "), .name("init")]),
    ("an open `tick", [.prose("an open `tick")]), ("an open 'quote", [.prose("an open 'quote")]),
    ("''", [.prose("''")]), ("", []),
  ] as [(String, [QuotedNames.Piece])])
func `names are in quotes, and apostrophes in words`(text: String, pieces: [QuotedNames.Piece]) {
  #expect(QuotedNames.pieces(of: text) == pieces)
}
