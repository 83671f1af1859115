import ArchFacts
import ArchJSON
import ArchReports
import ArchRules
import Foundation
import Testing

// Whatever a path, a name or the code contains, it stays text: each format is read back, or searched for what
// must not be there.

private let hostile = [
  "a\n::error::b", "a\r\n::set-output name=x::y", "%0A::error::x", "::error file=x::y", "##[error]x", "a|b|c",
  "a`b``c", "<script>alert(1)</script>", "</style></pre><img src=x onerror=alert(1)>", "]]><x/>", "<!-- x --",
  "-->",
  "\u{1B}[31mred\u{1B}]0;title\u{7}", "\u{202E}txet\u{2066}", "\u{200B}\u{FEFF}",
  "\u{FFFE}\u{FFFF}\u{0}\u{85}",
  "&lt;&#10;", "\" onmouseover=\"x", "' x='", "[x](http://evil)", "![x](http://evil)",
  "@team #12 www.evil.com",
  "a'b' 'c", "*a* _b_ ~c~", "\\", "| --- |", "a,b:c=d;e", "{\"a\":1}\"", "```\nx\n```", "\t- [ ] x", "é 😀 日本",
  String(decoding: [0x61, 0xFF, 0xC0, 0x80, 0xED, 0xA0, 0x80, 0x62] as [UInt8], as: UTF8.self),
]

private func report(_ name: String) -> Report {
  var finding = ReportFixture.finding(
    path: "\(name)/A.swift", message: "'\(name)' is wrong \(name)", fix: "move '\(name)' \(name)",
    symbol: name,
    related: [
      RelatedPlace(path: name, location: SourceLocation(line: 1, column: 1), message: "'\(name)' \(name)")
    ], isChain: true, decision: CitedDecision(id: name, title: name, path: name))
  finding.label = name
  finding.why = "\(name) '\(name)'"
  let source = SourceText(Array("let a = 1\n\(name)\n\(name)".utf8) + [0xFF, 0x1B, 0x0A])
  let about = RuleInfo(
    id: finding.rule, summary: name, why: name, bad: name, good: name, fix: name)
  return Report(
    findings: [finding], coverage: Coverage(files: 1), sources: [finding.path: source],
    rules: [ActiveRule(about, severity: .error, decision: finding.decision)])
}

