import ArchFacts
import ArchRules
import Testing

@Suite struct FixtureTests {
  @Test(arguments: FixtureCodebase.all)
  func `every mark has its finding, and every finding its mark`(fixture: FixtureCodebase) {
    #expect(!fixture.files.isEmpty)
    #expect(fixture.configurationMistakes == [])
    #expect(Self.mismatches(fixture.findings(), fixture.marks) == [])
  }

  @Test(arguments: FixtureCodebase.all)
  func `a finding is known by what its keys say`(fixture: FixtureCodebase) throws {
    let keys = FixtureKeys.text(fixture.findings())
    #expect(try FixtureKeys.recorded(in: fixture.home, keys) == keys)
  }

  @Test(arguments: FixtureCodebase.all)
  func `a finding says what is recorded`(fixture: FixtureCodebase) throws {
    let said = FixtureWords(fixture.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
      .text(fixture.findings())
    #expect(try FixtureKeys.recorded(in: fixture.home, as: "says.txt", said) == said)
  }

  @Test(arguments: FixtureCodebase.all)
  func `nothing is found in a block comment`(fixture: FixtureCodebase) {
    #expect(fixture.findings { "/*\n\($0)\n*/\n" }.map(\.message) == [])
  }

  @Test(arguments: FixtureCodebase.all)
  func `nothing is found in a raw string`(fixture: FixtureCodebase) {
    #expect(fixture.findings { "_ = ##\"\"\"\n\($0)\n\"\"\"##\n" }.map(\.message) == [])
  }

  @Test(arguments: FixtureCodebase.all)
  func `a byte order mark and CRLF line ends change no line`(fixture: FixtureCodebase) {
    let changed = fixture.lines { text in
      "\u{FEFF}" + text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    }
    #expect(changed == fixture.lines())
  }

  @Test(arguments: FixtureCodebase.all)
  func `a comment with an emoji before it shifts a finding by one line`(fixture: FixtureCodebase) {
    let shifted = fixture.lines(movedUp: 1) { "// 👩‍👩‍👧 é\n\($0)" }
    #expect(shifted == fixture.lines())
  }

  @Test(arguments: FixtureCodebase.all)
  func `comments and strings full of code around every line change nothing`(fixture: FixtureCodebase) {
    let texts = Dictionary(
      uniqueKeysWithValues: fixture.files.map {
        ($0.path, DecoyText(String(decoding: $0.bytes, as: UTF8.self)))
      })
    let moved = fixture.marks.map { mark in
      Mark(
        path: mark.path, line: texts[mark.path]?.line(of: mark.line) ?? mark.line, rule: mark.rule,
        part: mark.part)
    }
    #expect(Self.mismatches(fixture.findings(inFiles: texts.mapValues(\.text)), moved) == [])
  }

  /// Lines that a developer can act on: what was not found, and what should not have been.
  static func mismatches(_ findings: [Finding], _ marks: [Mark]) -> [String] {
    var open = marks
    var lines: [String] = []
    for finding in findings {
      let line = finding.range.start.line
      let index = open.firstIndex {
        $0.path == finding.path && $0.line == line && $0.rule == finding.rule
          && ($0.part.map(finding.message.contains) ?? true)
      }
      if let index {
        open.remove(at: index)
      } else {
        lines.append("\(finding.path):\(line): unexpected \(finding.rule): \(finding.message)")
      }
    }
    return lines + open.map { "\($0.path):\($0.line): missing \($0.rule) \($0.part ?? "")" }
  }
}
