import Foundation
import Testing

/// A way to let more pass, what the headline says of it, and how much it lets through.
struct PlantedLoosening: Sendable, CustomTestStringConvertible {
  let name: String
  let edits: [LooseningFixture.Edit]
  /// A file and what its line holds; before the change where nothing of it is left.
  let path: String
  let line: String?
  let message: String
  let passes: Int

  init(
    _ name: String, _ edits: LooseningFixture.Edit..., at path: String = "architecture.json", line: String?,
    says message: String, lets passes: Int
  ) {
    self.name = name
    self.edits = edits
    self.path = path
    self.line = line
    self.message = message
    self.passes = passes
  }

  var testDescription: String { name }
}

extension PlantedLoosening {
  /// An edit of the config.
  static func config(_ old: String, _ new: String) -> LooseningFixture.Edit {
    .replace("architecture.json", old, new)
  }
}

@Suite(.enabled(if: GitRepository.isPossible, "git is not installed"))
struct LooseningTests {
  @Test(arguments: PlantedLoosening.rules)
  func `a rule that judges less is named`(planted: PlantedLoosening) throws { try check(planted) }

  @Test(arguments: PlantedLoosening.layers)
  func `a layer that is wider is named`(planted: PlantedLoosening) throws { try check(planted) }

  @Test(arguments: PlantedLoosening.scopes)
  func `code that is left out is named`(planted: PlantedLoosening) throws { try check(planted) }

  @Test(arguments: PlantedLoosening.ownRules)
  func `a rule of the team's own that asks for less is named`(planted: PlantedLoosening) throws {
    try check(planted)
  }

  @Test(arguments: PlantedLoosening.people)
  func `what people no longer look at is named`(planted: PlantedLoosening) throws { try check(planted) }

  @Test(arguments: PlantedLoosening.adoption)
  func `a comment or a baseline that accepts more is named`(planted: PlantedLoosening) throws {
    try check(planted)
  }

  @Test(arguments: PlantedLoosening.disguises)
  func `code that rules leave alone is named`(planted: PlantedLoosening) throws { try check(planted) }

  @Test func `code that is added out of judgement says what it lets through`() throws {
    let fixture = try LooseningFixture()
    let path = "Shell/Features/Profile/Domain/Entities/MockBadge.swift"
    try fixture.apply([.write(path, "import UIKit\nstruct MockBadge {}\n")])
    let broken = try fixture.review("--fail-on-weaker")
    #expect(broken.code == 0)
    #expect(broken.headline.contains("Added to layers, and not judged: `\(path):"), "\(broken.headline)")
    #expect(
      broken.headline.contains(", which lets 1 through, `\(path):1` layer `domain` imports"),
      "\(broken.headline)")
    try fixture.apply([.write(path, "struct MockBadge {}\n")])
    let harmless = try fixture.review("--fail-on-weaker")
    #expect(harmless.headline.contains("Added to layers, and not judged: `\(path):"))
    #expect(!harmless.headline.contains("which lets"))
  }

  private func check(_ planted: PlantedLoosening) throws {
    let fixture = try LooseningFixture()
    let former = planted.line.map { fixture.line(of: $0, in: planted.path) } ?? 1
    try fixture.apply(planted.edits)
    let now = planted.line.map { fixture.line(of: $0, in: planted.path) } ?? 1
    let line = try #require(now ?? former, "no line holds \(planted.line ?? "")")
    let review = try fixture.review("--fail-on-weaker")
    #expect(review.code == 1, "\(review.errors)")
    #expect(review.verdict.hasPrefix("## ❌ archcheck: ") && review.verdict.contains(" · weaker in "))
    let item = review.named.first { named in
      named.hasPrefix("> - `\(planted.path):\(line)`") && named.contains(planted.message)
    }
    let shown = review.named.joined(separator: "\n")
    let found = try #require(item, "not named at \(planted.path):\(line):\n\(review.errors)\n\(shown)")
    let passes = planted.passes == 0 ? "lets nothing through yet" : "lets \(planted.passes) through, "
    #expect(found.contains(": \(passes)"), "\(found)")
    #expect(now != nil || found.contains("` (as it was) "), "\(found)")
  }
}

