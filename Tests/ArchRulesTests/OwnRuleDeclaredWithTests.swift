import ArchConfig
import ArchFacts
import ArchModel
import ArchRules
import Testing

/// Where it is written what a type inherits from or conforms to.
@Suite struct OwnRuleDeclaredWithTests {
  private static let code = """
    // App/A.swift
    protocol CartDelegate {}
    class A: Base, CartDelegate, Kit.TableDelegate {}
    class B: Base {}
    extension B: CartDelegate, @unchecked Sendable {}
    class C: A {}
    struct D: CartDelegate & Codable {}
    enum E: String, Error {}
    """

  private func lines(_ rule: String) -> [Int] {
    let result = OwnRuleCase("{ \"id\": \"a\", \(rule), \"because\": \"b\" }", Self.code)
    #expect(result.mistakes == [])
    return result.findings.map(\.range.start.line)
  }

  @Test func `in the declaration itself, or in an extension`() {
    #expect(lines(#""types": { "declaredAs": "class" }, "forbid": { "declaredWith": "*Delegate" }"#) == [2])
    #expect(
      lines(#""types": { "declaredAs": "class" }, "forbid": { "conformingTo": "*Delegate" }"#) == [2, 3, 5])
    #expect(
      lines(#""types": { "declaredAs": "extension" }, "forbid": { "declaredWith": "*Delegate" }"#) == [4])
    #expect(lines(#""types": { "declaredWith": "CartDelegate" }, "forbid": { "named": "*" }"#) == [2, 6])
    #expect(lines(#""types": "*", "forbid": { "declaredWith": ["Codable", "TableDelegate"] }"#) == [2, 6])
    #expect(lines(#""types": "*", "forbid": { "declaredWith": "Kit.TableDelegate" }"#) == [2])
    #expect(
      lines(#""types": "*", "forbid": { "declaredWith": { "declaredAs": "protocol" } }"#) == [2, 6])
    #expect(lines(#""types": "{x}", "forbid": { "declaredWith": "{x}" }"#) == [])
    #expect(lines(#""types": { "declaredWith": "{x}Delegate" }, "require": { "named": "{x}*" }"#) == [2, 6])
    #expect(lines(#""types": { "declaredAs": "enum" }, "forbid": { "declaredWith": "Error" }"#) == [7])
  }

  @Test func `the message tells what is written there`() {
    func messages(_ rule: String) -> [String] {
      OwnRuleCase("{ \"id\": \"a\", \(rule), \"because\": \"b\" }", Self.code).findings.map(\.message)
    }
    #expect(
      messages(#""types": { "declaredAs": "class" }, "forbid": { "declaredWith": "*Delegate" }"#) == [
        "'A' is declared with 'CartDelegate' and 'Kit.TableDelegate'"
      ])
    #expect(
      messages(#""types": "C", "require": { "declaredWith": "Base" }"#) == ["'C' is not declared with 'Base'"]
    )
  }
}
