import ArchConfig
import ArchJSON
import Testing

@testable import ArchModel

private let rules = [
  KnownRule(id: "no-singletons"),
  KnownRule(
    id: "boot-logic",
    options: [
      .init("longest", .number), .init("except", .patterns), .init("layers", .layers),
      .init("strict", .flag), .init("style", .choice(["short", "long"])),
    ]),
]

private func read(_ text: String) -> ArchitectureReading {
  Architecture.reading(Array(text.utf8), rules: rules)
}

/// Each as `line:column message | suggestion`.
private func problems(_ text: String) -> [String] {
  read(text).problems.map { problem in
    "\(problem.location.line):\(problem.location.column) \(problem.message)"
      + (problem.suggestion.map { " | \($0)" } ?? "")
  }
}

@Test(arguments: [
  ("{}", true, true), (#"{"rules": {"no-singletons": "error"}}"#, true, true),
  (#"{"layers": {"core": {"files": ["Core/**"]}}}"#, false, true), (#"{"extends": "layered"}"#, false, true),
  (#"{"extends": [], "rules": {"no-singletons": "error"}}"#, false, false),
  (
    #"{"own": [{"id": "a", "in": {"files": ["**"]}, "forbid": {"calls": "print"}, "because": "b"}]}"#, false,
    false
  ),
])
func `no preset holds that nobody named, and the code shows what nobody wrote`(
  _ text: String, _ isOpen: Bool, _ keepsOrder: Bool
) {
  let reading = read(text)
  #expect(reading.problems.isEmpty)
  #expect(reading.architecture.presets == (text.contains("layered") ? ["layered"] : []))
  #expect(reading.architecture.leavesLayersOpen == isOpen)
  #expect(reading.architecture.turnsOn("layer-dependencies") == keepsOrder)
  #expect(reading.architecture.turnsOn("dependency-cycle") == keepsOrder)
}

@Test func `a team without features says so by an empty list`() {
  #expect(!Architecture.layered.usualFeatures.isEmpty)
  let reading = read(#"{ "extends": ["layered"], "features": [] }"#)
  #expect(reading.problems.isEmpty)
  #expect(reading.architecture.features.isEmpty)
  #expect(reading.architecture.usualFeatures.isEmpty)
}

@Test func `everything that can be written is read`() throws {
  let reading = read(
    """
    {
      "$schema": "https://example.org/architecture.schema.json",
      "version": 1,
      "//": "a comment",
      "x-owner": { "anything": [] },
      "sources": ["App"],
      "exclude": ["**/Generated/**"],
      "exhaustive": true,
      "features": ["Features/{feature}/**"],
      "layers": {
        "contracts": { "files": ["Core/Contracts/**"], "mayUse": [] },
        "feed-api": { "files": ["**/{feature} API/**"], "mayUse": ["contracts"], "optional": true },
        "persistence": { "modules": ["{feature}PersistenceService"], "is": "data", "mayUse": ["*"] },
      },
      "compositionRoot": {
        "files": ["Core/DI/**"], "types": ["SceneDelegate"], "modules": ["App"], "entryPoints": false
      },
      "rules": {
        "no-singletons": { "decision": "ADR-007", "allow": ["CrashReporter"] },
        "boot-logic": { "severity": { "Legacy/**": "note" }, "longest": 12, "layers": ["contracts"] }
      }
    }
    """)
  #expect(reading.problems == [])
  #expect(reading.isUsable)
  let architecture = reading.architecture
  #expect(architecture.sources == [PathPattern("App")])
  #expect(architecture.exclude == [PathPattern("**/Generated/**")])
  #expect(architecture.isExhaustive)
  #expect(architecture.layers.map(\.name) == ["contracts", "feed-api", "persistence"])
  #expect(architecture.layers.map(\.kind) == [.contracts, .infrastructure, .data])
  #expect(architecture.layers[0].mayUse == [])
  #expect(architecture.layers[1].isOptional)
  #expect(architecture.layers[2].mayUse == nil)
  #expect(architecture.layers[2].modules == [PathPattern("{feature}PersistenceService")])
  #expect(architecture.compositionRoot.types == ["SceneDelegate"])
  #expect(!architecture.compositionRoot.includesEntryPoints)
  let singletons = try #require(architecture.setting(of: "no-singletons"))
  #expect(singletons.decision == "ADR-007")
  #expect(singletons.allow.map(\.words) == ["'CrashReporter'"])
  #expect(singletons.level == nil)
  let boot = try #require(architecture.setting(of: "boot-logic"))
  #expect(boot.option("longest")?.int == 12)
  #expect(boot.levelsByPath.map(\.level) == [.note])
  #expect(boot.levelsByPath[0].files.matches("Legacy/a.swift"))
}

@Test func `every mistake is reported at once, in the order of the file`() {
  let found = problems(
    """
    {
      "layer": {},
      "exhaustive": "yes",
      "layers": {
        "domain": { "file": ["Domain/**"] },
        "data": { "files": ["/Data/**", "Da{fature}/**"], "mayUse": ["domian"] },
      },
      "rules": { "no-singeltons": "error", "boot-logic": "eror" },
      "layers": {}
    }
    """)
  #expect(
    found == [
      "2:3 unknown key 'layer' in the configuration | did you mean 'layers'?",
      "3:17 'exhaustive' must be true or false, not a string | write true or false",
      "5:17 unknown key 'file' in layer 'domain' | did you mean 'files'?",
      "6:26 '/Data/**' is not a pattern: a pattern is relative to the folder of this file "
        + "| remove the '/' it begins with",
      "6:40 'Da{fature}/**' is not a pattern: '{fature}' is not a capture | did you mean '{feature}'?",
      "6:66 unknown layer 'domian' in 'mayUse' of layer 'data' | did you mean 'domain'?",
      "8:14 unknown rule 'no-singeltons' | did you mean 'no-singletons'?",
      "8:54 unknown severity 'eror' for rule 'boot-logic' | did you mean 'error'?",
      "9:3 key 'layers' appears twice in the same object | it is already on line 4; keep one",
    ])
}

@Test(arguments: [
  ("[]", "1:1 the configuration must be an object, not an array | write an object"),
  (
    #"{"version": 2}"#,
    "1:13 this file is written for a newer archcheck: format version 2 | "
      + "use a newer archcheck; this one reads version 1"
  ),
  (#"{"version": "1"}"#, "1:13 'version' is the number of the file format | write 1"),
  (#"{"extends": "layred"}"#, "1:13 unknown preset 'layred' | did you mean 'layered'?"),
  (
    #"{"extends": ["layered", 3]}"#,
    "1:25 an entry of 'extends' must be a string, not a number | write a string"
  ),
  (#"{"extends": "app-factroy"}"#, "1:13 unknown preset 'app-factroy' | did you mean 'app-factory'?"),
  (
    #"{"checklist": []}"#, "1:15 'checklist' must be an object, not an array | write an object"
  ),
  (
    #"{"checklist": {"Copy": "manul"}}"#,
    "1:24 'manul' is not a value of 'Copy' of 'checklist' | did you mean 'manual'?"
  ),
  (
    #"{"checklist": {"Copy": "no-singletons"}}"#,
    "1:24 'no-singletons' is not a value of 'Copy' of 'checklist' | write [\"no-singletons\"]"
  ),
  (
    #"{"checklist": {"Copy": ["no-singleton"]}}"#,
    "1:25 unknown rule 'no-singleton' in 'Copy' of 'checklist' | did you mean 'no-singletons'?"
  ),
  (
    #"{"checklist": {"Copy": []}}"#,
    "1:24 'Copy' of 'checklist' names no rule | name the rules that decide, or write \"manual\""
  ),
  (
    #"{"checklist": {"Copy": true}}"#,
    "1:24 'Copy' of 'checklist' must be \"manual\" or an array of rules, not a boolean | "
      + "write \"manual\" or an array of rules"
  ),
  (
    #"{"checklist": {" ": "manual"}}"#,
    "1:16 an item of 'checklist' says nothing | write what has to hold"
  ),
  (
    #"{"modules": {}}"#,
    "1:2 key 'modules' is not supported by this version of archcheck | "
      + "remove it, or use a newer archcheck"
  ),
  (
    #"{"decisions": "docs/**"}"#,
    "1:15 'docs/**' in 'decisions' is a pattern | name each folder; its subfolders are included"
  ),
  (
    #"{"decisions": ["docs/adr", "/adr"]}"#,
    "1:28 '/adr' in 'decisions' is absolute | write it relative to this file's folder"
  ),
  (
    #"{"decisions": "../adr"}"#,
    "1:15 '../adr' in 'decisions' leads outside this file's folder | name a folder below this file"
  ),
  (
    #"{"decisions": 1}"#,
    "1:15 'decisions' must be a folder or an array of folders, not a number | write \"docs/decisions\""
  ),
  (
    #"{"rules": {"no-singletons": {"allow": ["A", {"because": "b"}]}}}"#,
    "1:45 an exception of 'allow' of rule 'no-singletons' does not say what it is for | add \"from\", who uses it, or \"to\", what is used"
  ),
  (
    #"{"rules": {"no-singletons": {"allow": [{"from": "A"}]}}}"#,
    "1:40 an exception of 'allow' of rule 'no-singletons' gives no reason | add \"because\": \"…\""
  ),
  (
    #"{"rules": {"no-singletons": {"allow": [{"from": "A", "because": "b", "until": "2027-02-30"}]}}}"#,
    "1:79 '2027-02-30' in 'until' of an exception of 'allow' of rule 'no-singletons' is not a date | write it as 2026-12-31"
  ),
  (
    #"{"rules": {"no-singletons": {"allow": [{"from": "A", "because": "b", "atMost": 0}]}}}"#,
    "1:80 'atMost' of an exception of 'allow' of rule 'no-singletons' is 0, so it lets nothing stand | write a number from 1 on, or remove the entry"
  ),
  (
    #"{"rules": {"no-singletons": {"allow": [{"form": "A", "to": "B", "because": "b"}]}}}"#,
    "1:41 unknown key 'form' in an exception of 'allow' of rule 'no-singletons' | did you mean 'from'?"
  ),
  (
    #"{"sources": 1}"#,
    "1:13 'sources' must be a string or an array of strings, not a number | write a string or an array of strings"
  ),
  (#"{"sources": ["App", "App"]}"#, "1:21 'App' appears twice in 'sources' | keep one"),
  (
    #"{"features": ["Features/**"]}"#,
    "1:15 'Features/**' does not say where the feature's name is | "
      + "write {feature} in its place, as in Features/{feature}/**"
  ),
  (
    #"{"layers": {"a": {}}}"#,
    "1:13 layer 'a' does not say which files belong to it | "
      + "add \"files\": [\"…/**\"], \"modules\": [\"…\"] or \"types\": { … }"
  ),
  (
    #"{"layers": {"a": {"files": []}}}"#,
    "1:13 layer 'a' claims no files | "
      + "list its folders, or remove the layer"
  ),
  (
    #"{"layers": {"a": ["A/**"]}}"#,
    "1:18 layer 'a' must be an object, not an array | "
      + "write { \"files\": [\"…/**\"] }"
  ),
  (#"{"layers": {"": {"files": ["A"]}}}"#, "1:13 a layer needs a name | write one, such as \"domain\""),
  (#"{"layers": {"a": null}}"#, "1:18 no preset has a layer 'a' that could be removed | remove the key"),
  (
    #"{"layers": {"a": {"modules": ["A/B"]}}}"#,
    "1:31 'A/B' is a path, not the name of a module | "
      + "list it in 'files', or write the module's name"
  ),
  (
    #"{"layers": {"a": {"files": ["A"], "is": "domian"}}}"#,
    "1:41 unknown kind of layer 'domian' | "
      + "did you mean 'domain'?"
  ),
  (
    #"{"rules": {"no-singletons": true}}"#,
    "1:29 rule 'no-singletons' must be a severity or an object, "
      + "not a boolean | write \"error\", \"warning\", \"note\" or \"off\""
  ),
  (
    #"{"rules": {"no-singletons": {"allwo": []}}}"#,
    "1:30 unknown key 'allwo' in rule 'no-singletons' | "
      + "did you mean 'allow'?"
  ),
  (
    #"{"rules": {"boot-logic": {"longest": -1}}}"#,
    "1:38 'longest' of rule 'boot-logic' must be "
      + "a whole number that is at least 0, not a number | write a whole number that is at least 0"
  ),
  (
    #"{"rules": {"boot-logic": {"style": "shrt"}}}"#,
    "1:36 unknown value 'shrt' for "
      + "'style' of rule 'boot-logic' | did you mean 'short'?"
  ),
  (
    #"{"extends": "layered", "rules": {"boot-logic": {"layers": ["doman"]}}}"#,
    "1:60 unknown layer 'doman' in "
      + "'layers' of rule 'boot-logic' | did you mean 'domain'?"
  ),
  (
    #"{"rules": {"boot-logic": {"severity": {"../x": "note"}}}}"#,
    "1:41 '../x' is not a pattern: "
      + "a pattern cannot leave the folder of this file | move the file up, or remove '..'"
  ),
  (
    #"{"rules": {"boot-logic": {"decision": 7}}}"#,
    "1:39 'decision' of rule 'boot-logic' must be "
      + "a string, not a number | write a string"
  ),
  (
    #"{"compositionRoot": {"type": ["A"]}}"#,
    "1:22 unknown key 'type' in 'compositionRoot' | "
      + "did you mean 'types'?"
  ),
  (#"{"roles": ["A"]}"#, "1:11 'roles' must be an object, not an array | write an object"),
  (#"{"roles": {"servce": ["A"]}}"#, "1:12 unknown role 'servce' | did you mean 'service'?"),
  (#"{"roles": {"useCases": ["A"]}}"#, "1:12 unknown role 'useCases' | did you mean 'use-case'?"),
  (#"{"roles": {"protocol": ["A"]}}"#, "1:12 unknown role 'protocol' | write one of the known roles"),
  (#"{"roles": {"value": []}}"#, "1:21 'value' of 'roles' is empty | list something, or remove it"),
  (
    #"{"roles": {"value": 1}}"#,
    "1:21 an entry of 'value' of 'roles' must be a name or an object, not a number | "
      + "write \"*…\" or { \"named\": [\"*…\"] }"
  ),
  (#"{"roles": {"value": ["A", "A"]}}"#, "1:27 'A' appears twice in 'value' of 'roles' | keep one"),
  (
    #"{"roles": {"value": ["@A"]}}"#,
    "1:22 '@A' in 'value' of 'roles' is not a name, and matches nothing | write \"A\""
  ),
  (
    #"{"roles": {"value": "A/B"}}"#,
    "1:21 'A/B' in 'value' of 'roles' is not a name, and matches nothing | a path belongs in \"files\""
  ),
  (
    #"{"roles": {"value": {"names": ["A"]}}}"#,
    "1:22 unknown key 'names' in 'value' of 'roles' | did you mean 'named'?"
  ),
  (
    #"{"roles": {"value": {"named": []}}}"#,
    "1:31 'named' of 'value' of 'roles' is empty | list something, or remove it"
  ),
  (
    #"{"roles": {"value": {"named": "A", "files": "../A"}}}"#,
    "1:46 '../A' is not a pattern: a pattern cannot leave the folder of this file | "
      + "move the file up, or remove '..'"
  ),
  (
    #"{"roles": {"value": {"attributed": "final"}}}"#,
    "1:36 'final' in 'attributed' of 'value' of 'roles' is a modifier, not an attribute | "
      + "write a name, with '*' for any letters"
  ),
  (
    #"{"roles": {"value": [{"except": ["A"]}]}}"#,
    "1:22 an entry of 'value' of 'roles' does not say which types it means | "
      + "add \"named\": [\"*…\"] or another condition"
  ),
  (
    #"{"layers": {"a": {"files": ["A/**"], "mayUse": []}, "b": {"files": ["B/**"], "mayUse": []}, "c": {"files": ["C/**"]}}}"#,
    "1:93 layer 'c' does not say what it may use, so it may use every layer"
      + " | add \"mayUse\": [\"*\"] if that is meant, or the layers that it needs"
  ),
  (#"{"#, "1:1 this '{' is never closed | add '}'"),
])
func `a mistake is said with its place and what to do`(_ text: String, _ expected: String) {
  #expect(problems(text) == [expected])
}

@Test func `a short list of names is shown in full`() {
  let reading = read(#"{"layers": {"a": {"files": ["A"], "zzzzzz": 1}}}"#)
  #expect(
    reading.problems.map(\.note) == [
      "known keys: files, modules, otherwise, types, public, except, mayUse, mayNotUse, usedBy, is, optional"
    ])
}

@Test(arguments: [
  // Whoever is not named may not, even who says nothing of its own.
  (
    #""a": {"files": ["A"]}, "b": {"files": ["B"], "usedBy": ["c"]}, "c": {"files": ["C"]}"#,
    ["a: c", "b: *", "c: *"]
  ),
  // A list of one's own grows by those that open themselves.
  (
    #""a": {"files": ["A"], "mayUse": []}, "b": {"files": ["B"], "usedBy": ["*"], "mayUse": []}"#,
    ["a: b", "b: "]
  ),
  (
    #""a": {"files": ["A"], "mayNotUse": ["b"]}, "b": {"files": ["B"]}, "c": {"files": ["C"]}"#,
    ["a: c", "b: *", "c: *"]
  ),
  (#""a": {"files": ["A"], "mayNotUse": ["*"]}, "b": {"files": ["B"]}"#, ["a: ", "b: *"]),
  (
    #""a": {"files": ["A"], "mayNotUse": ["b"]}, "b": {"files": ["B"]}, "c": {"files": ["C"], "usedBy": []}"#,
    ["a: ", "b: a", "c: *"]
  ),
])
func `layers say whom they may use and by whom they are used`(layers: String, expected: [String]) {
  let reading = read("{\"layers\": {\(layers)}}")
  #expect(!reading.problems.contains { $0.severity == .error })
  #expect(
    reading.architecture.layers.map { "\($0.name): \($0.mayUse?.joined(separator: " ") ?? "*")" } == expected)
}

@Test(arguments: [
  (
    #""a": {"files": ["A"], "mayUse": ["b"], "mayNotUse": ["b"]}, "b": {"files": ["B"], "mayUse": []}"#,
    "layer 'a' says what it may use and what it may not"
  ),
  (
    #""a": {"files": ["A"], "mayUse": ["b"]}, "b": {"files": ["B"], "usedBy": ["c"], "mayUse": []}, "c": {"files": ["C"], "mayUse": []}"#,
    "layer 'a' may use 'b', which says that it is used by 'c'"
  ),
  (
    #""a": {"files": ["A"], "mayNotUse": ["b"]}, "b": {"files": ["B"], "usedBy": ["*"], "mayUse": []}"#,
    "layer 'a' may not use 'b', which says that it may"
  ),
  (#""a": {"files": ["A"], "usedBy": ["x"], "mayUse": []}"#, "unknown layer 'x' in 'usedBy' of layer 'a'"),
])
func `layers that contradict each other are a mistake`(layers: String, message: String) {
  #expect(read("{\"layers\": {\(layers)}}").problems.map(\.message) == [message])
}

@Test func `a layer of one's own replaces the preset that nobody asked for`() {
  let reading = read(#"{"layers": {"domain": {"files": ["D/**"]}}}"#)
  #expect(reading.architecture.layers.map(\.name) == ["domain"])
}

@Test func `layers are laid over a preset that was asked for`() throws {
  let reading = read(
    #"{"extends": "layered", "layers": {"feed": {"files": ["F/**"], "mayUse": ["domain"]}, "#
      + #""domain": {"files": ["D/**"]}, "data": {"mayUse": ["feed"]}, "shared": null}}"#)
  #expect(reading.problems == [])
  let architecture = reading.architecture
  #expect(architecture.layers.prefix(3).map(\.name) == ["feed", "domain", "data"])
  #expect(architecture.layer(named: "shared") == nil)
  let domain = try #require(architecture.layer(named: "domain"))
  #expect(domain.files == [PathPattern("D/**")])
  #expect(domain.otherwise.isEmpty)
  #expect(domain.kind == .domain)
  let data = try #require(architecture.layer(named: "data"))
  #expect(data.mayUse == ["feed"])
  #expect(data.files == Architecture.layered.layer(named: "data")?.files)
  #expect(architecture.layer(named: "boot")?.mayUse == ["contracts", "domain"])
}

@Test func `a layer's kind is inferred from its name`() {
  let kinds: [(String, LayerKind)] = [
    ("boot", .boot), ("App Coordinators", .coordinators), ("di", .composition),
    ("core-contracts", .contracts),
    ("Entities", .domain), ("FeedCache", .data), ("networking", .infrastructure), ("Feed UI", .presentation),
    ("things", .other),
  ]
  for (name, kind) in kinds { #expect(LayerKind(inferredFrom: name) == kind, "\(name)") }
}

@Test func `a broken file gives no architecture to check with`() {
  let reading = read("{\"layers\": ")
  #expect(!reading.isUsable)
  #expect(reading.architecture.layers.isEmpty)
}

@Test func `no cut-off or changed configuration crashes the reader`() {
  let whole = Array(
    #"{"extends":["layered"],"layers":{"a":{"files":["A/{feature}/**"],"mayUse":["a"]}},"rules":{}}"#.utf8)
  for index in whole.indices {
    _ = Architecture.reading(Array(whole.prefix(index)), rules: rules)
    for byte in [UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "1"), 0xFF] {
      var changed = whole
      changed[index] = byte
      for problem in Architecture.reading(changed, rules: rules).problems {
        #expect(!problem.rendered(source: changed, path: "architecture.json").isEmpty)
      }
    }
  }
}

@Test func `a preset's layer may be missing until the team says what belongs to it`() {
  func isOptional(_ data: String) -> Bool? {
    let reading = read("{ \"extends\": \"layered\", \"layers\": { \"data\": { \(data) } } }")
    return reading.architecture.layer(named: "data")?.isOptional
  }
  #expect(isOptional(#""mayUse": []"#) == true)
  #expect(isOptional(#""files": ["Data/**"]"#) == false)
  #expect(isOptional(#""types": "*Row""#) == false)
  #expect(isOptional(#""types": "*Row", "optional": true"#) == true)
}
