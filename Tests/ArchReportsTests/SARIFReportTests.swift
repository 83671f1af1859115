import ArchFacts
import ArchJSON
import ArchRules
import Testing

@testable import ArchReports

private func run(_ report: Report, category: String = "") throws -> JSON {
  let json = try JSON.parse(SARIFReport.render(report, version: "1.2.3", category: category))
  return try #require(json["runs"]?.elements?.first)
}

private func results(_ findings: Finding...) throws -> [JSON] {
  try #require(try run(ReportFixture.report(findings))["results"]?.elements)
}

@Test func `a result for code scanning`() throws {
  let report = ReportFixture.report(ReportFixture.finding())
  let text = ReportFixture.text(SARIFReport.render(report, version: "1.2.3"))
  #expect(
    text.hasSuffix(
      """
            "results": [
              {
                "ruleId": "no-singletons",
                "ruleIndex": 0,
                "level": "error",
                "message": {
                  "text": "'Session.shared' is a shared instance. Fix: pass a 'Session'."
                },
                "locations": [
                  {
                    "physicalLocation": {
                      "artifactLocation": {
                        "uri": "App/A.swift",
                        "uriBaseId": "%SRCROOT%"
                      },
                      "region": {
                        "startLine": 3,
                        "startColumn": 35,
                        "endLine": 3,
                        "endColumn": 41
                      }
                    }
                  }
                ],
                "partialFingerprints": {
                  "primaryLocationLineHash": "3da7d1ac8ba52e1d:1",
                  "archcheckFinding/v1": "ec12ec9b41b25a25"
                }
              }
            ]
          }
        ]
      }

      """), "\(text)")
}

@Test func `all rules that were on are described, whether or not they found something`() throws {
  let clean = RuleInfo(
    id: "clean", summary: "", why: "\(String(repeating: "é", count: 2_000))", bad: "", good: "",
    fix: "")
  let rule = ActiveRule(ReportFixture.about, severity: .note, decision: ReportFixture.decision)
  let report = ReportFixture.report(
    ReportFixture.finding(rule: "z"), ReportFixture.finding(),
    rules: [ActiveRule(clean, severity: .warning), rule])
  let rules = try #require(try run(report)["tool"]?["driver"]?["rules"]?.elements)
  #expect(rules.map { $0["id"]?.string } == ["clean", "no-singletons", "z"])
  #expect(rules[0]["shortDescription"]?["text"]?.string == "clean")
  #expect((rules[0]["fullDescription"]?["text"]?.string ?? "").utf8.count <= 1_024)
  #expect(rules[1]["name"]?.string == "NoSingletons")
  #expect(rules[1]["defaultConfiguration"]?["level"]?.string == "note")
  #expect(rules[1]["properties"]?["problem.severity"]?.string == "recommendation")
  #expect(
    rules[1]["help"]?["markdown"]?.string == """
      A type does not hand out `shared` instances.

      **Why:** No initializer shows it.

      **Decision:** ADR-007 Pass Dependencies (`docs/adr/ADR-007.md`)

      **Fix:** Pass it.

      Breaks it:

      ```swift
      static let shared = A()
      ```

      Follows it:

      ```swift
      init(a: A)
      ```
      """)
  let indices = try run(report)["results"]?.elements?.map { $0["ruleIndex"]?.int }
  #expect(indices == [1, 2])
}

@Test func `related places and the decision are linked from the message`() throws {
  let result = try #require(
    try results(ReportFixture.finding(related: [ReportFixture.related], decision: ReportFixture.decision))
      .first)
  #expect(
    result["message"]?["text"]?.string == "'Session.shared' is a shared instance. Fix: pass a 'Session'. "
      + "See: ['Session' is used here](1). Decision: [ADR-007 Pass Dependencies](2).")
  let places = try #require(result["relatedLocations"]?.elements)
  #expect(places.map { $0["id"]?.int } == [1, 2])
  let uris = places.map { $0["physicalLocation"]?["artifactLocation"]?["uri"]?.string }
  #expect(uris == ["App/B.swift", "docs/adr/ADR-007.md"])
}

@Test func `a chain is a code flow that ends at the finding`() throws {
  let result = try #require(
    try results(ReportFixture.finding(related: [ReportFixture.related], isChain: true)).first)
  let steps = result["codeFlows"]?.elements?.first?["threadFlows"]?.elements?.first?["locations"]?.elements
  #expect(
    steps?.map { $0["location"]?["message"]?["text"]?.string } == [
      "'Session' is used here", "its type is 'Session'",
    ])
  #expect(try results(ReportFixture.finding(related: [ReportFixture.related]))[0]["codeFlows"] == nil)
}

@Test func `GitHub would show known and suppressed findings as open, so they are left out`() throws {
  #expect(
    try results(ReportFixture.finding(status: .known), ReportFixture.finding(status: .suppressed)).isEmpty)
}

@Test func `beyond GitHub's limit the gravest results stay, and the file says so`() throws {
  let notes = (1...9).map { ReportFixture.finding(severity: .note, line: $0) }
  let report = ReportFixture.report(notes + [ReportFixture.finding(path: "Z.swift")])
  let json = try JSON.parse(SARIFReport.render(report, version: "1", category: "", mostResults: 5))
  let run = json["runs"]?.elements?.first
  let results = try #require(run?["results"]?.elements)
  #expect(results.map { $0["level"]?.string } == ["note", "note", "note", "note", "error"])
  let problem = run?["invocations"]?.elements?.first?["toolExecutionNotifications"]?.elements?.first
  #expect(
    problem?["message"]?["text"]?.string
      == "5 findings of low severity left out, since GitHub accepts no more")
}

@Test func `a run that could not look at everything was not a success`() throws {
  var coverage = Coverage(files: 1)
  coverage.unreadableFiles = 2
  let invocation = try run(Report(findings: [], coverage: coverage))["invocations"]?.elements?.first
  #expect(invocation?["executionSuccessful"]?.bool == false)
  let fine = try run(ReportFixture.report())["invocations"]?.elements?.first
  #expect(fine?["executionSuccessful"]?.bool == true)
  #expect(fine?["toolExecutionNotifications"] == nil)
}

@Test func `uploads of several folders are told apart`() throws {
  #expect(
    try run(ReportFixture.report(), category: "Apps/One/")["automationDetails"]?["id"]?.string
      == "archcheck/Apps/One/")
}

@Test func `the address of a file is encoded, and absolute outside the repository`() throws {
  func place(_ path: String) throws -> JSON? {
    let result = try results(ReportFixture.finding(path: path)).first
    return result?["locations"]?.elements?.first?["physicalLocation"]?["artifactLocation"]
  }
  #expect(try place("App/UIView+A b#%é:c.swift")?["uri"]?.string == "App/UIView+A%20b%23%25%C3%A9%3Ac.swift")
  #expect(try place("/elsewhere/A.swift")?["uri"]?.string == "file:///elsewhere/A.swift")
  #expect(try place("/elsewhere/A.swift")?["uriBaseId"] == nil)
}
