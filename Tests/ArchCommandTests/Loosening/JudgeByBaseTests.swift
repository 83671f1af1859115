import Foundation
import Testing

/// A change that makes itself room and breaks a rule at once, or one that is stricter than its base.
struct JudgedChange: Sendable, CustomTestStringConvertible {
  let name: String
  let edits: [LooseningFixture.Edit]

  init(_ name: String, _ edits: LooseningFixture.Edit...) {
    self.name = name
    self.edits = edits
  }

  var testDescription: String { name }
}

extension JudgedChange {
  private static let second = "struct Second {\n  static let shared = Second()\n}\n"
  private static let path = "Packages/Kit/Second.swift"
  private static let breakIt = LooseningFixture.Edit.write(path, second)
  private static let keeps = LooseningFixture.Edit.write(
    "Packages/Kit/Keep.swift",
    "import Foundation\nfunc keep() { UserDefaults.standard.set(1, forKey: \"\") }\n")

  private static func config(_ old: String, _ new: String) -> LooseningFixture.Edit {
    .replace("architecture.json", old, new)
  }

  static let looser = [
    JudgedChange("a rule is off", config(#""Packages/**": "error""#, #""Packages/**": "off""#), breakIt),
    JudgedChange(
      "a rule is off in a file that the config extends",
      .replace(
        "team.json", #""use-case-returns": "error""#, #""use-case-returns": "error", "no-singletons": "off""#),
      config(
        """
              "severity": {
                "Shell/Core/**": "warning",
                "Packages/**": "error"
              },

        """, ""), breakIt),
    JudgedChange(
      "a rule weighs less", config(#""Packages/**": "error""#, #""Packages/**": "note""#), breakIt),
    JudgedChange(
      "a type is left alone", config(#""allow": ["Lat*"]"#, #""allow": ["Lat*", "Second"]"#), breakIt),
    JudgedChange(
      "a type is called a value",
      config(#""exhaustive": true"#, #""exhaustive": true, "roles": { "value": ["Second"] }"#), breakIt),
    JudgedChange("the baseline grows", breakIt, .baseline("write")),
    JudgedChange(
      "a comment silences the rule",
      .write(
        path,
        second.replacingOccurrences(of: "{\n", with: "{\n  // archcheck:disable:next no-singletons - soon\n"))
    ),
    JudgedChange(
      "a comment silences the file", .write(path, "// archcheck:disable no-singletons - soon\n" + second)),
    JudgedChange(
      "a region holds one more, where nothing else is found",
      .replace("Packages/Kit/Clock.swift", "Registry()\n}\n", "Registry()\n}\n" + second),
      .replace("Packages/Kit/Clock.swift", "static let shared = Last()", "let zone: String")),
    JudgedChange(
      "a nested config governs the place",
      .write("Packages/Tools/Deep/Second.swift", second),
      .write(
        "Packages/Tools/Deep/architecture.json",
        #"{"layers": {"all": {"files": ["**"]}}, "rules": {"no-singletons": "off"}}"#)),
    JudgedChange(
      "the file is excluded", config(#"Storage/**""#, "Storage/**\",\n    \"Packages/Kit/Sec*\""), breakIt),
    JudgedChange(
      "the file is treated as a test by the config",
      config(
        #""exhaustive": true"#,
        #""exhaustive": true, "tests": ["ShellTests/**", "Packages/Kit/Second.swift"]"#),
      breakIt),
    JudgedChange(
      "a layer may use another", config(#""mayUse": ["contracts"]"#, #""mayUse": ["contracts", "kit"]"#),
      .write("Packages/Tools/Drill.swift", "struct Drill {\n  let kit: Kit\n}\n")),
    JudgedChange(
      "a rule of the team's own forbids less",
      config(#"["UserDefaults", "NSUserDefaults"]"#, #"["NSUserDefaults"]"#), keeps),
    JudgedChange(
      "a rule of the team's own looks away",
      config(
        #"["Shell/**", "Packages/**"]"#,
        #"["Shell/**", "Packages/**"], "except": ["Packages/Kit/Keep.swift"]"#),
      keeps),
  ]

  static let stricter = [
    JudgedChange("a rule weighs more", config(#""boot-depth": "warning""#, #""boot-depth": "error""#)),
    JudgedChange("nothing is left alone", config(#""allow": ["Lat*"],"#, "")),
    JudgedChange("a number is lower", config(#""maximumFunctionLines": 20"#, #""maximumFunctionLines": 5"#)),
    JudgedChange(
      "nothing is excluded", config("\"exclude\": [\n    \"Shell/Core/Infrastructure/Storage/**\"\n  ],", "")),
    JudgedChange(
      "a layer may use nothing", config(#""mayUse": ["contracts"]"#, #""mayUse": []"#)),
    JudgedChange(
      "a rule of the team's own forbids more",
      config(#"["UserDefaults", "NSUserDefaults"]"#, #"["UserDefaults", "NSUserDefaults", "FileManager"]"#)),
    JudgedChange(
      "a comment is gone with what it silenced",
      .replace(
        "Packages/Kit/Clock.swift",
        "  // archcheck:disable:next no-singletons until 2999-01-01 - the clock is the system's\n  static let shared = Clock()\n",
        "  let zone: String\n")),
  ]
}

@Suite(.enabled(if: GitRepository.isPossible, "git is not installed"))
struct JudgeByBaseTests {
  @Test(arguments: JudgedChange.looser)
  func `who makes room and breaks a rule at once has broken it by the judgement of the base`(
    change: JudgedChange
  ) throws {
    let fixture = try LooseningFixture()
    try fixture.apply(change.edits)
    let own = try fixture.review("--fail-on", "error")
    #expect(own.code == 0, "\(own.verdict) \(own.errors)")
    let review = try fixture.review("--fail-on", "error", "--judge-by", "base")
    #expect(review.code == 1, "\(review.verdict) \(review.errors)")
    #expect(review.verdict.hasPrefix("## ❌ archcheck: 1 new error"), "\(review.text)")
    #expect(review.verdict.contains("weaker in"))
    #expect(fixture.check("--judge-by", "own").code == 0)
    let check = fixture.check("--judge-by", "base")
    #expect(check.code == 1, "\(check.errors)")
  }

  @Test(arguments: JudgedChange.stricter)
  func `what is stricter than its base passes both`(change: JudgedChange) throws {
    let fixture = try LooseningFixture()
    try fixture.apply(change.edits)
    for judgment in ["own", "base"] {
      let review = try fixture.review("--fail-on", "note", "--fail-on-weaker", "--judge-by", judgment)
      #expect(review.code == 0, "\(judgment): \(review.headline) \(review.errors)")
      #expect(review.verdict.contains("archcheck: nothing new"))
    }
  }

  @Test func `what is broken without making room is reported once, whichever side judges`() throws {
    let fixture = try LooseningFixture()
    try fixture.apply([
      .write("Packages/Kit/Second.swift", "struct Second {\n  static let shared = Second()\n}\n")
    ])
    for judgment in ["own", "base"] {
      let review = try fixture.review("--fail-on", "error", "--judge-by", judgment)
      #expect(review.code == 1)
      #expect(review.verdict.hasPrefix("## ❌ archcheck: 1 new error · "), "\(review.verdict)")
    }
  }

  @Test func `a judgement that there is not is refused`() throws {
    #expect(try LooseningFixture().review("--judge-by", "bsae").code == 2)
  }
}
