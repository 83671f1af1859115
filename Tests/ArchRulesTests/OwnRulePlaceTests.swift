import ArchConfig
import ArchFacts
import ArchModel
import ArchRules
import Testing

/// Which code a rule looks at, and what is said of a rule that looks at none.
@Suite struct OwnRulePlaceTests {
  static let code = """
    // App/A.swift
    func app() { print() }
    #if DEBUG
    func debug() { print() }
    #endif
    #Preview { print() }
    struct MockStore { func double() { print() } }
    struct AView_Previews: PreviewProvider { func preview() { print() } }
    // AppTests/ATests.swift
    import XCTest
    final class ATests: XCTestCase { func testA() { print() } }
    // App/B.generated.swift
    func generated() { print() }
    // App/Cart.swift
    struct Cart {}
    """

  @Test(arguments: [
    (nil, ["App/A.swift:1"]), ("\"app\"", ["App/A.swift:1"]), ("\"debug\"", ["App/A.swift:3"]),
    ("\"previews\"", ["App/A.swift:5", "App/A.swift:7"]), ("\"doubles\"", ["App/A.swift:6"]),
    ("\"tests\"", ["AppTests/ATests.swift:2"]), ("\"generated\"", ["App/B.generated.swift:1"]),
    ("[\"app\", \"tests\"]", ["App/A.swift:1", "AppTests/ATests.swift:2"]),
  ])
  func `a rule looks at the code that it asks for`(code: String?, places: [String]) {
    let rule = OwnRuleCase.forbidding("\"calls\": \"print\"", in: code.map { "\"code\": \($0)" })
    let result = OwnRuleCase(rule, Self.code)
    #expect(result.findings.map { "\($0.path):\($0.range.start.line)" } == places)
    #expect(result.dead == [])
  }

