import ArchConfig
import ArchFacts
import ArchLocks
import ArchModel
import ArchRules
import ArchScan
import Testing

@Suite struct AnalysisTests {
  @Test(arguments: RuleCatalog.code.map { $0.about.id })
  func `a rule asks for the analyses that it declares and for no other`(id: String) throws {
    let rule = try #require(RuleCatalog.rule(id)?.form.code)
    let asked = Noted()
    for fixture in FixtureCodebase.all where fixture.rule == id {
      let run = RuleRun(fixture.architecture, rules: [rule])
      let code = run.code(fixture.codebase(fixture.architecture), work: InOrder())
      _ = run.outcome(of: rule, in: code.noting { asked.note("\($0)") })
    }
    #expect(asked.names == Set(rule.asks.map { "\($0)" }))
  }

  @Test func `what several ask for is made once, and before what rests on it`() {
    let code = Code(Codebase(Architecture(), []))
    let before = Twice.count.withLock { $0 }
    let ready = code.with([Rests.self, Twice.self, Rests.self, Twice.self], work: InOrder())
    #expect(ready[Rests.self].below == before + 1)
    #expect(ready[Twice.self].number == before + 1)
    #expect(ready.with([Twice.self], work: InOrder())[Twice.self].number == before + 1)
    #expect(code[Twice.self].number == before + 2)
  }

  private struct Twice: Analysis {
    static let count = Locked(0)
    let number: Int

    init(_ code: Code) {
      number = Self.count.withLock { count in
        count += 1
        return count
      }
    }
  }

  private struct Rests: Analysis {
    static var asks: [any Analysis.Type] { [Twice.self] }
    let below: Int

    init(_ code: Code) { below = code[Twice.self].number }
  }

  private final class Noted: Sendable {
    private let all = Locked<Set<String>>([])
    var names: Set<String> { all.withLock { $0 } }
    func note(_ name: String) { all.withLock { _ = $0.insert(name) } }
  }
}

/// What a team says about its code in the option of one rule is true for whoever asks.
@Suite struct StatedInOptionsTests {
  private static let toolbox = """
    final class Toolbox { static let shared = Toolbox(); func track() async {} }
    final class Session { func start() async { await Toolbox.shared.track() } }
    """

  @Test func `a locator by its name in the configuration is one to explain and to both rules`() throws {
    let listed = codebase(
      #"{ "rules": { "no-service-locator": { "locators": ["Toolbox"] }, "no-singleton-use": "error" } }"#,
      ["Core/Session.swift": Self.toolbox])
    #expect(rules(listed) == ["no-service-locator"])
    #expect(try notes(on: "Toolbox", listed) == ["it is a locator according to the configuration"])
  }

  @Test func `without its name it is a singleton to both rules and nothing to explain`() throws {
    let plain = codebase(
      #"{ "rules": { "no-service-locator": "error", "no-singleton-use": "error" } }"#,
      ["Core/Session.swift": Self.toolbox])
    #expect(rules(plain) == ["no-singleton-use"])
    #expect(try notes(on: "Toolbox", plain) == [])
  }

  @Test func `the locator that needs no configuration is one to explain`() throws {
    let code = codebase("{}", ["Core/Current.swift": "struct Current { var track: (String) -> Void }"])
    #expect(try notes(on: "Current", code) == ["it is a locator according to the configuration"])
  }

  @Test func `a type of values that is called like that locator is one only where a team says so`() throws {
    let weather = ["Core/Current.swift": "struct Current { var knots = 0 }"]
    #expect(try notes(on: "Current", codebase("{}", weather)) == [])
    let listed = codebase(#"{ "rules": { "no-service-locator": { "locators": ["Current"] } } }"#, weather)
    #expect(try notes(on: "Current", listed) == ["it is a locator according to the configuration"])
  }

  @Test func `a feature that one rule about factories is told of is one to the others`() {
    #expect(surface(#""app-factory-surface": "error", "app-factory-contract": { "features": ["Map"] }"#))
    #expect(!surface(#""app-factory-surface": "error""#))
  }

  /// Whether a package that shows nothing of a feature is told to have a factory.
  private func surface(_ rules: String) -> Bool {
    let code = codebase(
      #"{ "extends": "app-factory", "rules": { \#(rules) } }"#,
      ["Modules/Map/Sources/Map/MapScreen.swift": "struct MapScreen { let title: String }"])
    return self.rules(code).contains("app-factory-surface")
  }

  private func codebase(_ config: String, _ files: [String: String]) -> Codebase {
    let reading = Architecture.reading(Array(config.utf8), rules: RuleCatalog.known)
    return Codebase(
      reading.architecture,
      files.sorted { $0.key < $1.key }.map { FileFacts(scanning: Array($0.value.utf8), path: $0.key) })
  }

  private func rules(_ codebase: Codebase) -> Set<String> {
    let ids = ["no-service-locator", "no-singleton-use", "app-factory-surface"]
    return Set(
      RuleRun(codebase.architecture, rules: ids.compactMap(RuleCatalog.rule)).findings(in: codebase).map(
        \.rule))
  }

  private func notes(on type: String, _ codebase: Codebase) throws -> [String] {
    TypeNotes.notes(on: try #require(codebase.types(matching: type).first), in: codebase)
  }
}
