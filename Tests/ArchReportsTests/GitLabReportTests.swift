import ArchJSON
import ArchReports
import ArchRules
import Testing

@Test func `a Code Quality report`() {
  #expect(
    ReportFixture.text(GitLabReport.render(ReportFixture.report(ReportFixture.finding(severity: .warning))))
      == """
      [
        {
          "type": "issue",
          "check_name": "no-singletons",
          "description": "no-singletons: 'Session.shared' is a shared instance",
          "categories": [
            "Complexity"
          ],
          "severity": "minor",
          "fingerprint": "ec12ec9b41b25a25",
          "location": {
            "path": "App/A.swift",
            "lines": {
              "begin": 3,
              "end": 3
            }
          },
          "content": {
            "body": "**Why:** No initializer shows it.\\n\\n**Fix:** pass a `Session`"
          }
        }
      ]

      """)
}

@Test func `GitLab's fingerprints are unique and hold no line`() throws {
  func fingerprints(_ findings: Finding...) throws -> [String] {
    let json = try JSON.parse(GitLabReport.render(ReportFixture.report(findings)))
    return (json.elements ?? []).compactMap { $0["fingerprint"]?.string }
  }
  let two = try fingerprints(ReportFixture.finding(), ReportFixture.finding(line: 4))
  #expect(Set(two).count == 2)
  #expect(try fingerprints(ReportFixture.finding(line: 4)) == [two[0]])
}

@Test func `a fingerprint is the same however a letter with a mark is written`() throws {
  func fingerprint(_ path: String, _ symbol: String) throws -> String? {
    let finding = ReportFixture.finding(path: path, symbol: symbol)
    let json = try JSON.parse(GitLabReport.render(ReportFixture.report(finding)))
    return json.elements?.first?["fingerprint"]?.string
  }
  let composed = try #require(try fingerprint("\u{DC}bersicht/A.swift", "Gr\u{F6}\u{DF}e"))
  #expect(try fingerprint("U\u{308}bersicht/A.swift", "Gro\u{308}\u{DF}e") == composed)
  #expect(try fingerprint("Ubersicht/A.swift", "Gr\u{F6}\u{DF}e") != composed)
}

@Test func `what the baseline holds is not in GitLab's report`() {
  let report = ReportFixture.report(
    ReportFixture.finding(status: .known), ReportFixture.finding(status: .suppressed))
  #expect(ReportFixture.text(GitLabReport.render(report)) == "[]\n")
}
