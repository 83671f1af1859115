import ArchFacts
import ArchReports
import ArchRules
import Testing

private func finding(symbol: String, line: Int, message: String = "'A' \"x\"") -> Finding {
  Finding(
    rule: "no-singletons", severity: .warning, path: "Ä/A.swift",
    range: SourceRange(
      start: SourceLocation(line: line, column: 3), end: SourceLocation(line: line, column: 5)),
    message: message, label: "", why: "w", fix: "f", subject: .declaration(symbol), layer: "data",
    related: [RelatedPlace(path: "B.swift", location: SourceLocation(line: 1, column: 2), message: "m")])
}

private func render(_ findings: [Finding]) -> String {
  var coverage = Coverage(files: 3)
  coverage.unmappedPaths = ["X.swift"]
  coverage.unresolvedNames = 4
  return String(decoding: JSONReport.render(Report(findings: findings, coverage: coverage)), as: UTF8.self)
}

private func fingerprints(_ findings: [Finding]) -> [String] {
  render(findings).split(separator: "\n").filter { $0.contains("\"fingerprint\"") }.map { String($0) }
}

@Test func `the contract without findings`() {
  #expect(
    render([]) == """
      {
        "version": 1,
        "findings": [],
        "summary": {
          "files": 3,
          "judgedFiles": 3,
          "mappedFiles": 2,
          "errors": 0,
          "warnings": 0,
          "notes": 0,
          "causes": 0,
          "known": 0,
          "suppressed": 0,
          "stale": 0,
          "notJudged": {
            "testFiles": 0,
            "generatedFiles": 0,
            "previewFiles": 0,
            "buildFiles": 0,
            "sampleFiles": 0,
            "previews": 0,
            "doubles": 0,
            "debugPieces": 0,
            "byOneSign": 0
          },
          "leftOutFiles": 0,
          "skippedPieces": 0,
          "unresolvedNames": 4
        }
      }

      """)
}

@Test func `what a comment allows says why`() {
  var allowed = finding(symbol: "A.b", line: 2)
  allowed.status = .suppressed
  allowed.reason = "the \"widget\" reads it"
  #expect(render([allowed]).contains(#""status": "suppressed",\#n      "reason": "the \"widget\" reads it""#))
}

@Test func `a finding has every key of the contract that applies to it`() {
  let text = render([finding(symbol: "A.b", line: 2)])
  let keys = [
    "rule", "severity", "status", "path", "line", "column", "endLine", "endColumn", "message", "why", "fix",
    "symbol", "layer", "related", "fingerprint",
  ]
  for key in keys { #expect(text.contains("\"\(key)\": "), "\(key) is missing") }
  #expect(!text.contains("\"feature\""))
  #expect(text.contains(#""message": "'A' \"x\"""#))
  #expect(text.contains(#""path": "Ä/A.swift""#))
  #expect(text.contains(#""warnings": 1"#))
}

@Test func `a fingerprint survives moved lines and other words`() {
  #expect(
    fingerprints([finding(symbol: "A.b", line: 2)])
      == fingerprints([finding(symbol: "A.b", line: 70, message: "other words")]))
}

@Test func `fingerprints differ by declaration, and within one by count`() {
  let all = fingerprints([
    finding(symbol: "A.b", line: 1), finding(symbol: "A.b", line: 2), finding(symbol: "A.c", line: 3),
  ])
  #expect(Set(all).count == 3)
}

@Test func `fingerprints are the same on every machine`() {
  #expect(
    fingerprints([finding(symbol: "A.b", line: 2)])
      == [#"      "fingerprint": "c865a1e76a479cb3""#])
}