  @Test(arguments: [
    (#""feature": "Cart""#, [1]), (#""feature": "*""#, [1, 4]), (#""layer": "domain""#, [1]),
    (#""layer": "*""#, [1]), (#""module": "Kit""#, [7]), (#""module": "*""#, [7]),
    (#""files": "App/**""#, [13]),
    (#""files": "**", "except": ["App/**", "Features/**", "Sources/**"]"#, [10]),
    (#""files": ["App/**", "Features/Cart/**"], "layer": "domain""#, [1]),
  ])
  func `what says where a file is says nothing of a file that is nowhere`(place: String, lines: [Int]) {
    let code = """
      // Features/Cart/Domain/A.swift
      func a() { print() }

      // Features/Login/B.swift
      func b() { print() }

      // Sources/Kit/C.swift
      func c() { print() }

      // Other/D.swift
      func d() { print() }

      // App/E.swift
      func e() { print() }
      """
    let found = OwnRuleCase(OwnRuleCase.forbidding("\"calls\": \"print\"", in: place), code).findings
    let all = code.split(separator: "\n", omittingEmptySubsequences: false)
    let paths = lines.map { String(all[$0 - 1].dropFirst(3)) }
    #expect(found.map(\.path) == paths)
  }

  @Test func `types of tests can be asked for`() {
    let rule = #"""
      { "id": "a", "in": { "code": "tests" }, "types": { "conformingTo": "XCTestCase" },
        "require": { "named": "*Specs" }, "because": "b" }
      """#
    let result = OwnRuleCase(rule, Self.code)
    #expect(result.findings.map(\.message) == ["'ATests' is not named like '*Specs'"])
    let base = OwnRuleCase.forbidding(#""conformingTo": "XCTestCase""#, in: #""code": "tests""#)
    #expect(OwnRuleCase(base, Self.code).findings.map(\.path) == ["AppTests/ATests.swift"])
    let named = OwnRuleCase.forbidding(#""types": "Cart.Item""#, in: #""code": "tests""#)
    let code = """
      // App/Cart.swift
      struct Cart { struct Item {} }
      // AppTests/CartTests.swift
      extension Cart { func a() { let b: Item } }
      """
    #expect(OwnRuleCase(named, code).lines == [1])
  }

  @Test(arguments: [
    (
      OwnRuleCase.forbidding("\"calls\": \"x\"", in: "\"files\": \"AppTests/**\""),
      "rule 'a' looks at nothing: what is there is test code, not code of the app",
      "add \"code\": \"tests\" to 'in', or add \"optional\": true"
    ),
    (
      OwnRuleCase.forbidding("\"calls\": \"x\"", types: "\"named\": \"*Tests\""),
      "rule 'a' looks at no type: those that match 'types' are test code, not code of the app",
      "add \"in\": { \"code\": \"tests\" }, or add \"optional\": true"
    ),
    (
      OwnRuleCase.forbidding("\"calls\": \"x\"", types: "\"named\": [\"Mock*\", \"*Tests\"]"),
      "rule 'a' looks at no type: those that match 'types' are test code and mocks and other doubles, not code of the app",
      "add \"in\": { \"code\": [\"tests\", \"doubles\"] }, or add \"optional\": true"
    ),
    (
      OwnRuleCase.forbidding("\"calls\": \"x\"", types: "\"named\": \"ATests\"", in: "\"files\": \"App/**\""),
      "rule 'a' looks at no type: those that match 'types' are not where 'in' says",
      "correct 'in' or 'types', or add \"optional\": true"
    ),
  ])
  func `a rule that looks only at what it leaves out says what that is`(
    rule: String, message: String, advice: String
  ) {
    let result = OwnRuleCase(rule, Self.code)
    #expect(result.dead.map(\.message) == [message])
    #expect(result.dead.map(\.suggestion) == [advice])
    #expect(result.dead.map(\.severity) == [.error])
  }

  @Test func `companions in tests are not asked for where no tests are read`() {
    let rule = """
      { "id": "a", "types": "{x}Model", "require": { "companion": { "named": "{x}Tests", "code": "tests" } },
        "because": "b" }
      """
    let app = "// App/CartModel.swift\nstruct CartModel {}"
    let tests = "\n// AppTests/OtherTests.swift\nimport XCTest\nfinal class OtherTests: XCTestCase {}"
    #expect(
      OwnRuleCase(rule, app).dead.map(\.message) == [
        "no file that is read matches 'tests' in 'code' of rule 'a'"
      ])
    #expect(OwnRuleCase(rule, app + tests).dead.map(\.message) == [])
  }

  @Test func `an exception or an alternative that matches nothing is a warning`() {
    let except = OwnRuleCase.forbidding("\"calls\": \"x\"", in: "\"except\": \"App/Gone.swift\"")
    #expect(OwnRuleCase(except, Self.code).dead.map(\.severity) == [.warning])
    let one = OwnRuleCase.forbidding("\"calls\": \"x\"", types: "\"named\": [\"Cart\", \"Gone\"]")
    #expect(
      OwnRuleCase(one, Self.code).dead.map(\.message) == [
        "no type matches 'Gone' in 'named' of rule 'a'"
      ])
    #expect(OwnRuleCase(one, Self.code).dead.map(\.severity) == [.warning])
    let all = OwnRuleCase.forbidding("\"calls\": \"x\"", types: "\"declaredAs\": [\"actor\"]")
    #expect(OwnRuleCase(all, Self.code).dead.map(\.severity) == [.error])
    let files = OwnRuleCase.forbidding("\"calls\": \"x\"", in: "\"files\": [\"App/**\", \"Application/**\"]")
    #expect(OwnRuleCase(files, Self.code).dead.map(\.severity) == [.warning])
  }

  @Test(arguments: [
    (#""types": { "named": "*Model", "not": { "named": "Gone*" } }"#, "type", "Gone*", "named"),
    (
      #""types": { "anyOf": [{ "named": "*Model" }, { "declaredAs": "actor" }] }"#, "type", "actor",
      "declaredAs"
    ),
    (
      #""types": { "not": { "anyOf": [{ "conformingTo": "Gone" }, { "named": "Cart*" }] } }"#, "type", "Gone",
      "conformingTo"
    ),
    (#""types": { "not": { "files": "App/Gone/**" } }"#, "type", "App/Gone/**", "files"),
    (#""in": { "not": { "files": "App/Gone/**" } }, "types": "*""#, "file", "App/Gone/**", "files"),
    (#""files": { "not": { "module": "Gone" } }"#, "file", "Gone", "module"),
  ])
  func `a name after "not" or "anyOf" that there is nothing for is a warning`(
    words: String, what: String, pattern: String, matcher: String
  ) {
    let rule = #"{ "id": "a", \#(words), "forbid": { "calls": "x" }, "because": "b" }"#
    let dead = OwnRuleCase(rule, "// App/CartModel.swift\nstruct CartModel {}\nstruct Other {}").dead
    #expect(dead.map(\.message) == ["no \(what) matches '\(pattern)' in '\(matcher)' of rule 'a'"])
    #expect(dead.map(\.severity) == [.warning])
  }

  @Test func `a kind that is left out and is nowhere yet is no slip`() {
    let rule =
      #"{ "id": "a", "types": { "not": { "declaredAs": "protocol" } }, "forbid": { "calls": "x" }, "because": "b" }"#
    #expect(OwnRuleCase(rule, "// App/Cart.swift\nstruct Cart {}").dead.isEmpty)
  }

  @Test func `of what is in something, a name that is nowhere is not told`() {
    for word in ["calls", "members", "companion"] {
      let rule = """
        { "id": "a", "types": { "not": { "\(word)": "Gone" } }, "forbid": { "calls": "x" }, "because": "b" }
        """
      #expect(OwnRuleCase(rule, "// App/CartModel.swift\nstruct CartModel {}").dead.map(\.message) == [])
    }
  }

  @Test func `what something is tied to is the name of a type`() {
    let code = "// App/CartView.swift\nstruct CartView { let cart: Cart }\n// App/Cart.swift\nstruct Cart {}"
    func dead(_ types: String) -> [String] {
      let rule =
        "{ \"id\": \"a\", \"types\": \(types), \"forbid\": { \"calls\": \"x\" }, \"because\": \"b\" }"
      return OwnRuleCase(rule, code).dead.map { "\($0.severity): \($0.message)" }
    }
    #expect(dead(#"{ "usedBy": "CartView" }"#) == [])
    #expect(dead(#"{ "reaches": "Cart" }"#) == [])
    #expect(dead(#"{ "usedBy": "Gone" }"#) == ["error: no type matches 'Gone' in 'usedBy' of rule 'a'"])
    #expect(
      dead(#"{ "not": { "usedBy": "Gone" } }"#) == ["warning: no type matches 'Gone' in 'usedBy' of rule 'a'"]
    )
    #expect(
      dead(#"{ "usedBy": "Cart" }"#) == [
        "error: rule 'a' looks at no type: none matches everything in 'types'"
      ])
  }
}
