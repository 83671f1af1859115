import ArchAdoption
import ArchConfig
import ArchFacts
import ArchJSON
import ArchModel
import ArchRules
import ArchScan
import Testing

/// A config before and after a change, and what is looser after it: `line message → files or rules that it reaches`,
/// with `was` in front where the line is one of the config before. `|` ends a line of a config.
struct LoosenedConfig: Sendable, CustomTestStringConvertible {
  let name: String
  let before: String
  let now: String
  let expected: [String]

  init(_ name: String, _ before: String, _ now: String, _ expected: String...) {
    self.name = name
    self.before = before
    self.now = now
    self.expected = expected
  }

  var testDescription: String { name }
}

@Suite struct ConfigLooseningTests {
  private static let code = [
    "App/Boot.swift", "App/Main.swift", "Kit/Clock.swift", "Kit/Time.swift", "Old/Watch.swift",
    "Parts/Cart/Basket.swift", "Parts/Cart/Total.swift", "Parts/Login/Key.swift",
  ]

  @Test(arguments: LoosenedConfig.layers + LoosenedConfig.scopes + LoosenedConfig.rules + LoosenedConfig.own)
  func `what lets more pass is named, and nothing else`(change: LoosenedConfig) {
    #expect(Self.loosenings(from: change.before, to: change.now) == change.expected)
  }

  @Test(arguments: LoosenedConfig.layers + LoosenedConfig.scopes + LoosenedConfig.rules + LoosenedConfig.own)
  func `what stays as it is lets nothing more pass`(change: LoosenedConfig) {
    #expect(Self.loosenings(from: change.before, to: change.before) == [])
    #expect(Self.loosenings(from: change.now, to: change.now) == [])
  }

  @Test func `what is a test by its name may be called one`() {
    let code = Self.code + ["KitTests/ClockTests.swift"]
    #expect(Self.loosenings(from: "{}", to: #"{"tests": ["KitTests/**"]}"#, in: code) == [])
  }

  private static func loosenings(from before: String, to now: String, in code: [String] = Self.code)
    -> [String]
  {
    let (old, new) = (reading(before), reading(now))
    let files = zip(standings(code, old.architecture), standings(code, new.architecture)).map {
      (before: $0, now: $1)
    }
    let comparison = ConfigComparison(
      from: ConfigSide(old.architecture, old.json, documents: ["architecture.json"], isFormer: true),
      to: ConfigSide(new.architecture, new.json, documents: ["architecture.json"], isFormer: false))
    return comparison.loosenings(files, walked: code, judged: code, prefix: "").map { loosening in
      "\(loosening.place.isFormer ? "was " : "")\(loosening.place.line) \(loosening.message)\(words(loosening.reach))"
    }
  }

  private static func reading(_ config: String) -> (architecture: Architecture, json: JSON?) {
    let text = config.replacing("|", with: "\n")
    let sources = ConfigSources(
      ConfigSources.Source(path: "architecture.json", bytes: Array(text.utf8)))
    let reading = sources.reading(rules: RuleCatalog.known)
    #expect(reading.problems.filter { $0.severity == .error }.map(\.message) == [])
    return (reading.architecture, sources.merged)
  }

  private static func standings(_ code: [String], _ architecture: Architecture) -> [FileStanding] {
    let codebase = Codebase(architecture, code.map { FileFacts(scanning: [], path: $0) })
    return codebase.files.map { FileStanding($0, path: $0.path) }
  }

  private static func words(_ reach: Loosening.Reach) -> String {
    switch reach {
    case .files(let names), .code(let names), .rules(let names):
      names.isEmpty ? "" : " → " + names.sorted().joined(separator: ", ")
    case .nothing: ""
    }
  }
}
