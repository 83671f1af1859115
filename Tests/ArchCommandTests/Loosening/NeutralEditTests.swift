import Foundation
import Testing

/// What loosens nothing: it changes no judgement, or makes it stricter.
struct NeutralEdit: Sendable, CustomTestStringConvertible {
  let name: String
  let edits: [LooseningFixture.Edit]
  /// What the base has besides.
  let ground: [LooseningFixture.Edit]

  init(_ name: String, on ground: [LooseningFixture.Edit] = [], _ edits: LooseningFixture.Edit...) {
    self.name = name
    self.edits = edits
    self.ground = ground
  }

  var testDescription: String { name }
}

@Suite(.enabled(if: GitRepository.isPossible, "git is not installed"))
struct NeutralEditTests {
  @Test(arguments: NeutralEdit.configs)
  func `an edit of the config that loosens nothing is not named`(edit: NeutralEdit) throws { try check(edit) }

  @Test(arguments: NeutralEdit.files)
  func `an edit of the code that loosens nothing is not named`(edit: NeutralEdit) throws { try check(edit) }

  private func check(_ edit: NeutralEdit) throws {
    let fixture = try LooseningFixture()
    if !edit.ground.isEmpty {
      try fixture.apply(edit.ground)
      try GitRepository(at: fixture.folder).commit()
    }
    try fixture.apply(edit.edits)
    let review = try fixture.review("--fail-on-weaker")
    #expect(review.named.isEmpty, "\(review.named.joined(separator: "\n"))")
    #expect(review.code == 0 && !review.verdict.isEmpty, "\(review.errors)")
    #expect(!review.verdict.contains("weaker"))
  }
}

extension NeutralEdit {
  private static func config(_ old: String, _ new: String) -> LooseningFixture.Edit {
    .replace("architecture.json", old, new)
  }

  private static let boot = #""boot-io": "error""#
  private static let tools =
    #""tools": { "files": ["Packages/Tools/**"], "mayUse": ["contracts"], "is": "other" },"#