extension PlantedLoosening {
  static let rules = [
    PlantedLoosening(
      "a rule is off", config(#""boot-io": "error""#, #""boot-io": "off""#), line: "boot-io\": \"off",
      says: "rule `boot-io` is off; it was `error`", lets: 1),
    PlantedLoosening(
      "a rule is off and was an object",
      config("\"boot-logic\": {\n      \"maximumFunctionLines\": 20\n    }", "\"boot-logic\": \"off\""),
      line: "boot-logic\": \"off", says: "rule `boot-logic` is off; it was `error`", lets: 1),
    PlantedLoosening(
      "a rule that finds nothing is off",
      config(
        #""boot-io": "error""#, #""boot-io": "error", "generic-presenter": "off", "owned-view-model": "off""#),
      line: "boot-io", says: "rule `owned-view-model` is off; it was `error`", lets: 0),
    PlantedLoosening(
      "a rule weighs less", config(#""boot-io": "error""#, #""boot-io": "warning""#), line: "\"boot-io",
      says: "rule `boot-io` has severity `warning`; it was `error`", lets: 1),
    PlantedLoosening(
      "a rule that weighed less than others weighs still less",
      config(#""boot-depth": "warning""#, #""boot-depth": "note""#), line: "boot-depth",
      says: "rule `boot-depth` has severity `note`; it was `warning`", lets: 1),
    PlantedLoosening(
      "a rule is off for a folder",
      config(#""boot-io": "error""#, #""boot-io": { "severity": { "Shell/App/**": "off" } }"#),
      line: "boot-io",
      says: "rule `boot-io` is off for", lets: 1),
    PlantedLoosening(
      "a rule is off for a folder that is not there",
      config(#""boot-io": "error""#, #""boot-io": { "severity": { "Shell/Core/Old/**": "off" } }"#),
      line: "boot-io", says: "rule `boot-io` is off for", lets: 0),
    PlantedLoosening(
      "a folder's own weight goes down", config(#""Shell/Core/**": "warning""#, #""Shell/Core/**": "off""#),
      line: "Shell/Core/**", says: "rule `no-singletons` is off for", lets: 1),
    PlantedLoosening(
      "another pattern comes before a folder's own weight",
      config(#""Packages/**": "error""#, #""Packages/Kit/**": "note", "Packages/**": "error""#),
      line: "Packages/Kit/**\": \"note", says: "rule `no-singletons` has severity `note` for", lets: 2),
    PlantedLoosening(
      "a type is left alone", config(#""allow": ["Lat*"]"#, #""allow": ["Lat*", "Kit"]"#), line: "Lat*",
      says: "rule `no-singletons` leaves `Kit` alone", lets: 1),
    PlantedLoosening(
      "all types are left alone", config(#""allow": ["Lat*"]"#, #""allow": ["*"]"#), line: "allow\": [\"*",
      says: "rule `no-singletons` leaves `*` alone", lets: 3),
    PlantedLoosening(
      "a rule without exemptions gets one",
      config(#""boot-io": "error""#, #""boot-io": { "allow": ["UserDefaults"] }"#), line: "boot-io",
      says: "rule `boot-io` leaves `UserDefaults` alone", lets: 1),
    PlantedLoosening(
      "a number is higher", config(#""maximumFunctionLines": 20"#, #""maximumFunctionLines": 400"#),
      line: "maximumFunctionLines",
      says: "option `maximumFunctionLines` of rule `boot-logic` is `400`; it was `20`",
      lets: 0),
    PlantedLoosening(
      "a flag that asks for more is off", config(#""platform": true"#, #""platform": false"#),
      line: "platform",
      says: "option `platform` of rule `domain-imports` is `false`", lets: 0),
    PlantedLoosening(
      "a flag that asks for less is on",
      config(#""boot-io": "error""#, #""boot-io": "error", "domain-values": { "immutableClasses": true }"#),
      line: "boot-io", says: "option `immutableClasses` of rule `domain-values` is `true`", lets: 1),
    PlantedLoosening(
      "a list of what may be grows", config(#"["*Theme"]"#, #"["*Theme", "*Monitor"]"#), line: "appState",
      says: "option `appState` of rule `no-environment-services` adds `*Monitor`", lets: 2),
    PlantedLoosening(
      "a list of what is looked at shrinks", config(#"["LaunchState", "BootState"]"#, #"["BootState"]"#),
      line: "states", says: "option `states` of rule `launch-state-ui-agnostic` lacks `LaunchState`", lets: 1),
    PlantedLoosening(
      "a reason is not asked for",
      config(#""boot-io": "error""#, #""boot-io": "error", "suppressions": { "reason": "optional" }"#),
      line: "boot-io", says: "option `reason` of rule `suppressions` is `optional`", lets: 0),
    PlantedLoosening(
      "a rule is off in a file that the config extends",
      .replace("team.json", #""use-case-returns": "error""#, #""use-case-returns": "off""#), at: "team.json",
      line: "use-case-returns", says: "rule `use-case-returns` is off; it was `error`", lets: 1),
    PlantedLoosening(
      "the file that the config extends is another one", config("team.json", "loose.json"), at: "loose.json",
      line: "use-case-returns", says: "rule `use-case-returns` is off; it was `error`", lets: 1),
    PlantedLoosening(
      "a preset is dropped", config(#""clean-state", "#, ""), line: "extends",
      says: "without preset `clean-state` 6 rules are off", lets: 0),
    PlantedLoosening(
      "a rule is off and its break comes at once", config(#""boot-io": "error""#, #""boot-io": "off""#),
      .write(
        "Shell/App/Boot/Evil.swift",
        "import Foundation\nfunc f() { UserDefaults.standard.set(1, forKey: \"\") }\n"),
      line: "boot-io", says: "rule `boot-io` is off; it was `error`", lets: 2),
  ]

  static let layers = [
    PlantedLoosening(
      "a layer may use one more", config(#""mayUse": ["contracts"]"#, #""mayUse": ["contracts", "kit"]"#),
      line: "contracts", says: "layer `tools` may use `kit`", lets: 1),
    PlantedLoosening(
      "a layer may use all", config(#""mayUse": ["contracts"]"#, #""mayUse": ["*"]"#), line: "Packages/Tools",
      says: "layer `tools` may use every layer", lets: 1),
    PlantedLoosening(
      "a layer does not say what it may use", config(#""mayUse": ["contracts"], "#, ""),
      line: "Packages/Tools",
      says: "layer `tools` may use every layer", lets: 1),
    PlantedLoosening(
      "a layer of a preset may use one more",
      config(#""tools": {"#, #""domain": { "mayUse": ["contracts", "infrastructure"] }, "tools": {"#),
      line: "Packages/Tools", says: "layer `domain` may use `infrastructure`", lets: 1),
    PlantedLoosening(
      "a pattern claims less, and files belong nowhere",
      config(#""Packages/Tools/**""#, #""Packages/Tools/Handles/**""#), line: "Packages/Tools",
      says: "`Packages/Tools/Hammer.swift` of layer `tools` belongs to no layer", lets: 1),
    PlantedLoosening(
      "a layer claims the files of a stricter one",
      config(#"["Packages/Tools/**"]"#, #"["Packages/Tools/**", "Shell/App/Boot/**"]"#),
      line: "Shell/App/Boot",
      says: "of layer `boot` belong to layer `tools`, which is of another kind", lets: 3),
    PlantedLoosening(
      "a layer swallows a whole tree",
      config(#""tools": {"#, #""rest": { "files": ["Shell/**"], "is": "other" }, "tools": {"#), line: "rest",
      says: "of layer `domain` belong to layer `rest`, which is of another kind", lets: 5),
    PlantedLoosening(
      "layers are reordered",
      .write("Packages/Nested/Domain/Other.swift", "struct Other {}\n"),
      .write(
        "Packages/Nested/architecture.json",
        #"{"layers": {"all": {"files": ["Domain/Sta*"], "is": "other"}, "domain": {"files": ["Domain/**"], "mayUse": []}}, "#
          + "\n" + #""rules": {"domain-imports": "error"}}"#), at: "Packages/Nested/architecture.json",
      line: "all", says: "of layer `domain` belongs to layer `all`, which is of another kind", lets: 1),
    PlantedLoosening(
      "a layer may be empty",
      config(#""is": "infrastructure""#, #""is": "infrastructure", "optional": true"#),
      line: "optional", says: "layer `kit` may be empty", lets: 0),
    PlantedLoosening(
      "a layer of a preset is removed", config(#""tools": {"#, #""coordinators": null, "tools": {"#),
      line: "Packages/Tools", says: "of layer `coordinators` belong to no layer", lets: 1),
    PlantedLoosening(
      "a layer of the team's own is removed",
      config(
        #""tools": { "files": ["Packages/Tools/**"], "mayUse": ["contracts"], "is": "other" },"#, ""),
      line: "\"tools\"", says: "of layer `tools` belong to no layer", lets: 1),
    PlantedLoosening(
      "a layer is of another kind",
      config(#""tools": {"#, #""domain": { "is": "other" }, "tools": {"#), line: "Packages/Tools",
      says: "layer `domain` is of kind `other`; it was of kind `domain`", lets: 7),
    PlantedLoosening(
      "a layer claims a file of another one",
      config(#"["Packages/Tools/**"]"#, #"["Packages/Tools/**", "Packages/Kit/Kit.swift"]"#),
      line: "Packages/Kit/Kit.swift",
      says: "`Packages/Kit/Kit.swift` of layer `kit` belongs to layer `tools`, which is of another kind",
      lets: 1),
    PlantedLoosening(
      "all features are one", config("Shell/Features/{feature}/**", "Shell/{feature}/**"),
      line: "\"features\"",
      says: "are now one, `Features`", lets: 4),
    PlantedLoosening(
      "a type belongs to the composition root",
      config(#"["AppDependencyContainer"]"#, #"["AppDependencyContainer", "LoadProfileUseCase"]"#),
      line: "AppDependencyContainer", says: "the composition root now includes `LoadProfileUseCase`", lets: 1),
    PlantedLoosening(
      "a folder belongs to the composition root",
      config(#""types": ["App"#, #""files": ["Shell/Features/Profile/**"], "types": ["App"#),
      line: "Shell/Features/Profile", says: "the composition root now includes `Shell/Features/Profile/**`",
      lets: 7),
    PlantedLoosening(
      "entry points belong to the composition root",
      config(#""entryPoints": false"#, #""entryPoints": true"#),
      line: "entryPoints", says: "the composition root now includes `entry points`", lets: 0),
  ]

  static let scopes = [
    PlantedLoosening(
      "a folder is excluded", config(#"Storage/**""#, "Storage/**\",\n    \"Shell/App/Boot/**\""),
      line: "Shell/App/Boot", says: "`exclude` leaves out 5 files", lets: 5),
    PlantedLoosening(
      "a file is excluded",
      config(#"Storage/**""#, "Storage/**\",\n    \"Shell/Features/Profile/Domain/Entities/Badge.swift\""),
      line: "Badge.swift", says: "`exclude` leaves out `Shell/Features/Profile/Domain/Entities/Badge.swift`",
      lets: 1),
    PlantedLoosening(
      "an excluded folder is wider", config("Infrastructure/Storage/**", "Infrastructure/**"),
      line: "Infrastructure/**",
      says: "`exclude` leaves out 8 files", lets: 6),
    PlantedLoosening(
      "a folder that is not there is excluded",
      config(#"Storage/**""#, "Storage/**\",\n    \"Shell/Gen/**\""),
      line: "Shell/Gen", says: "`exclude` leaves out `Shell/Gen/**`", lets: 0),
    PlantedLoosening(
      "a source folder is dropped", config(#", "Packages"]"#, #", "Packages/Kit", "Packages/Tools"]"#),
      line: "sources",
      says: "`sources` leaves out", lets: 1),
    PlantedLoosening(
      "a source folder is narrower",
      config(#""sources": ["Shell","#, #""sources": ["Shell/App", "Shell/Core", "Shell/Features/Profile", "#),
      line: "sources", says: "`sources` leaves out", lets: 13),
    PlantedLoosening(
      "files may belong to no layer", config(#""exhaustive": true"#, #""exhaustive": false"#),
      line: "exhaustive",
      says: "`exhaustive` is `false`", lets: 1),
    PlantedLoosening(
      "a file is pinned as a test",
      .replace("Packages/Nested/architecture.json", #""Fakes/**""#, #""Fakes/**", "Domain/Stamp.swift""#),
      at: "Packages/Nested/architecture.json", line: "Domain/Stamp",
      says: "`tests` treats `Packages/Nested/Domain/Stamp.swift` as tests", lets: 1),
    PlantedLoosening(
      "a pattern of tests is wider",
      .replace("Packages/Nested/architecture.json", #""Fakes/**""#, #""Fakes/**", "**/St*""#),
      at: "Packages/Nested/architecture.json", line: "**/St*",
      says: "`tests` treats `Packages/Nested/Domain/Stamp.swift` as tests", lets: 1),
    PlantedLoosening(
      "a folder that is not there is pinned as tests",
      .replace("Packages/Nested/architecture.json", #""Fakes/**""#, #""Fakes/**", "Old/**""#),
      at: "Packages/Nested/architecture.json", line: "Old/**", says: "`tests` treats `Old/**` as tests",
      lets: 0),
    PlantedLoosening(
      "nothing pins what is a test",
      .replace("Packages/Nested/architecture.json", "  \"tests\": [\"Fakes/**\"],\n", ""),
      at: "Packages/Nested/architecture.json", line: "\"tests\"",
      says: "`tests` is gone, so names decide what is a test", lets: 0),
    PlantedLoosening(
      "code of the app is pinned as tests where nothing was",
      config(#""exhaustive": true"#, #""exhaustive": true, "tests": ["ShellTests/**", "Shell/App/Boot/**"]"#),
      line: "Shell/App/Boot", says: "`tests` treats 5 files", lets: 5),
    PlantedLoosening(
      "a new break is pinned as a test",
      .write("Packages/Nested/Domain/Mark.swift", "import UIKit\nstruct Mark {}\n"),
      .replace("Packages/Nested/architecture.json", #""Fakes/**""#, #""Fakes/**", "Domain/Mark.swift""#),
      at: "Packages/Nested/architecture.json", line: "Domain/Mark",
      says: "`tests` treats `Packages/Nested/Domain/Mark.swift` as tests", lets: 1),
    PlantedLoosening(
      "a shared type is called a value",
      config(
        #""decisions": ["docs/adr"]"#,
        "\"decisions\": [\"docs/adr\"],\n  \"roles\": {\n    \"value\": [\"Kit\"]\n  }"),
      line: "\"value\": [\"Kit\"]", says: "`roles` now says that `Kit` is a value", lets: 1),
    PlantedLoosening(
      "types that are not there are called values",
      config(
        #""decisions": ["docs/adr"]"#,
        "\"decisions\": [\"docs/adr\"],\n  \"roles\": {\n    \"value\": [\"*Qq\"]\n  }"),
      line: "*Qq", says: "`roles` now says that `*Qq` are values", lets: 0),
    PlantedLoosening(
      "a nested config governs a folder",
      .write("Shell/Features/Profile/architecture.json", #"{"extends": ["layered"]}"#),
      at: "Shell/Features/Profile/architecture.json", line: nil, says: "this config governs", lets: 8),
    PlantedLoosening(
      "a nested config excludes what it governs",
      .write(
        "Shell/Features/Auth/Domain/architecture.json",
        #"{"extends": ["layered"], "exclude": ["Entities/**"]}"#),
      at: "Shell/Features/Auth/Domain/architecture.json", line: nil, says: "this config governs", lets: 2),
    PlantedLoosening(
      "a hidden nested config governs a folder",
      .write("Shell/App/Boot/.architecture.json", #"{"layers": {"all": {"files": ["**"]}}}"#),
      at: "Shell/App/Boot/.architecture.json", line: nil, says: "this config governs", lets: 5),
    PlantedLoosening(
      "a nested config turns a rule off",
      .replace(
        "Packages/Nested/architecture.json", #""domain-imports": "error""#, #""domain-imports": "off""#),
      at: "Packages/Nested/architecture.json", line: "domain-imports",
      says: "rule `domain-imports` is off; it was `error`", lets: 1),
    PlantedLoosening(
      "the config is gone", .remove("architecture.json"), line: nil, says: "the config is gone", lets: 30),
    PlantedLoosening(
      "a config of the other name is weaker", .move("architecture.json", ".architecture.json"),
      .replace(".architecture.json", #""boot-io": "error""#, #""boot-io": "off""#), at: ".architecture.json",
      line: "boot-io", says: "rule `boot-io` is off; it was `error`", lets: 1),
  ]

  static let ownRules = [
    PlantedLoosening(
      "a rule is gone",
      config(
        """
            {
              "id": "no-defaults",
              "in": {
                "files": ["Shell/**", "Packages/**"]
              },
              "forbid": {
                "types": ["UserDefaults", "NSUserDefaults"]
              },
              "because": "They are global."
            },

        """, ""), line: "\"id\": \"no-defaults", says: "rule `no-defaults` is gone", lets: 1),
    PlantedLoosening(
      "it is off",
      config(#""because": "They are global.""#, #""because": "They are global.", "severity": "off""#),
      line: "They are global", says: "rule `no-defaults` is off; it was `error`", lets: 1),
    PlantedLoosening(
      "it weighs less", config(#""severity": "warning""#, #""severity": "note""#),
      line: "soon an error",
      says: "rule `models-are-final` has severity `note`; it was `warning`", lets: 0),
    PlantedLoosening(
      "it looks at fewer files", config(#"["Shell/**", "Packages/**"]"#, #"["Packages/**"]"#), line: "\"in\"",
      says: "rule `no-defaults` does not look at `Shell/**` of `files`", lets: 1),
    PlantedLoosening(
      "it looks away",
      config(
        #"["Shell/**", "Packages/**"]"#, #"["Shell/**", "Packages/**"], "except": ["Shell/App/Boot/**"]"#),
      line: "\"in\"", says: "rule `no-defaults` no longer looks at `Shell/App/Boot/**`", lets: 1),
    PlantedLoosening(
      "it asks for a second thing of a file",
      config(#"["Shell/**", "Packages/**"]"#, #"["Shell/**", "Packages/**"], "layer": ["domain"]"#),
      line: "\"in\"",
      says: "rule `no-defaults` looks only at what `layer` lists", lets: 1),
    PlantedLoosening(
      "it forbids less", config(#"["UserDefaults", "NSUserDefaults"]"#, #"["NSUserDefaults"]"#),
      line: "\"forbid\"",
      says: "rule `no-defaults` no longer forbids `UserDefaults` in `types`", lets: 1),
    PlantedLoosening(
      "it is content with more", config(#"["final"]"#, #"["final", "open"]"#), line: "\"require\"",
      says: "rule `models-are-final` also accepts `open` in `modified`", lets: 0),
    PlantedLoosening(
      "it looks at fewer types", config(#"["*ViewModel"]"#, #"["Profile*ViewModel"]"#), line: "\"types\": {",
      says: "rule `models-are-final` does not look at `*ViewModel` of `named`", lets: 0),
    PlantedLoosening(
      "it may look at nothing",
      config(#""because": "They are global.""#, #""because": "They are global.", "optional": true"#),
      line: "optional", says: "rule `no-defaults` may look at nothing", lets: 0),
    PlantedLoosening(
      "it leaves a type alone",
      config(#""severity": "warning""#, #""severity": "warning", "allow": ["ProfileViewModel"]"#),
      line: "allow\": [\"Prof",
      says: "rule `models-are-final` leaves `ProfileViewModel` alone", lets: 0),
  ]

  static let people = [
    PlantedLoosening(
      "an item is dropped", config(#""Copy is reviewed by design": "manual","#, ""), line: "Copy is reviewed",
      says: "the checklist lacks `Copy is reviewed by design`", lets: 0),
    PlantedLoosening(
      "an item asks for less", config(#"["boot-io", "boot-logic"]"#, #"["boot-io"]"#),
      line: "Boot stays thin",
      says: "`Boot stays thin` of the checklist no longer asks `boot-logic`", lets: 0),
    PlantedLoosening(
      "an item is left to people", config(#"["boot-io", "boot-logic"]"#, #""manual""#),
      line: "Boot stays thin",
      says: "`Boot stays thin` of the checklist no longer asks `boot-io`, `boot-logic`", lets: 0),
    PlantedLoosening(
      "a rule rests on no decision", config(#""decision": "ADR-001", "#, ""), line: "domain-imports",
      says: "rule `domain-imports` is based on no decision; it was based on `ADR-001`", lets: 0),
    PlantedLoosening(
      "a decision is superseded",
      .replace("docs/adr/ADR-001-pure-domain.md", "Accepted", "Superseded by ADR-003"),
      .write("docs/adr/ADR-003-free-domain.md", LooseningFixture.record(3, "Free The Domain", "Accepted")),
      at: "docs/adr/ADR-001-pure-domain.md", line: "Superseded",
      says: "rule `domain-imports` is based on `ADR-001`, which is superseded", lets: 0),
    PlantedLoosening(
      "a decision is deprecated",
      .replace("docs/adr/ADR-002-no-shared-instances.md", "Accepted", "Deprecated"),
      at: "docs/adr/ADR-002-no-shared-instances.md", line: "Deprecated",
      says: "rule `no-singletons` is based on `ADR-002`, which is deprecated", lets: 0),
    PlantedLoosening(
      "a record is removed", .remove("docs/adr/ADR-001-pure-domain.md"), line: "ADR-001",
      says: "rule `domain-imports` is based on no decision; it was based on `ADR-001`", lets: 0),
    PlantedLoosening(
      "records are looked for elsewhere", config(#"["docs/adr"]"#, #"["docs/other"]"#),
      .write("docs/other/ADR-002-x.md", LooseningFixture.record(2, "Share No Instances", "Accepted")),
      line: "ADR-001", says: "rule `domain-imports` is based on no decision; it was based on `ADR-001`",
      lets: 0),
  ]
}
