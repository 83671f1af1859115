import ArchFacts
import ArchModel
import ArchReports
import ArchRules
import Testing

private func finding(
  line: Int, column: Int, endColumn: Int, path: String = "A.swift", rule: String = "no-singletons",
  severity: Severity = .error, message: String = "'A' is wrong", label: String = "here",
  why: String = "because",
  fix: String = "mend it", related: [RelatedPlace] = []
) -> Finding {
  Finding(
    rule: rule, severity: severity, path: path,
    range: SourceRange(
      start: SourceLocation(line: line, column: column), end: SourceLocation(line: line, column: endColumn)),
    message: message, label: label, why: why, fix: fix, subject: .declaration("A"), related: related)
}

/// The report on one file, without the summary.
private func render(_ source: String, _ findings: Finding..., colored: Bool = false) -> [String] {
  var options = TextReport.Options()
  options.isQuiet = true
  options.isColored = colored
  let report = Report(
    findings: findings, coverage: Coverage(files: 1), sources: ["A.swift": SourceText(Array(source.utf8))])
  let text = String(decoding: TextReport.render(report, options), as: UTF8.self)
  return text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
}

@Test func `a finding shows header, frame, related places, reason and fix`() {
  let related = RelatedPlace(
    path: "B.swift", location: SourceLocation(line: 9, column: 8), message: "declared here")
  #expect(
    render("a\nb\nc\nlet d = e()\nf\ng\nh\n", finding(line: 4, column: 9, endColumn: 12, related: [related]))
      == [
        "A.swift:4:9: error: 'A' is wrong [#no-singletons]",
        "2 | b",
        "3 | c",
        "4 | let d = e()",
        "  |         `- error: here",
        "5 | f",
        "6 | g",
        "B.swift:9:8: note: declared here",
        "   why: because",
        "   fix: mend it",
        "", "",
      ])
}

@Test func `a long report comes in parts that make it up, and says a reason once`() {
  let findings = (0..<900).map { number in
    var found = finding(line: number % 90 + 1, column: 1, endColumn: 2)
    found.path = "\(number / 90).swift"
    return found
  }
  let report = Report(findings: findings, coverage: Coverage(files: 10))
  let parts = TextReport.parts(of: report, TextReport.Options()).map {
    String(decoding: $0.text, as: UTF8.self)
  }
  #expect(parts.map { $0.split(separator: "why: ").count - 1 } == [1, 0, 0, 0])
  #expect(parts.map { $0.contains("Checked 10 files") } == [false, false, false, true])
  #expect(
    parts.joined() == String(decoding: TextReport.render(report, TextReport.Options()), as: UTF8.self))
}

@Test func `the first and the last line have less around them`() {
  let first = render("a\nb\nc\nd", finding(line: 1, column: 1, endColumn: 2))
  #expect(Array(first[1...4]) == ["1 | a", "  | `- error: here", "2 | b", "3 | c"])
  let last = render("a\nb\nc\n", finding(line: 3, column: 1, endColumn: 2))
  #expect(Array(last[1...4]) == ["1 | a", "2 | b", "3 | c", "  | `- error: here"])
}

@Test func `line numbers of different lengths end in one column`() {
  let source = (1...12).map { "line\($0)" }.joined(separator: "\n")
  let lines = render(source, finding(line: 9, column: 1, endColumn: 2))
  #expect(
    Array(lines[1...6]) == [
      " 7 | line7", " 8 | line8", " 9 | line9", "   | `- error: here", "10 | line10", "11 | line11",
    ])
}

@Test func `tabs are copied to the line of the mark`() {
  let lines = render("\t\tfoo\tbar", finding(line: 1, column: 7, endColumn: 10))
  #expect(lines[1] == "1 | \t\tfoo\tbar")
  #expect(lines[2] == "  | \t\t   \t`- error: here")
}

@Test func `a carriage return ends a line and is not shown`() {
  let lines = render("a\r\nb\r\nc\r\n", finding(line: 2, column: 1, endColumn: 2))
  #expect(Array(lines[1...4]) == ["1 | a", "2 | b", "  | `- error: here", "3 | c"])
}

