import ArchFacts
import ArchJSON
import ArchRules
import Testing

@testable import ArchReports

/// What many findings come to.
@Suite struct SummaryReportTests {
  private func finding(
    _ path: String, _ rule: String, _ subject: Subject, topic: String? = nil, severity: Severity = .error,
    line: Int = 1
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, path: path,
      range: SourceRange(
        start: SourceLocation(line: line, column: 1), end: SourceLocation(line: line, column: 2)),
      message: "'A' is wrong", topic: topic, label: "here", why: "because", fix: "mend it", subject: subject,
      layer: path.hasPrefix("Views") ? "views" : "data",
      related: [
        RelatedPlace(
          path: "Core/Clock.swift", location: SourceLocation(line: 7, column: 1), message: "declared here")
      ])
  }

  private func lines(_ findings: [Finding], width: Int = 80, baseline: BaselineState? = nil) -> [String] {
    var options = TextReport.Options()
    options.pathPrefix = "App/"
    options.width = width
    let report = Report(findings: findings, coverage: Coverage(files: 90), baseline: baseline)
    let text = String(decoding: SummaryReport.render(report, options), as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private var many: [Finding] {
    (0..<30).map { number in
      finding(
        "Views/V\(number).swift", "layer-dependencies",
        .edge(from: "V\(number)", to: .declaration(number < 9 ? "Core.Clock.shared" : "Core.Clock"), .none),
        topic: "views → core", line: number)
    }
      + (0..<4).map { number in
        finding(
          "Data/D\(number).swift", "layer-dependencies",
          .edge(from: "D\(number)", to: .declaration("Money"), .none), topic: "data → domain")
      } + [finding("Data/Old.swift", "no-singletons", .declaration("Old.shared"), severity: .warning)]
  }

  @Test func `it counts by rule, by what is used, and by folder, and says what to do`() {
    let lines = lines(many)
    #expect(lines[0] == "35 findings in 35 files by 2 rules")
    #expect(lines.contains(" 34 error:   layer-dependencies  views → core 30 · data → domain 4"))
    #expect(lines.contains("  1 warning: no-singletons"))
    #expect(lines.contains("97 % of them are about 2 declarations:"))
    #expect(lines.contains(" 30 Core.Clock  App/Core/Clock.swift:7"))
    #expect(lines.contains("  4 Money       App/Core/Clock.swift:7"))
    #expect(lines.contains(" 30 App/Views/"))
    #expect(lines.contains { $0.hasPrefix("  archcheck baseline write App  ") })
    #expect(
      lines.contains { $0.hasPrefix("  archcheck --rule no-singletons App ") && $0.hasSuffix("1 finding") })
    #expect(lines.contains { $0.hasPrefix("  archcheck --all App ") })
    #expect(lines.contains { $0.hasPrefix("Checked 90 files") })
  }

  @Test(arguments: [(16, true), (17, false)])
  func `what less than a fifth is about is no cause`(others: Int, isTold: Bool) {
    let all = (0..<4 + others).map { number in
      finding(
        "Data/D\(number).swift", "layer-dependencies",
        .edge(from: "D\(number)", to: .declaration(number < 4 ? "Money" : "Type\(number)"), .none))
    }
    #expect(lines(all).contains { $0.contains("of them are about") } == isTold)
  }

  @Test func `of a few it is told where each is`() {
    let lines = lines(Array(many.suffix(15)))
    #expect(lines.contains("App/Views/V20.swift:20:1: 'A' is wrong"))
    #expect(lines.contains("App/Data/Old.swift:1:1: 'A' is wrong"))
    #expect(lines.count { $0.hasSuffix("'A' is wrong") } == 15)
    #expect(!lines.contains { $0.hasPrefix("Folders") })
    #expect(lines.count <= 40)
  }

  @Test func `no line is wider than the terminal, and there are no more than a screen has`() {
    let rules = (0..<40).flatMap { rule in
      (0...rule).map { number in
        finding(
          "F\(rule)/\(number).swift", "rule-\(rule)",
          .edge(from: "T\(number)", to: .declaration("Type\(rule)"), .none),
          topic: "a layer with a long name → another \(number % 4)")
      }
    }
    for width in [60, 80, 120] {
      let lines = lines(rules, width: width)
      #expect(lines.count <= 40)
      #expect(lines.filter { $0.count > width } == [])
    }
  }

  @Test func `what half of a layer does, or most findings are about, is asked about`() {
    var coverage = Coverage(files: 90)
    coverage.filesByLayer = ["views": 50, "data": 60]
    let report = Report(findings: many, coverage: coverage)
    let questions = FindingStatistics(report).habits.map(\.question)
    let answer = "is that how you want it? Then"
    #expect(
      questions == [
        "30 of 50 files of 'views' break layer-dependencies: \(answer) allow it in architecture.json, "
          + "or set the rule to \"off\".",
        "30 of 34 findings of layer-dependencies are about 'Core.Clock': \(answer) "
          + "\"allow\": [\"Core.Clock\"] in the rule's entry in architecture.json.",
      ])
    let summary = String(decoding: SummaryReport.render(report, TextReport.Options()), as: UTF8.self)
    #expect(summary.contains("30 of 50 files of 'views' break layer-dependencies"))
    let markdown = String(decoding: MarkdownReport.render(report), as: UTF8.self)
    #expect(markdown.contains("- `Core.Clock` 30, `Core/Clock.swift:7`\n"), "\(markdown.prefix(1500))")
    #expect(markdown.contains("30 of 50 files of `views` break layer-dependencies"))
    let page = String(decoding: HTMLReport.render(report, of: nil, version: "1"), as: UTF8.self)
    let link = "<a href=\"#declaration=Core.Clock\"><code>Core.Clock</code></a>"
    #expect(page.contains("<li>\(link) 30 <span class=\"place\">Core/Clock.swift:7</span>"))
  }

  @Test func `programs get every count`() throws {
    let report = Report(findings: many, coverage: Coverage(files: 90))
    let json = try JSON.parse(StatisticsReport.render(report))
    #expect(json["findings"]?.int == 35)
    #expect(json["rules"]?.elements?.map { $0["findings"]?.int } == [34, 1])
    let about = json["rules"]?.elements?.first?["about"]?.elements
    #expect(about?.first?["name"]?.string == "views → core")
    #expect(json["declarations"]?.elements?.map { $0["name"]?.string } == ["Core.Clock", "Money"])
    #expect(json["folders"]?.elements?.map { $0["name"]?.string } == ["Views/", "Data/"])
  }

  @Test func `with a baseline there is none to write`() {
    let lines = lines(many, baseline: BaselineState(path: "baseline.json", stale: 0))
    #expect(!lines.contains { $0.contains("baseline write") })
    #expect(lines.contains { $0.contains("archcheck --all") })
  }

  @Test func `where nothing is wrong only the last lines are left`() {
    #expect(lines([]) == ["Checked 90 files (90 mapped to 0 layers, 100 %): nothing to report.", ""])
  }
}
