import ArchConfig
import ArchFacts
import ArchModel
import ArchRules
import ArchScan
import Testing

@Suite struct OwnRuleTests {
  @Test(arguments: OwnRuleMatcher.allCases)
  func `the example of every matcher runs`(matcher: OwnRuleMatcher) throws {
    let guide = matcher.guide
    #expect(guide.meaning.hasSuffix("."))
    for example in guide.examples {
      #expect(example.rule.contains("\"\(matcher.rawValue)\":"))
      let bad = try check(example.rule, example.bad)
      #expect(!bad.findings.isEmpty)
      #expect(bad.dead == [])
      let good = try check(example.rule, example.good)
      #expect(good.findings.map(\.message) == [])
    }
  }

  @Test func `what is exempt, and what is in tests and previews, is left alone`() throws {
    let rule = #"{ "id": "a", "forbid": { "types": "UIColor" }, "allow": ["UIColor.red"], "because": "b" }"#
    let result = try check(
      rule,
      """
      // App/Domain/A.swift
      let a: UIColor
      #Preview { UIColor() }
      let text = "UIColor"
      // AppTests/ATests.swift
      let b: UIColor
      """)
    #expect(result.findings.map(\.range.start.line) == [1])
  }

  @Test func `an alias and an extension are types only to those who ask for one`() {
    let rule = #"""
      { "id": "a", "types": { "named": "*Store" }, "require": { "conformingTo": "Storing" }, "because": "b" }
      """#
    let code = "// Domain/A.swift\ntypealias ItemStore = Int\nextension MapStore {}\nstruct CartStore {}"
    #expect(OwnRuleCase(rule, code).findings.map(\.symbol) == ["CartStore"])
  }

  @Test func `what is no object is told once`() {
    let rule = #"{ "id": "a", "in": 3, "forbid": { "types": "UIColor" }, "because": "b" }"#
    #expect(OwnRuleCase(rule, "// A.swift\nlet a: UIColor").mistakes.count == 1)
  }

  @Test func `a severity for a path and off are heeded`() throws {
    let rule = #"""
      { "id": "a", "forbid": { "calls": "print" }, "because": "b",
        "severity": { "Old/**": "note", "Older/**": "off" } }
      """#
    let result = try check(
      rule,
      """
      // Domain/A.swift
      func a() { print() }
      // Old/B.swift
      func b() { print() }
      // Older/C.swift
      func c() { print() }
      """)
    #expect(result.findings.map(\.severity) == [.error, .note])
  }

  @Test func `a chain is matched from its first name on, and self is not a name`() throws {
    let rule = #"{ "id": "a", "forbid": { "members": "store.items" }, "because": "b" }"#
    let result = try check(
      rule,
      """
      // Domain/A.swift
      struct A {
        let store: Store
        func a() { self.store.items.append(1) }
        func b() { other.store.items.append(1) }
      }
      """)
    #expect(result.findings.map(\.range.start.line) == [3])
    #expect(result.findings.map(\.range.start.column) == [19])
  }

  @Test(arguments: [
    (
      #"{ "id": "a", "in": { "feature": "Crat" }, "forbid": { "calls": "x" }, "because": "b" }"#,
      "did you mean 'Cart'?"
    ),
    (
      #"{ "id": "a", "types": { "named": "*Nothing" }, "forbid": { "calls": "x" }, "because": "b" }"#,
      "correct it, or add \"optional\": true"
    ),
    (
      #"{ "id": "a", "in": { "layer": "domain", "except": "**" }, "forbid": { "calls": "x" }, "because": "b" }"#,
      "correct 'in', or add \"optional\": true"
    ),
  ])
  func `a rule that looks at nothing is an error`(rule: String, advice: String) throws {
    let code = "// Features/Cart/Domain/A.swift\nstruct A {}"
    let result = try check(rule, code)
    #expect(result.dead.map(\.suggestion) == [advice])
    let optional = rule.replacing("\"because\"", with: "\"optional\": true, \"because\"")
    #expect(try check(optional, code).dead == [])
  }

  @Test(arguments: [
    (#"{ "forbid": { "calls": "x" }, "because": "b" }"#, "a rule of 'own' needs an 'id'"),
    (
      #"{ "id": "No Spaces", "forbid": { "calls": "x" }, "because": "b" }"#,
      "'No Spaces' is not the id of a rule"
    ),
    (
      #"{ "id": "no-singletons", "forbid": { "calls": "x" }, "because": "b" }"#,
      "'no-singletons' is a rule of archcheck"
    ),
    (#"{ "id": "a", "because": "b" }"#, "rule 'a' neither forbids nor requires anything"),
    (#"{ "id": "a", "forbid": { "calls": "x" } }"#, "rule 'a' does not say why"),
    (
      #"{ "id": "a", "forbid": { "call": "x" }, "because": "b" }"#,
      "unknown key 'call' in 'forbid' of rule 'a'"
    ),
    (
      #"{ "id": "a", "forbid": { "calls": [] }, "because": "b" }"#, "'calls' in 'forbid' of rule 'a' is empty"
    ),
    (#"{ "id": "a", "forbid": {}, "because": "b" }"#, "'forbid' of rule 'a' says nothing"),
    (
      #"{ "id": "a", "in": { "layer": "domian" }, "forbid": { "calls": "x" }, "because": "b" }"#,
      "unknown layer 'domian' in 'layer' in 'in' of rule 'a'"
    ),
    (
      #"{ "id": "a", "require": { "layer": "domain" }, "because": "b" }"#,
      "'layer' cannot be said of whole files in 'require' of rule 'a'"
    ),
    (
      #"{ "id": "a", "forbid": { "declaredAs": "klass" }, "because": "b" }"#,
      "unknown kind of declaration 'klass' for 'declaredAs' in 'forbid' of rule 'a'"
    ),
  ])
  func `a mistake in a rule is reported in its place`(rule: String, message: String) {
    let reading = Architecture.reading(
      Array("{ \"extends\": \"layered\", \"own\": [\(rule)] }".utf8), rules: RuleCatalog.known)
    #expect(reading.problems.map(\.message) == [message])
  }

  @Test func `a subscript is told as one`() {
    let rule =
      #"{ "id": "a", "functions": "*", "require": { "parameters": { "atMost": 1 } }, "because": "b" }"#
    let found = OwnRuleCase(
      rule, "// App/A.swift\nstruct A { subscript(a: Int, b: Int) -> Int { 0 } }"
    ).findings
    #expect(found.map(\.message) == ["a subscript of 'A' has 2 parameters, not at most 1"])
  }

  @Test func `a subject that says nothing may be all of them`() {
    let rule =
      #"{ "id": "a", "functions": {}, "require": { "parameters": { "atMost": 4 } }, "because": "b" }"#
    let reading = Architecture.reading(Array("{ \"own\": [\(rule)] }".utf8), rules: RuleCatalog.known)
    #expect(
      reading.problems.map(\.suggestion) == [#"write "*" for all of them, or add one of its keys"#])
  }

  private func check(
    _ rule: String, _ code: String
  ) throws -> (findings: [Finding], dead: [ConfigProblem]) {
    let reading = Architecture.reading(
      Array("{ \"extends\": \"layered\", \"own\": [\(rule)] }".utf8), rules: RuleCatalog.known)
    try #require(reading.problems.map(\.message) == [])
    let codebase = Codebase(reading.architecture, ExampleFiles.files(of: code))
    return (
      RuleRun(reading.architecture, rules: []).findings(in: codebase),
      DeadOwnRules(in: codebase, work: InOrder()).problems(work: InOrder())
    )
  }
}
