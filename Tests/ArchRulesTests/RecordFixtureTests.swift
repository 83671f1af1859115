import ArchConfig
import ArchDecisions
import ArchFacts
import ArchModel
import ArchRules
import Testing

@Suite struct RecordFixtureTests {
  @Test(arguments: RecordFixture.all)
  func `every mark has its finding, and every finding its mark`(fixture: RecordFixture) {
    #expect(fixture.reading.problems.map(\.message) == [])
    #expect(FixtureTests.mismatches(fixture.findings(), fixture.marks) == [])
  }

  @Test(arguments: RecordFixture.all)
  func `a finding is known by what its keys say`(fixture: RecordFixture) throws {
    let keys = FixtureKeys.text(fixture.findings())
    #expect(try FixtureKeys.recorded(in: fixture.home, keys) == keys)
  }

  @Test(arguments: RecordFixture.all)
  func `a finding says what is recorded`(fixture: RecordFixture) throws {
    let said = FixtureWords(fixture.files).text(fixture.findings())
    #expect(try FixtureKeys.recorded(in: fixture.home, as: "says.txt", said) == said)
  }

  @Test(arguments: RecordFixture.all)
  func `a byte order mark and CRLF line ends change no place`(fixture: RecordFixture) {
    let changed = fixture.findings { text in
      "\u{FEFF}" + text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    }
    #expect(changed.map(Self.line) == fixture.findings().map(Self.line))
  }

  @Test(arguments: RecordFixture.all)
  func `a fenced block or a comment holds no record`(fixture: RecordFixture) {
    for wrap in [{ "~~~~\n\($0)\n~~~~\n" }, { "<pre>\n```````\n\($0)\n```````\n" }] as [(String) -> String] {
      #expect(fixture.log(changing: wrap).records.isEmpty)
      #expect(fixture.findings(changing: wrap).allSatisfy { $0.path == "architecture.json" })
    }
  }

  private static func line(_ finding: Finding) -> String {
    "\(finding.path):\(finding.range.start.line): \(finding.message)"
  }
}