  static let configs = [
    NeutralEdit("blanks", config("\n  \"rules\": {", "\n\n  \"rules\":   {")),
    NeutralEdit("a comment", config(boot, #""//": "thin", "boot-io": "error""#)),
    NeutralEdit("a schema", config(#""extends""#, #""$schema": "./a.json", "extends""#)),
    NeutralEdit(
      "what types are is said in another way",
      on: [
        config(#""extends""#, #""roles": { "service": ["*Press"], "value": ["*Ink", "Seal"] }, "extends""#)
      ],
      config(
        #"{ "service": ["*Press"], "value": ["*Ink", "Seal"] }"#,
        #"{ "value": { "named": ["Seal", "*Ink", "RedInk"] }, "service": "*Press" }"#)),
    NeutralEdit(
      "more types are services", config(#""extends""#, #""roles": { "service": ["*Press"] }, "extends""#)),
    NeutralEdit(
      "fewer types are values", on: [config(#""extends""#, #""roles": { "value": ["*Ink"] }, "extends""#)],
      config(#""roles": { "value": ["*Ink"] }, "#, "")),
    NeutralEdit("a version", config(#""extends""#, #""version": 1, "extends""#)),
    NeutralEdit(
      "keys in another order",
      config(#""decisions": ["docs/adr"]"#, #""decisions": ["docs/adr"], "exhaustive": true"#),
      config("\n  \"exhaustive\": true,", "")),
    NeutralEdit(
      "rules in another order", config("    \(boot),\n", ""),
      config(#""view-decides-nothing": {"#, "\(boot),\n    \"view-decides-nothing\": {")),
    NeutralEdit(
      "layers in another order", config("    \(tools)\n", ""),
      config("\"is\": \"infrastructure\"\n    }", "\"is\": \"infrastructure\"\n    }, \(tools.dropLast())")),
    NeutralEdit("a severity as an object", config(boot, #""boot-io": { "severity": "error" }"#)),
    NeutralEdit("a severity that is the rule's own", config(boot, #""boot-io": {}"#)),
    NeutralEdit("a rule without its entry", config("    \(boot),\n", "")),
    NeutralEdit(
      "a rule that is on anyway is named", config(boot, "\(boot), \"no-routes-in-domain\": \"error\"")),
    NeutralEdit("a rule weighs more", config(#""boot-depth": "warning""#, #""boot-depth": "error""#)),
    NeutralEdit(
      "a note becomes a warning", config(#"{ "severity": "note" }"#, #"{ "severity": "warning" }"#)),
    NeutralEdit("a rule is on", config(boot, "\(boot), \"generic-presenter\": \"warning\"")),
    NeutralEdit(
      "a folder's own weight goes up", config(#""Shell/Core/**": "warning""#, #""Shell/Core/**": "error""#)),
    NeutralEdit(
      "a folder's own weight is dropped",
      config("        \"Shell/Core/**\": \"warning\",\n", "")),
    NeutralEdit(
      "two folders' weights in another order",
      config(#""Packages/**": "error""#, #""Shell/Core/**": "warning""#),
      config("        \"Shell/Core/**\": \"warning\",\n", "        \"Packages/**\": \"error\",\n")),
    NeutralEdit("an exemption is gone", config("\n      \"allow\": [\"Lat*\"],", "")),
    NeutralEdit("an exemption is narrower", config(#"["Lat*"]"#, #"["Later"]"#)),
    NeutralEdit("a number is lower", config(#""maximumFunctionLines": 20"#, #""maximumFunctionLines": 10"#)),
    NeutralEdit("a list of what may be shrinks", config(#"["*Theme"]"#, "[]")),
    NeutralEdit("a list of what may be is narrower", config(#"["*Theme"]"#, #"["App*Theme"]"#)),
    NeutralEdit(
      "a list of what is looked at grows",
      config(#"["LaunchState", "BootState"]"#, #"["LaunchState", "BootState", "*Status"]"#)),
    NeutralEdit(
      "a list in another order", config(#"["LaunchState", "BootState"]"#, #"["BootState", "LaunchState"]"#)),
    NeutralEdit("a decision is named", config(boot, #""boot-io": { "decision": "ADR-001" }"#)),
    NeutralEdit("an option that was the default", config(#", "platform": true"#, "")),
    NeutralEdit("a preset more", config(#""clean-state", "#, #""clean-state", "decisions", "#)),
    NeutralEdit(
      "presets in another order", config(#""layered", "clean-state""#, #""clean-state", "layered""#)),
    NeutralEdit(
      "an entry moves into a file that the config extends", config("    \(boot),\n", ""),
      .replace("team.json", #""use-case"#, #""boot-io": "error", "use-case"#)),
    NeutralEdit(
      "the file that the config extends is another one that says the same", config("team.json", "same.json")),
    NeutralEdit(
      "the file that the config extends is renamed", .move("team.json", "shared/team.json"),
      config("team.json", "shared/team.json")),
    NeutralEdit(
      "what the config extends is written into it", .remove("team.json"), config(#", "team.json""#, ""),
      config(boot, "\(boot), \"use-case-returns\": \"error\", \"feature-shape\": \"warning\"")),
    NeutralEdit("the config has its other name", .move("architecture.json", ".architecture.json")),
    NeutralEdit(
      "nothing is excluded", config("[\n    \"Shell/Core/Infrastructure/Storage/**\"\n  ]", "[]")),
    NeutralEdit(
      "an excluded folder is narrower", config("Infrastructure/Storage/**", "Infrastructure/Storage/Default*")
    ),
    NeutralEdit(
      "all is looked at", config("  \"sources\": [\"Shell\", \"ShellTests\", \"Packages\"],\n", "")),
    NeutralEdit("a source folder more", config(#", "Packages"]"#, #", "Packages", "docs"]"#)),
    NeutralEdit("source folders in another spelling", config(#""Packages"]"#, #""Packages/**"]"#)),
    NeutralEdit(
      "a layer for new code",
      .write("Packages/Wire/Wire.swift", "struct Wire {}\n"),
      config(
        #""tools": {"#, #""wire": { "files": ["Packages/Wire/**"], "mayUse": ["contracts"] }, "tools": {"#)),
    NeutralEdit(
      "a layer for new code that others may use",
      .write("Packages/Wire/Wire.swift", "struct Wire {}\n"),
      config(#""tools": {"#, #""wire": { "files": ["Packages/Wire/**"], "mayUse": [] }, "tools": {"#),
      config(#"["contracts"]"#, #"["contracts", "wire"]"#)),
    NeutralEdit(
      "a layer for code that had none",
      config(
        #""tools": {"#, #""misc": { "files": ["Shell/Misc/**"], "mayUse": [], "is": "other" }, "tools": {"#)),
    NeutralEdit("a layer has another name", config(#""tools": {"#, #""workshop": {"#)),
    NeutralEdit(
      "a layer is split in two that may use no more",
      config(
        tools,
        #"""
        "handles": { "files": ["Packages/Tools/Handles/**"], "mayUse": [], "is": "other" },
            "tools": { "files": ["Packages/Tools/**"], "mayUse": ["contracts", "handles"], "is": "other" },
        """#)),
    NeutralEdit("a layer may use less", config(#""mayUse": ["contracts"]"#, #""mayUse": []"#)),
    NeutralEdit("a pattern in another spelling", config(#"["Packages/Kit/**"]"#, #"["Packages/Kit"]"#)),
    NeutralEdit(
      "patterns instead of one",
      config(#"["Packages/Kit/**"]"#, #"["Packages/Kit/Kit.swift", "Packages/Kit/C*.swift"]"#)),
    NeutralEdit("a layer of no kind has one", config(#""is": "other""#, #""is": "infrastructure""#)),
    NeutralEdit("a type leaves the composition root", config(#"["AppDependencyContainer"]"#, "[]")),
    NeutralEdit(
      "a rule of the team's own is added",
      config(
        #""own": ["#,
        #""own": [{ "id": "no-print", "in": { "files": ["Shell/**"] }, "forbid": { "calls": ["print"] }, "because": "x" },"#
      )),
    NeutralEdit(
      "it has other words", config("They are global.", "They are shared by all, and nobody owns them.")),
    NeutralEdit(
      "it looks at more",
      config(#"["Shell/**", "Packages/**"]"#, #"["Shell/**", "ShellTests/**", "Packages/**"]"#)),
    NeutralEdit(
      "it forbids more", config(#""NSUserDefaults"]"#, #""NSUserDefaults", "NSUbiquitousKeyValueStore"]"#)),
    NeutralEdit("it weighs more", config(#""severity": "warning""#, #""severity": "error""#)),
    NeutralEdit("it has another id", config(#""no-defaults""#, #""no-user-defaults""#)),
    NeutralEdit("it looks at all types", config(#"["*ViewModel"]"#, #"["*"]"#)),
    NeutralEdit(
      "an item is added",
      config(#""Copy is reviewed by design""#, #""Seen on a phone": "manual", "Copy is reviewed by design""#)),
    NeutralEdit(
      "an item has other words", config("Copy is reviewed by design", "All copy is reviewed by design")),
    NeutralEdit(
      "an item asks for more",
      config(#"["boot-io", "boot-logic"]"#, #"["boot-io", "boot-logic", "boot-depth"]"#)),
    NeutralEdit(
      "a nested config asks for more",
      .replace(
        "Packages/Nested/architecture.json", #""domain-imports": "error""#,
        #""domain-imports": "error", "no-singletons": "error""#)),
    NeutralEdit(
      "a nested config in another form",
      .replace(
        "Packages/Nested/architecture.json", "{ \"files\": [\"Domain/**\"], \"mayUse\": [] }",
        "{\n\"mayUse\": [],\n\"files\": [\"Domain\"]\n}")),
  ]

  private static let clock = "Packages/Kit/Clock.swift"
  private static let badge = "Shell/Features/Profile/Domain/Entities/Badge.swift"

  static let files = [
    NeutralEdit("a baseline is pruned", on: [.baseline("write")], .remove(badge), .baseline("prune")),
    NeutralEdit(
      "a baseline in another form", on: [.baseline("write")],
      .replace("architecture-baseline.json", "    {", "  {")),
    NeutralEdit("a baseline is gone", on: [.baseline("write")], .remove("architecture-baseline.json")),
    NeutralEdit(
      "a baseline lies elsewhere", on: [.baseline("write")],
      .move("architecture-baseline.json", "docs/known.json"),
      config(#""exhaustive": true"#, #""exhaustive": true, "baseline": "docs/known.json""#)),
    NeutralEdit(
      "a known break moves with its file", on: [.baseline("write")],
      .move(badge, "Shell/Features/Profile/Domain/Entities/Badges/Badge.swift"), .stage, .baseline("prune")),
    NeutralEdit(
      "a rule is on, and what it finds is known", on: [.baseline("write")],
      config(boot, "\(boot), \"generic-presenter\": \"warning\""), .baseline("accept")),
    NeutralEdit(
      "a comment has another reason", .replace(clock, "the clock is the system's", "there is one clock")),
    NeutralEdit("a comment ends sooner", .replace(clock, "2999-01-01", "2998-01-01")),
    NeutralEdit(
      "a comment is gone",
      .replace(
        clock, "  // archcheck:disable:next no-singletons until 2999-01-01 - the clock is the system's\n", "")
    ),
    NeutralEdit(
      "code above a comment", .replace(clock, "struct Clock {", "struct Spring {}\n\nstruct Clock {")),
    NeutralEdit(
      "a file with its comments moves", .move(clock, "Packages/Kit/Time/Clock.swift"), .stage),
    NeutralEdit(
      "a file with its comments moves unseen by git", .move(clock, "Packages/Kit/Time/Clock.swift")),
    NeutralEdit(
      "a commented type moves to another file",
      .replace(
        clock,
        """
        struct Clock {
          // archcheck:disable:next no-singletons until 2999-01-01 - the clock is the system's
          static let shared = Clock()
        }

        """, ""),
      .write(
        "Packages/Kit/SystemClock.swift",
        """
        struct Clock {
          // archcheck:disable:next no-singletons until 2999-01-01 - the clock is the system's
          static let shared = Clock()
        }

        """)),
    NeutralEdit(
      "a file is renamed", .move(badge, "Shell/Features/Profile/Domain/Entities/ProfileBadge.swift")),
    NeutralEdit("a file is gone", .remove("Shell/Features/Profile/Domain/Entities/Badge.swift")),
    NeutralEdit("a new file", .write("Shell/Features/Auth/Domain/Entities/Token.swift", "struct Token {}\n")),
    NeutralEdit(
      "a new break", .write("Shell/App/Boot/Evil.swift", "import Foundation\nlet a = UserDefaults.standard\n")
    ),
    NeutralEdit(
      "a new feature",
      .write(
        "Shell/Features/Map/Presentation/MapView.swift",
        "import SwiftUI\nstruct MapView: View { var body: some View { Text(\"\") } }\n")),
    NeutralEdit(
      "a new test",
      .write("ShellTests/Features/MapTests.swift", "import Testing\n@Test func f() { #expect(true) }\n")),
    NeutralEdit(
      "a new preview",
      .replace(
        "Shell/Features/Profile/Presentation/AvatarView.swift", "import SwiftUI\n",
        "import SwiftUI\n\n#Preview { Text(\"\") }\n")),
    NeutralEdit(
      "a record in other words",
      .replace("docs/adr/ADR-001-pure-domain.md", "It is so.", "It has been so for long.")),
    NeutralEdit(
      "a decision is superseded, and its rule rests on the successor",
      .replace("docs/adr/ADR-001-pure-domain.md", "Accepted", "Superseded by ADR-003"),
      .write("docs/adr/ADR-003-purer-domain.md", LooseningFixture.record(3, "Keep It Purer", "Accepted")),
      config("ADR-001", "ADR-003")),
    NeutralEdit("a text that no rule reads", .write("README.md", "# The app\n")),
    NeutralEdit("an ignored folder", .write(".gitignore", ".standard-error\n.review.md\nBuild/\nOther/\n")),
  ]
}
