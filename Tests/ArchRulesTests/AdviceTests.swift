import ArchConfig
import ArchFacts
import ArchModel
import ArchRules
import ArchScan
import Testing

/// Every fix that any rule proposes in any fixture fits what it is about.
@Suite struct AdviceTests {
  @Test(arguments: FixtureCodebase.all)
  func `a fix names nothing that the team does not have, and nothing that another rule reports`(
    fixture: FixtureCodebase
  ) {
    let words = AdviceWords(fixture)
    let mistakes = fixture.findings().flatMap { finding in
      words.mistakes(in: finding.fix, of: finding).map {
        "\(finding.path):\(finding.range.start.line): \($0): \(finding.fix)"
      }
    }
    #expect(mistakes == [])
  }

  @Test(arguments: FixtureCodebase.all)
  func `what is done by the letter ends the finding and begins no other`(fixture: FixtureCodebase) {
    let before = fixture.allFindings(in: fixture.texts)
    let told = Set(before.map(FindingName.init))
    // What several fixes say is done together: a protocol is moved with the value that it names.
    let moved = before.compactMap {
      $0.fix.hasPrefix("move ") ? $0.fix.split(separator: "'").dropFirst().first : nil
    }
    var mistakes: [String] = []
    for finding in fixture.findings() {
      guard let edit = AdviceEdit(finding, in: fixture) else { continue }
      let after = fixture.allFindings(in: edit.texts)
      let isThere = after.contains { FindingName($0) == FindingName(finding) }
      let twins = before.count { FindingName($0) == FindingName(finding) }
      if isThere && twins == 1 { mistakes.append("still there: \(finding.message): \(finding.fix)") }
      let new = after.filter { found in
        !told.contains(FindingName(found)) && !moved.contains { found.message.contains("'\($0)'") }
      }
      mistakes += new.map {
        "\(finding.fix): leads to \($0.rule): \($0.message): \($0.fix)"
      }
    }
    #expect(mistakes == [])
  }

  /// Where nothing is done by the letter, the test above says nothing.
  @Test func `each kind of fix is done somewhere`() {
    var counts: [AdviceEdit.Shape: Int] = [:]
    for fixture in FixtureCodebase.all {
      for finding in fixture.findings() {
        if let edit = AdviceEdit(finding, in: fixture) { counts[edit.shape, default: 0] += 1 }
      }
    }
    #expect(Set(counts.keys) == Set(AdviceEdit.Shape.allCases), "\(counts)")
    #expect(counts.values.reduce(0, +) >= 50, "\(counts)")
  }

  /// What archcheck said once, and why that was wrong.
  @Test(arguments: EarlierAdvice.all)
  func `advice that was wrong is seen to be`(earlier: EarlierAdvice) throws {
    let fixture = try #require(FixtureCodebase.all.first { $0.testDescription == earlier.fixture })
    let finding = try #require(fixture.findings().first { $0.message.contains(earlier.about) })
    let mistakes = AdviceWords(fixture).mistakes(in: earlier.fix, of: finding)
    #expect(mistakes.contains { $0.contains(earlier.mistake) }, "\(mistakes)")
  }
}

struct EarlierAdvice: CustomTestStringConvertible {
  let fixture: String
  /// In the finding's message.
  let about: String
  let fix: String
  let mistake: String

  var testDescription: String { fix }

  static let all = [
    EarlierAdvice(
      fixture: "layer-dependencies/Natures", about: "'Endpoint'",
      fix:
        "declare what is needed from 'Endpoint' as a protocol that 'domain' may use, and take that in 'init'",
      mistake: "a protocol for the value 'Endpoint'"),
    EarlierAdvice(
      fixture: "no-singleton-use/Places", about: "'Reporter.shared'",
      fix: "declare `protocol Reporting` in Core/Contracts and take it in 'init'", mistake: "'Core/Contracts'"
    ),
    EarlierAdvice(
      fixture: "no-singleton-use/Places", about: "'Tracking' reaches for",
      fix: "take the 'Reporter' in 'init'", mistake: "no 'init'"),
    EarlierAdvice(
      fixture: "no-singletons/S4", about: "'AppDependencyContainer.shared'",
      fix: "build one 'AppDependencyContainer' and pass it to each 'init' that needs it", mistake: "container"
    ),
    EarlierAdvice(
      fixture: "layer-dependencies/Natures", about: "'Endpoint'",
      fix: "as ADR-004 says, move 'Endpoint' to the domain layer", mistake: "'ADR-004'"),
    EarlierAdvice(
      fixture: "layer-dependencies/Natures", about: "'Endpoint'", fix: "move 'Endpoint' to layer 'contracts'",
      mistake: "layer 'contracts'"),
  ]
}

/// What a finding is known by to people.
struct FindingName: Hashable {
  private let rule: String
  private let message: String

  /// How often something is used in a file is no part of it.
  init(_ finding: Finding) {
    rule = finding.rule
    message = finding.message.replacing(#/ \(\d+ times in this file\)/#, with: "")
  }
}

extension FixtureCodebase {
  var texts: [String: String] {
    Dictionary(uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  /// What all rules that are on find in other files.
  func allFindings(in texts: [String: String]) -> [Finding] {
    let facts = texts.keys.sorted().map {
      FileFacts(scanning: Array((texts[$0] ?? "").utf8), path: $0)
    }
    return RuleRun(architecture, rules: RuleCatalog.all.filter { $0.form.code != nil }).findings(
      in: Codebase(architecture, facts))
  }
}