/// Controls but line ends, and what turns the direction of a line around.
private func hasHarmfulCharacter(_ bytes: [UInt8]) -> Bool {
  ReportFixture.text(bytes).unicodeScalars.contains { scalar in
    switch scalar.value {
    case 0..<0x0A, 0x0B..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}

@Test(arguments: hostile)
func `no format for people lets a control character through`(name: String) {
  let report = report(name)
  #expect(!hasHarmfulCharacter(XcodeReport.render(report)))
  #expect(!hasHarmfulCharacter(GitHubReport.render(report)))
  #expect(!hasHarmfulCharacter(MarkdownReport.render(report)))
  // Tabs of the code stay in its frame.
  #expect(!hasHarmfulCharacter(HTMLReport.render(report, of: nil, version: "1").filter { $0 != 0x09 }))
  #expect(!hasHarmfulCharacter(TextReport.render(report, TextReport.Options()).filter { $0 != 0x09 }))
}

@Test(arguments: hostile)
func `a name breaks no line of Xcode's report`(name: String) {
  let lines = ReportFixture.text(XcodeReport.render(report(name))).utf8.split(separator: 0x0A)
  #expect(lines.count == 3)
}

@Test(arguments: hostile)
func `a line of the text report begins no command for GitHub's runner`(name: String) {
  let text = ReportFixture.text(TextReport.render(report(name), TextReport.Options()))
  for line in text.utf8.split(separator: 0x0A) {
    #expect(!String(decoding: line, as: UTF8.self).drop { $0 == " " }.hasPrefix("::"))
  }
}

@Test(arguments: hostile)
func `a name begins no command for GitHub's runner`(name: String) {
  var findings = report(name).findings
  // Beyond ten, they are plain lines.
  findings += Array(repeating: findings[0], count: 12)
  let text = ReportFixture.text(GitHubReport.render(Report(findings: findings, coverage: Coverage(files: 1))))
  let lines = text.utf8.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
  #expect(lines.count == 15)
  for line in lines.prefix(10) {
    #expect(line.hasPrefix("::error file="))
    // The properties end at the first `::` after the name of the command, and hold six values.
    let properties = line.dropFirst("::error ".count).split(separator: "::", maxSplits: 1)[0]
    #expect(properties.split(separator: ",").count == 6, "\(properties)")
    #expect(line.contains(",title=archcheck (no-singletons)::"))
  }
  for line in lines.dropFirst(10) {
    #expect(!line.drop { $0 == " " }.hasPrefix("::"))
    #expect(!line.contains("##["))
  }
}

@Test(arguments: hostile)
func `JSON of every kind is read back as it was written`(name: String) throws {
  let report = report(name)
  let json = try JSON.parse(JSONReport.render(report))
  #expect(json["findings"]?.elements?.first?["symbol"]?.string == name)
  let issue = try JSON.parse(GitLabReport.render(report)).elements?.first
  #expect(issue?["location"]?["path"]?.string == "\(name)/A.swift")
  let sarif = try JSON.parse(SARIFReport.render(report, version: "1"))
  let result = sarif["runs"]?.elements?.first?["results"]?.elements?.first
  let uri = result?["locations"]?.elements?.first?["physicalLocation"]?["artifactLocation"]?["uri"]?.string
  #expect(uri?.removingPercentEncoding == "\(name)/A.swift")
  #expect(uri?.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } == true)
  let text = result?["message"]?["text"]?.string ?? ""
  // One link to the place and one to the decision.
  #expect(text.ranges(of: "](").count == 2, "\(text)")
}

@Test(arguments: hostile)
func `XML is well-formed, and paths are read back`(name: String) throws {
  let report = report(name)
  let checkstyle = try #require(XMLElement.parse(CheckstyleReport.render(report)))
  #expect(checkstyle.all("error").count == 1)
  #expect(checkstyle.children.count == 1)
  let junit = try #require(XMLElement.parse(JUnitReport.render(report)))
  #expect(junit.all("failure").count == 1)
  #expect(junit.all("testcase").count == 1)
  let isSayable = name.unicodeScalars.allSatisfy {
    $0.value >= 0x20 && $0.value < 0xFFFE || $0.value > 0xFFFF || $0 == "\n" || $0 == "\t"
      || $0 == "\r"
  }
  if isSayable {
    #expect(checkstyle.children.first?.attributes["name"] == "\(name)/A.swift")
    #expect(junit.all("testcase").first?.attributes["file"] == "\(name)/A.swift")
  }
}

@Test(arguments: hostile + ["\u{9B}31m\u{7F}", "\u{2028}\u{2029}", "\u{E0041}\u{1FFFF}\u{061C}"])
func `no format for programs holds what steers a terminal, and what is read back is the same`(name: String)
  throws
{
  let report = report(name)
  for bytes in [
    JSONReport.render(report), GitLabReport.render(report), SARIFReport.render(report, version: "1"),
    JUnitReport.render(report), CheckstyleReport.render(report),
  ] {
    let text = ReportFixture.text(bytes)
    #expect(!text.unicodeScalars.contains { $0.isHarmful && $0 != "\n" }, "\(text)")
  }
  let found = try #require(try JSON.parse(JSONReport.render(report))["findings"]?.elements?.first)
  #expect(found["symbol"]?.string == name)
  var json = JSONWriter()
  json.beginArray()
  json.string(name)
  json.string(bytes: Array(name.utf8))
  json.endArray()
  let texts = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String]
  #expect(texts?.map { Array($0.utf16) } == [Array(name.utf16), Array(name.utf16)])
}

@Test(arguments: hostile)
func `a page has the elements that we wrote and no others`(name: String) {
  func tags(_ report: Report) -> [String] {
    let page = ReportFixture.text(HTMLReport.render(report, of: nil, version: "1"))
    let pieces = page.utf8.split(separator: UInt8(ascii: "<")).dropFirst()
    return pieces.map { String(decoding: $0.prefix { $0 != UInt8(ascii: ">") && $0 != 0x20 }, as: UTF8.self) }
      // How many names are in quotes, and how many lines the code has, depends on the text.
      .filter { !["code", "/code", "i", "/i"].contains($0) }
  }
  #expect(tags(report(name)) == tags(report("plain")))
  let page = ReportFixture.text(HTMLReport.render(report(name), of: nil, version: "1"))
  #expect(!page.contains("onerror=alert(1)>") && !page.contains("onmouseover=\""))
}

@Test(arguments: hostile)
func `Markdown has no markup but ours`(name: String) {
  let text = ReportFixture.text(MarkdownReport.render(report(name)))
  // Outside code no tag, link, image, mention or issue is left.
  let prose = withoutCode(text)
  #expect(!prose.contains("<") && !prose.contains("[") && !prose.contains("@team") && !prose.contains("#12"))
  let lines = text.utf8.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
  #expect(lines.count { $0.hasPrefix("#") && $0.drop { $0 == "#" }.hasPrefix(" ") } == 2)
  #expect(lines.count { $0.hasPrefix("- ") } == 1)
  #expect(!lines.contains { $0.hasPrefix("```") || $0.hasPrefix("|") })
}

/// Without code spans, as CommonMark finds them: a run of backticks up to the next run of the same length.
/// Without escaped signs, too.
private func withoutCode(_ text: String) -> String {
  var result: [UInt8] = []
  var bytes = Array(text.utf8)[...]
  let tick = UInt8(ascii: "`")
  while let byte = bytes.first {
    if byte == UInt8(ascii: "\\"), bytes.count > 1 {
      bytes = bytes.dropFirst(2)
      continue
    }
    let run = bytes.prefix { $0 == tick }.count
    guard run > 0 else {
      result.append(byte)
      bytes = bytes.dropFirst()
      continue
    }
    bytes = bytes.dropFirst(run)
    var rest = bytes
    while let start = rest.firstIndex(of: tick) {
      let length = rest[start...].prefix { $0 == tick }.count
      rest = rest[(start + length)...]
      if length == run { break }
    }
    bytes = rest
  }
  return String(decoding: result, as: UTF8.self)
}
