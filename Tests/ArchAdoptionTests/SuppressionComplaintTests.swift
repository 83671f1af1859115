import ArchFacts
import ArchRules
import Testing

@Suite struct SuppressionComplaintTests {
  @Test(arguments: [
    ("no-singletons", "the suppression of 'no-singletons' gives no reason"),
    ("no-singletons -", "the suppression of 'no-singletons' gives no reason"),
    ("no-singletons - -", "the suppression of 'no-singletons' gives no reason"),
    ("no-singletons —", "the suppression of 'no-singletons' gives no reason"),
    ("no-singletons until 2027-01-01", "the suppression of 'no-singletons' gives no reason"),
    ("no-singletons because", "'because' is neither a rule after a comma nor a reason after ' - '"),
    (
      "no-singletons no-cycles - a",
      "'no-cycles' is neither a rule after a comma nor a reason after ' - '"
    ),
    (
      "no-singletons - gone until 2027-01-01",
      "the date 2027-01-01 is in the reason, where it has no effect"
    ),
  ])
  func `a comment that is understood silences, whatever else is wrong`(text: String, message: String) throws {
    let code = try CheckedCode("// archcheck:disable:next \(text)\nSINGLETON")
    #expect(code.silenced == [2])
    #expect(code.complaints == ["1: \(message)"])
  }

  @Test(arguments: ["- a", "-- a", "– a", "— ñ", "- 見", "-a", "until 2027-01-01 - a", "until 2026-11-21 - a"])
  func `a reason comes after a hyphen or dash`(text: String) throws {
    let code = try CheckedCode("// archcheck:disable:next no-singletons \(text)\nSINGLETON")
    #expect(code.silenced == [2])
    #expect(code.complaints == [])
  }

  @Test(arguments: [
    ("disabel:next no-singletons - a", "'archcheck:disabel:next' is not a comment that archcheck knows"),
    ("ignore no-singletons - a", "'archcheck:ignore' is not a comment that archcheck knows"),
    (" disable:next no-singletons - a", "there is a space after 'archcheck:'"),
    (" disable no-singletons - a", "there is a space after 'archcheck:'"),
    ("disable:next", "'archcheck:disable:next' names no rule"),
    ("disable:next - a", "'archcheck:disable:next' names no rule"),
    ("disable:next until 2027-01-01 - a", "'archcheck:disable:next' names no rule"),
    ("disable:next no-singletons until - a", "there is no date after 'until'"),
    ("disable:next no-singletons until 2027-02-30 - a", "'2027-02-30' after 'until' is not a date"),
    ("disable:next no-singletons until tomorrow - a", "'tomorrow' after 'until' is not a date"),
    (
      "disable:next no-singletons until 2026-11-20 - a",
      "the suppression of 'no-singletons' ended on 2026-11-20"
    ),
    ("disable:next no-singeltons - a", "no rule is named 'no-singeltons'"),
    ("disable:next all - a", "no rule is named 'all'"),
    ("disable:next adr-status - a", "a comment in code cannot silence 'adr-status'"),
    ("disable:next suppressions - a", "a comment in code cannot silence 'suppressions'"),
    ("enable no-singletons", "'enable' of 'no-singletons' without a 'disable' before it"),
    ("enable no-singeltons", "no rule is named 'no-singeltons'"),
    ("enable", "'archcheck:enable' names no rule"),
    ("disable:this no-singletons - a", "the suppression of 'no-singletons' silences nothing"),
  ])
  func `a comment that is not understood, or too late, silences nothing`(text: String, message: String) throws
  {
    let code = try CheckedCode("// archcheck:\(text)\nSINGLETON")
    #expect(code.open == [2])
    #expect(code.complaints == ["1: \(message)"])
  }

  @Test func `the nearest name is the fix`() throws {
    let code = try CheckedCode(
      "// archcheck:disable:next no-singeltons - a\nfunc a() {}\n// archcheck:disabel:next no-singletons - a\n"
    )
    #expect(code.fixes == ["write 'no-singletons'", "write 'archcheck:disable:next'"])
  }

  @Test func `a sentence about archcheck is not a suppression`() throws {
    for text in [" see the wiki", " disable it for tests", "", " enable once the server is new", " Disabled"]
    {
      #expect(try CheckedCode("// archcheck:\(text)\nSINGLETON").complaints == [], "\(text)")
    }
  }

  @Test func `of two rules the one that finds nothing is named, where it is`() throws {
    let code = try CheckedCode(
      "// archcheck:disable:next no-singletons, no-static-factories - old server\nSINGLETON")
    #expect(code.silenced == [2])
    #expect(code.complaints == ["1: the suppression of 'no-static-factories' silences nothing"])
    #expect(code.fixes == ["remove 'no-static-factories' from the comment"])
    #expect(code.findings.first?.range.start.column == 42)
    #expect(code.findings.first?.range.end.column == 61)
  }

  @Test func `an unknown rule does not keep the other from being silenced`() throws {
    let code = try CheckedCode("// archcheck:disable:next no-singeltons, no-singletons - a\nSINGLETON")
    #expect(code.silenced == [2])
    #expect(code.complaints == ["1: no rule is named 'no-singeltons'"])
  }

