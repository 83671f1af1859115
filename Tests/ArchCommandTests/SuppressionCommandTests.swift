import Testing

/// Comments that silence, from the command line.
@Suite struct SuppressionCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.extendLayered()
    try folder.write(
      """
      final class Session {
        // archcheck:disable:next no-singletons until 9999-12-31 - the widget reads it
        static let shared = Session()
        // archcheck:disable:next no-singletons until 2020-01-01 - the watch reads it
        static let other = Session()
        func save() {}
      }
      """, to: "App/Core/Infrastructure/Session.swift")
  }

  @Test func `text counts what is silenced and lists what is not`() throws {
    let outcome = try Binary.run("App", in: folder)
    #expect(outcome.code == 1)
    #expect(!outcome.output.contains("Session.swift:3:"))
    #expect(outcome.output.contains("Session.swift:5:"))
    #expect(
      outcome.output.contains("Session.swift:4:49: warning: the suppression of 'no-singletons' ended on"))
    #expect(outcome.output.contains("1 error, 1 warning (1 suppressed). "), "\(outcome.output)")
  }

  @Test func `what is silenced breaks no build`() throws {
    try folder.write(
      """
      final class Session {
        static let shared = Session()  // archcheck:disable:this no-singletons - the widget reads it
        func save() {}
      }
      """, to: "App/Core/Infrastructure/Session.swift")
    let outcome = try Binary.run("--fail-on=note", "App", in: folder)
    #expect(outcome.code == 0)
    #expect(outcome.output.hasSuffix("nothing new (1 suppressed).\n"), "\(outcome.output)")
  }

  @Test func `JSON has what is silenced, with its status`() throws {
    let outcome = try Binary.run("--format=json", "App", in: folder)
    let statuses = outcome.output.split(separator: "\n").filter { $0.contains(#""status""#) }
    #expect(
      statuses.map { $0.drop { $0 == " " } } == [
        #""status": "suppressed","#, #""status": "new","#, #""status": "new","#,
      ])
    #expect(outcome.output.contains(#""suppressed": 1,"#))
  }

  @Test func `other rules alone call no comment unused`() throws {
    let outcome = try Binary.run("--rule=boot-io", "App", in: folder)
    #expect(outcome.code == 0)
    #expect(outcome.output.hasSuffix("nothing to report.\n"), "\(outcome.output)")
  }

  @Test func `a single file without a config calls no comment unused, its folder does`() throws {
    let path = "App/Core/Infrastructure/Saving.swift"
    try folder.write("// archcheck:disable:next no-singletons - the widget\nfunc save() {}", to: path)
    let alone = try Binary.run("--no-config", "App/Core/Infrastructure/Saving.swift", in: folder)
    #expect(!alone.output.contains("silences nothing"))
    let whole = try Binary.run("App", in: folder)
    #expect(whole.output.contains("Saving.swift:1:27: warning: the suppression of 'no-singletons' silences"))
  }

  @Test func `explaining a line shows what its comment silences`() throws {
    let outcome = try Binary.run("explain", "App/Core/Infrastructure/Session.swift:3", "App", in: folder)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("Session.swift:3:"))
    #expect(outcome.output.contains("A comment silences 'no-singletons' here"), "\(outcome.output)")
  }

  @Test func `the rule is explained with its option and without names to allow`() throws {
    let outcome = try Binary.run("explain", "suppressions", in: folder)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("reason:\n"))
    #expect(outcome.output.contains("suppressions, wherever there are any"))
    #expect(!outcome.output.contains("allow:"))
  }

  @Test func `SARIF describes the rule of each result`() throws {
    let outcome = try Binary.run("--format=sarif", "App", in: folder)
    #expect(outcome.output.contains(#""id": "suppressions""#), "\(outcome.output.prefix(300))")
    #expect(outcome.output.contains(#""ruleId": "suppressions""#))
  }
}
