import ArchConfig
import ArchDecisions
import ArchFacts
import ArchModel
import ArchRules
import ArchScan
import Foundation
import Testing

@Suite struct CatalogTests {
  private static let ids = RuleCatalog.all.map { $0.about.id }

  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/ArchRules/Rules")

  @Test func `every file in Rules is in the catalog under the id that its name says`() throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: Self.sources.path)
    // What a rule says may have a file beside it: `NoSingletons+Remarks.swift`.
    let inFiles = Set(
      files.filter { $0.hasSuffix(".swift") }.compactMap {
        URL(fileURLWithPath: $0).lastPathComponent.split(whereSeparator: { "+.".contains($0) }).first.map(
          String.init)
      }
    ).sorted()
    let inCatalog = RuleCatalog.all.map { "\($0)" }.sorted()
    #expect(inFiles == inCatalog)
    for rule in RuleCatalog.all {
      let name = "\(rule)"
      let stem = name.hasSuffix("Rule") ? String(name.dropLast(4)) : name
      #expect(CamelCaseWords.of(stem).joined(separator: "-") == rule.about.id)
    }
  }

  @Test func `only rules about code may leave users alone by name`() {
    let ids = RuleCatalog.all.filter(RuleCatalog.allowsUsers).map { $0.about.id }
    #expect(!ids.isEmpty && Set(ids).isSubset(of: RuleCatalog.code.map { $0.about.id }), "\(ids)")
  }

  @Test func `the catalog is sorted by id, and no id appears twice`() {
    let ids = Self.ids
    #expect(ids == Set(ids).sorted())
  }

  /// Those that find something by themselves; rules about what lets findings stay are tested with that.
  private static let idsOfFinders =
    (RuleCatalog.code.map { $0.about.id } + RuleCatalog.records.map { $0.about.id })

  @Test(arguments: idsOfFinders)
  func `every rule has a fixture that finds something`(rule: String) {
    let isInCode = FixtureCodebase.all.contains { $0.rule == rule && $0.marks.contains { $0.rule == rule } }
    let isInRecords = RecordFixture.all.contains { $0.rule == rule && $0.marks.contains { $0.rule == rule } }
    #expect(isInCode || isInRecords)
  }

  @Test(arguments: FixtureCodebase.all.map(\.rule) + RecordFixture.all.map(\.rule))
  func `every fixture folder is named after a rule`(rule: String) {
    #expect(RuleCatalog.rule(rule) != nil)
  }

  @Test(arguments: idsOfFinders)
  func `a rule finds its bad example, and nothing in its good one`(rule: String) throws {
    let about = try #require(RuleCatalog.rule(rule)).about
    #expect(!findings(of: about.id, in: about.bad).isEmpty)
    #expect(findings(of: about.id, in: about.good).map(\.message) == [])
  }

  @Test(arguments: ids)
  func `what a rule says about itself is a sentence`(rule: String) throws {
    let about = try #require(RuleCatalog.rule(rule)).about
    for text in [about.summary, about.why, about.fix] {
      #expect(text.hasSuffix("."))
      #expect(!text.contains("\n"))
    }
  }

  private func findings(of rule: String, in example: String) -> [Finding] {
    let files = ExampleFiles.texts(of: example)
    #expect(!files.isEmpty, "an example starts with the path of its file")
    let config = files.first { $0.path == "architecture.json" }?.text ?? "{}"
    let presets = Preset.all.filter { $0.rules.contains { $0.id == rule } }.prefix(1)
    let architecture =
      presets.isEmpty
      ? Architecture.reading(Array(config.utf8), rules: RuleCatalog.known).architecture
      : Architecture(resting: Array(presets))
    let records = files.filter { $0.path.hasSuffix(".md") }
    var log = DecisionLog(records.map { ($0.path, Array($0.text.utf8)) })
    log.citations = architecture.citations(path: "architecture.json")
    let paths = Set(records.map(\.path))
    log.brokenLinks = log.relativeLinks.filter { !$0.candidates.contains(where: paths.contains) }
    return RuleRun(architecture, rules: RuleCatalog.rule(rule).map { [$0] } ?? [], log: log)
      .findings(in: Codebase(architecture, ExampleFiles.files(of: example)))
  }
}