  @Test func `the lines that were looked at are reported`() throws {
    let code = try CheckedCode(
      """
      // archcheck:disable:next no-singletons - a
      @MainActor
      func a() {}
      // archcheck:disable:next no-singletons - b
      func b() {}
      // archcheck:disable no-singletons - c
      // archcheck:enable no-singletons
      // archcheck:disable no-singletons - d
      """)
    #expect(
      code.labels == [
        "'no-singletons' finds nothing on lines 2 to 3", "'no-singletons' finds nothing on line 5",
        "'no-singletons' finds nothing from here to line 7",
        "'no-singletons' finds nothing from here to the end of the file",
      ])
  }

  @Test func `a day is the last one on which a suppression holds`() throws {
    let source = "// archcheck:disable:next no-singletons until 2026-11-21 - a\nSINGLETON"
    #expect(try CheckedCode(source, on: "2026-11-21").silenced == [2])
    let later = try CheckedCode(source, on: "2026-11-22")
    #expect(later.open == [2])
    #expect(later.complaints == ["1: the suppression of 'no-singletons' ended on 2026-11-21"])
  }

  @Test func `a comment is called unused only when its rule looked at the file`() throws {
    let source = "// archcheck:disable:next no-singletons - a\nfunc a() {}"
    func complaints(
      config: String = #"{"extends": "layered"}"#, only rules: [String] = [], without skipped: [String] = []
    ) throws
      -> Int
    {
      try CheckedCode(source, config: config, only: rules, without: skipped).complaints.count
    }
    #expect(try complaints() == 1)
    #expect(try complaints(only: ["suppressions"]) == 0)
    #expect(try complaints(only: ["suppressions", "no-singletons"]) == 1)
    #expect(try complaints(without: ["no-singletons"]) == 0)
    #expect(try complaints(config: #"{"extends": "layered", "rules": {"no-singletons": "off"}}"#) == 0)
    let offHere =
      #"{"extends": "layered", "rules": {"no-singletons": {"severity": {"Core/**": "off", "App/**": "note"}}}}"#
    #expect(try complaints(config: offHere) == 0)
    let offThere = #"{"extends": "layered", "rules": {"no-singletons": {"severity": {"App/**": "off"}}}}"#
    #expect(try complaints(config: offThere) == 1)
    #expect(try CheckedCode(source.replacing("no-singletons", with: "one-way-state")).complaints == [])
    #expect(try CheckedCode(source, isWhole: false).complaints == [])
  }

  @Test func `comments are heeded while the rule about them is off`() throws {
    let source = "// archcheck:disable:next no-singletons\nSINGLETON\n// archcheck:disabel"
    for code in [
      try CheckedCode(source, config: #"{"extends": "layered", "rules": {"suppressions": "off"}}"#),
      try CheckedCode(source, only: ["no-singletons"]), try CheckedCode(source, without: ["suppressions"]),
      try CheckedCode(
        source,
        config: #"{"extends": "layered", "rules": {"suppressions": {"severity": {"Core/**": "off"}}}}"#),
    ] {
      #expect(code.silenced == [2])
      #expect(code.complaints == [])
    }
  }

  @Test func `a reason can be left to the team`() throws {
    let config =
      #"{"extends": "layered", "rules": {"suppressions": {"severity": "error", "reason": "optional"}}}"#
    let code = try CheckedCode(
      "// archcheck:disable:next no-singletons\nSINGLETON\n// archcheck:enable no-singletons", config: config)
    #expect(code.silenced == [2])
    #expect(code.complaints.count == 1)
    #expect(code.findings.last?.severity == .error)
  }

  @Test func `a rule of one's own is a rule`() throws {
    let code = try CheckedCode(
      "// archcheck:disable:next no-shell - a\nimport Shell\nimport Shell\n"
        + "// archcheck:disable:next no-shel - a\n// archcheck:disable:next no-shell - a\nfunc a() {}",
      config: CheckedCode.configForbiddingShell)
    #expect(code.silenced == [2])
    #expect(code.open == [3])
    #expect(
      code.complaints == [
        "4: no rule is named 'no-shel'", "5: the suppression of 'no-shell' silences nothing",
      ])
  }

  @Test func `generated code may silence, and nobody is asked to fix its comments`() throws {
    let code = try CheckedCode(
      "// Generated using Sourcery 2.2.5 — DO NOT EDIT\n"
        + "// archcheck:disable:next domain-imports\nimport UIKit\n// archcheck:disable no-singletons",
      path: "Features/Cart/Domain/Cart.generated.swift")
    #expect(code.complaints == [])
    #expect(code.open == [])
  }

  @Test func `the bad example is found, the good one is clean`() throws {
    let about = Suppressions.about
    let bad = try CheckedCode(about.bad)
    #expect(
      bad.complaints.map { $0.drop { $0 != " " } } == [
        " the suppression of 'no-singletons' gives no reason",
        " the suppression of 'no-singletons' ended on 2020-02-29",
        " no rule is named 'no-singeltons'", " the suppression of 'no-singletons' silences nothing",
      ])
    let good = try CheckedCode(about.good)
    #expect(good.complaints == [])
    #expect(good.open == [])
    #expect(good.silenced.count == 4)
  }

  @Test func `every complaint is a sentence with a place and something to do`() throws {
    let code = try CheckedCode(Suppressions.about.bad)
    for finding in code.findings where finding.rule == "suppressions" {
      #expect(finding.severity == .warning && finding.status == .new)
      #expect(!finding.message.hasSuffix(".") && !finding.fix.isEmpty && !finding.label.isEmpty)
      #expect(finding.layer == "infrastructure")
      #expect(finding.range.start < finding.range.end)
    }
  }
}
