import ArchConfig
import ArchRules
import Testing

/// What extensions are to the rules of a team, and what is written where a type says what it inherits from.
@Suite struct OwnRuleExtensionTests {
  private static let code = """
    // App/Cart.swift
    final class Cart {}
    struct CartView {}
    // App/Cart+Total.swift
    extension Cart { func total() {} }
    // App/Pay.swift
    struct PayView {}
    extension PayView { func pay() {} }
    // App/Text.swift
    extension String { func first() {} }
    extension String.Index { func next() {} }
    """

  @Test(arguments: [
    // An extension belongs to what a rule looks at, of another type and of the same one.
    (#""types": "{x}View", "require": { "companion": { "named": "{x}", "declaredAs": "extension" } }"#, [1]),
    (#""types": "{x}", "require": { "companion": { "named": "{x}", "declaredAs": "extension" } }"#, [2]),
    (#""types": "*View", "require": { "companion": { "named": "Cart", "declaredAs": "extension" } }"#, []),
    (
      #""types": "*View", "require": { "companion": { "named": "Pay", "declaredAs": "extension" } }"#, [2, 1]
    ),
    // In another file, where a file is looked at.
    (
      #""files": "App/Cart.swift", "require": { "companion": { "named": "Cart", "declaredAs": "extension" } }"#,
      []
    ),
    (
      #""files": "App/Pay.swift", "require": { "companion": { "named": "PayView", "declaredAs": "extension" } }"#,
      [1]
    ),
    (
      #""files": "App/{x}.swift", "require": { "companion": { "named": "{x}", "declaredAs": "extension" } }"#,
      [1, 1, 1]
    ),
    // What another module declares has its own name and those around it, too.
    (
      #""types": { "declaredAs": "extension", "named": "{x}" }, "require": { "files": "App/*+*.swift" }"#,
      [2, 1, 2]
    ),
    (#""types": { "declaredAs": "extension", "named": "Index" }, "forbid": { "functions": "next" }"#, [2]),
    (
      #""types": { "declaredAs": "extension", "named": "String.{x}" }, "forbid": { "functions": "next" }"#,
      [2]
    ),
  ])
  func `an extension is something by itself`(rule: String, lines: [Int]) {
    let result = OwnRuleCase("{ \"id\": \"a\", \"because\": \"b\", \(rule) }", Self.code)
    #expect(result.mistakes.map(\.message) == [])
    #expect(result.lines == lines)
  }

  @Test func `an attribute of what a type inherits from is one of the type`() {
    let code = """
      // App/A.swift
      final class A: @unchecked Sendable {}
      final class B: Sendable { @unchecked var a: Int { 1 } }
      extension B: @retroactive Hashable {}
      """
    func lines(_ rule: String) -> [Int] {
      OwnRuleCase("{ \"id\": \"a\", \"because\": \"b\", \(rule) }", code).lines
    }
    #expect(lines(#""types": { "attributed": "unchecked" }, "forbid": { "declaredAs": "class" }"#) == [1])
    #expect(
      lines(
        #""types": { "declaredAs": "extension", "attributed": "retroactive" }, "forbid": { "named": "*" }"#)
        == [3])
  }

  @Test func `what is used is never an extension`() {
    let rule = OwnRuleCase.forbidding(#""types": { "declaredAs": ["class", "extension"] }"#)
    let mistakes = OwnRuleCase(rule, "// App/A.swift").mistakes
    #expect(
      mistakes.map(\.message) == [
        "what is used is a type, and never an extension, in 'types' in 'forbid' of rule 'a'"
      ])
  }

  @Test(arguments: [
    ("Cart/README.md", 1), ("Cart/package.yml", 1), ("Cart/*.swift", 0), ("Cart/v1.2", 0), ("Cart/**", 0),
  ])
  func `a companion is a Swift file`(path: String, count: Int) {
    let rule =
      "{ \"id\": \"a\", \"because\": \"b\", \"types\": \"*\", \"require\": { \"companion\": { \"files\": \"\(path)\" } } }"
    let mistakes = OwnRuleCase(rule, "// App/A.swift").mistakes
    #expect(mistakes.count == count)
    #expect(mistakes.allSatisfy { $0.suggestion == "name a Swift file, or a folder of them" })
  }
}
