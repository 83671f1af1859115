import ArchFacts
import ArchReports
import ArchRules
import Testing

@Test func `Xcode gets a line for each finding, with the fix and related places as notes`() {
  let report = ReportFixture.report(
    ReportFixture.finding(path: "/app/A.swift", related: [ReportFixture.related]))
  #expect(
    ReportFixture.text(XcodeReport.render(report)) == """
      /app/A.swift:3:38: error: 'Session.shared' is a shared instance [#no-singletons]
      /app/A.swift:3:38: note: fix: pass a 'Session'
      App/B.swift:7:3: note: 'Session' is used here

      """)
}

@Test func `Xcode gets nothing when there is nothing new`() {
  #expect(XcodeReport.render(ReportFixture.report(ReportFixture.finding(status: .known))).isEmpty)
}

@Test func `an annotation for GitHub counts columns in characters and tells everything in its message`() {
  let report = ReportFixture.report(
    ReportFixture.finding(severity: .note, related: [ReportFixture.related], decision: ReportFixture.decision)
  )
  let message = [
    "App/A.swift:3:38: 'Session.shared' is a shared instance", "why: No initializer shows it.",
    "fix: pass a 'Session'", "decision: ADR-007 Pass Dependencies (docs/adr/ADR-007.md)",
    "App/B.swift:7:3: 'Session' is used here",
  ].joined(separator: "%0A")
  #expect(
    ReportFixture.text(GitHubReport.render(report)) == """
      ::notice file=App/A.swift,line=3,endLine=3,col=35,endColumn=41,title=archcheck (no-singletons)::\(message)
      Checked 2 files (2 mapped to 1 layer, 100 %): 1 note.

      """)
}

@Test func `an annotation over several lines has no columns, which the runner would refuse`() {
  var finding = ReportFixture.finding()
  finding.range = SourceRange(start: finding.range.start, end: SourceLocation(line: 4, column: 2))
  let text = ReportFixture.text(GitHubReport.render(ReportFixture.report(finding)))
  #expect(text.hasPrefix("::error file=App/A.swift,line=3,endLine=4,title=archcheck (no-singletons)::"))
}

@Test func `GitHub gets ten annotations of a kind, the worst first, and the rest as lines`() {
  let warnings = (1...12).map { ReportFixture.finding(severity: .warning, path: "A\($0).swift") }
  let report = ReportFixture.report(warnings + [ReportFixture.finding(path: "Z.swift")])
  let lines = ReportFixture.text(GitHubReport.render(report)).split(separator: "\n")
  #expect(lines.first?.hasPrefix("::error file=Z.swift") == true)
  #expect(lines.count { $0.hasPrefix("::warning ") } == 10)
  #expect(lines.contains("warning: A8.swift:3:38: 'Session.shared' is a shared instance [#no-singletons]"))
  #expect(
    Array(lines.suffix(2)) == [
      "GitHub shows 10 annotations of each kind for a step; the other 2 findings are above.",
      "Checked 2 files (2 mapped to 1 layer, 100 %): 1 error, 12 warnings.",
    ])
  #expect(!ReportFixture.text(GitHubReport.render(report, isQuiet: true)).contains("Checked"))
}

@Test func `a message for GitHub is cut before GitHub cuts it`() {
  let report = ReportFixture.report(ReportFixture.finding(fix: String(repeating: "é", count: 5_000)))
  let text = ReportFixture.text(GitHubReport.render(report, isQuiet: true))
  #expect(text.utf8.count < 4_200)
  #expect(text.hasSuffix("é…\n"))
}