@Test(arguments: [("日本 = x", 10, 7), ("e\u{301}é = x", 9, 5), ("👨‍👩‍👧 = x", 22, 5), ("❤️ = x", 10, 5)])
func `the mark is below the code after wide and combined characters`(
  source: String, column: Int, cells: Int
) {
  let lines = render(source, finding(line: 1, column: column, endColumn: column + 1))
  #expect(lines[1] == "1 | \(source)")
  #expect(lines[2] == "  | " + String(repeating: " ", count: cells) + "`- error: here")
}

@Test func `a byte order mark takes no room`() {
  let lines = render("\u{FEFF}let a", finding(line: 1, column: 8, endColumn: 9))
  #expect(lines[1] == "1 | let a")
  #expect(lines[2] == "  |     `- error: here")
}

@Test func `a line of thousands of characters is cut around the place`() {
  let source = String(repeating: "a", count: 5000) + "HERE" + String(repeating: "b", count: 5000)
  let lines = render(source, finding(line: 1, column: 5001, endColumn: 5005))
  #expect(lines[1].count < 200)
  let mark = lines[2].prefix { $0 != "`" }.count
  #expect(lines[1].dropFirst(mark).hasPrefix("HERE"))
}

@Test func `a place outside the file has no frame and does no harm`() {
  #expect(render("a", finding(line: 7, column: 3, endColumn: 4)).count == 5)
  #expect(render("a", finding(line: 1, column: 70, endColumn: 80))[2] == "  |  `- error: here")
  #expect(render("", finding(line: 1, column: 1, endColumn: 1))[1] == "1 |")
}

@Test func `nothing from the code reaches the terminal as a command`() {
  let lines = render(
    "let a = \"\u{1B}[31m\u{202E}\"",
    finding(line: 1, column: 5, endColumn: 6, message: "'a\u{1B}]0;x\u{7}\n' is wrong"))
  #expect(lines[0].contains(#"'a\u{1B}]0;x\u{07}\u{0A}' is wrong"#))
  #expect(lines[1] == #"1 | let a = "\u{1B}[31m\u{202E}""#)
}

@Test func `bytes that are not UTF-8 are shown as such`() {
  let report = Report(
    findings: [finding(line: 1, column: 3, endColumn: 4)], coverage: Coverage(files: 1),
    sources: ["A.swift": SourceText([0x61, 0xFF, 0x62])])
  var options = TextReport.Options()
  options.isQuiet = true
  let text = String(decoding: TextReport.render(report, options), as: UTF8.self)
  #expect(text.contains("1 | a\\xFFb\n  |      `- error: here"))
}

@Test func `the reason is given once for a rule and file, and so does the same fix`() {
  let lines = render(
    "a\nb\nc", finding(line: 1, column: 1, endColumn: 2), finding(line: 2, column: 1, endColumn: 2),
    finding(line: 3, column: 1, endColumn: 2, fix: "another"),
    finding(line: 3, column: 1, endColumn: 2, rule: "other"))
  #expect(lines.count { $0 == "   why: because" } == 2)
  #expect(lines.count { $0 == "   fix: mend it" } == 2)
  #expect(lines.count { $0 == "   fix: another" } == 1)
}

@Test func `colours are the compiler's and can be left out`() {
  let lines = render("let a", finding(line: 1, column: 5, endColumn: 6), colored: true)
  #expect(
    lines[0]
      == "A.swift:1:5: \u{1B}[1;31merror:\u{1B}[0;0m \u{1B}[1;39m'A' is wrong\u{1B}[0;0m [#no-singletons]")
  #expect(lines[1] == "\u{1B}[0;36m1 |\u{1B}[0;0m let \u{1B}[4;39ma\u{1B}[0;0m")
  #expect(!render("let a", finding(line: 1, column: 5, endColumn: 6)).joined().contains("\u{1B}"))
}

private func summary(_ findings: [Finding], _ coverage: Coverage, verbose: Bool = false) -> String {
  var options = TextReport.Options()
  options.isVerbose = verbose
  options.pathPrefix = "App/"
  let bytes = TextReport.render(Report(findings: findings, coverage: coverage), options)
  return String(decoding: bytes, as: UTF8.self)
}

@Test func `the summary counts, tells the mapped share and where to begin`() {
  var coverage = Coverage(files: 214)
  coverage.layers = ["domain", "data"]
  coverage.unmappedPaths = (0..<17).map { "X/\($0).swift" }
  let findings = [
    finding(line: 1, column: 1, endColumn: 2, rule: "rare"),
    finding(line: 1, column: 1, endColumn: 2, rule: "often"),
    finding(line: 2, column: 1, endColumn: 2, rule: "often"),
    finding(line: 2, column: 1, endColumn: 2, rule: "mild", severity: .warning),
  ]
  let text = summary(findings, coverage)
  #expect(
    text.hasSuffix(
      "Checked 214 files (197 mapped to 2 layers, 92 %): 3 errors, 1 warning. Run 'archcheck explain often'.\n"
    ))
  #expect(text.hasPrefix("App/A.swift:1:1: error:"))
}

@Test func `a clean codebase takes one line`() {
  var coverage = Coverage(files: 1)
  coverage.layers = ["domain"]
  #expect(summary([], coverage) == "Checked 1 file (1 mapped to 1 layer, 100 %): nothing to report.\n")
}

@Test func `layers that match nothing are an error and not a clean codebase`() {
  var coverage = Coverage(files: 2)
  coverage.unmappedPaths = ["A.swift", "B/C.swift"]
  #expect(coverage.isBlind)
  let text = summary([], coverage, verbose: true)
  #expect(text.contains("error: none of 2 files belongs to a layer"))
  #expect(text.contains("2 files in no layer:\n   App/./: 1\n   App/B/: 1\n"))
}

@Test func `findings come in the byte order of their paths`() {
  let findings = [("b.swift", 1), ("B.swift", 2), ("B.swift", 1), ("a/x.swift", 1)].map {
    finding(line: $0.1, column: 1, endColumn: 2, path: $0.0)
  }
  let report = Report(findings: findings, coverage: Coverage(files: 3))
  #expect(
    report.findings.map { "\($0.path):\($0.range.start.line)" }
      == ["B.swift:1", "B.swift:2", "a/x.swift:1", "b.swift:1"])
}

@Test func `a long reason goes on below its beginning, and written line breaks stay`() {
  let long = Array(repeating: "word", count: 30).joined(separator: " ")
  let lines = render("a", finding(line: 1, column: 1, endColumn: 2, why: long + "\nend"))
  let start = lines.firstIndex { $0.hasPrefix("   why: word") } ?? 0
  #expect(lines[start].count <= 110)
  #expect(lines[start + 1].hasPrefix("        word"))
  #expect(lines[start + 2] == "        end")
}

@Test func `a mark in a line of any length is below its place, and the line is cut around it`() throws {
  for letter in ["a", "é", "日", "a\u{301}"] {
    let before = String(repeating: letter, count: 20_000)
    let source = before + "wrong" + before + "\n" + before
    let column = before.utf8.count + 1
    let lines = render(source, finding(line: 1, column: column, endColumn: column + 5))
    #expect(lines[1].hasPrefix("1 | …") && lines[1].contains("wrong") && lines[1].hasSuffix("…"), "\(letter)")
    #expect(lines[1].utf8.count < 1_000 && lines[3].utf8.count < 1_000)
    #expect(lines[3].hasSuffix("…"))
    let mark = try #require(lines[2].utf8.firstIndex(of: UInt8(ascii: "`")))
    #expect(lines[2][..<mark].allSatisfy { $0 == " " || $0 == "|" })
  }
}

@Test func `reasons that are reported in the same words are one, so that no run orders them otherwise`() {
  var coverage = Coverage(files: 2)
  coverage.notJudged = [
    NotJudgedFile(path: "A.swift", reason: nil, parts: [NotJudged(.double, [.typeName])], isInLayer: true),
    NotJudgedFile(path: "B.swift", reason: nil, parts: [NotJudged(.double, [.memberName])], isInLayer: true),
  ]
  var options = TextReport.Options()
  options.isVerbose = true
  let report = ReportFixture.text(TextReport.render(Report(findings: [], coverage: coverage), options))
  #expect(
    report.contains(
      "Treated as a double, because its name says so (a single sign):\n   A.swift: 1\n   B.swift: 1\n"))
}
