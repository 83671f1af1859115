import ArchConfig
import ArchFacts
import ArchModel
import ArchRules
import Testing

/// What messages tell of what was met.
@Suite struct OwnRuleMessageTests {
  private func messages(_ rule: String, _ code: String) -> [String] {
    let result = OwnRuleCase("{ \"id\": \"a\", \(rule), \"because\": \"b\" }", code)
    #expect(result.mistakes == [])
    return result.findings.map(\.message)
  }

  @Test func `only the alternatives that are met`() {
    let types = "// App/A.swift\nclass A {}\nfinal class BManager {}\nactor C {}\nclass DManager {}"
    #expect(
      messages(
        #""types": "*", "forbid": { "anyOf": [{ "named": "*Manager" }, { "declaredAs": "actor" }] }"#, types)
        == [
          "'BManager' is named like '*Manager'", "'C' is declared as 'actor'",
          "'DManager' is named like '*Manager'",
        ])
    #expect(
      messages(
        #""types": "{x}Manager", "forbid": { "anyOf": [{ "named": "{x}Manager" }, { "declaredAs": "actor" }] }"#,
        types) == ["'BManager' is named 'BManager'", "'DManager' is named 'DManager'"])
    let uses = "// App/A.swift\nstruct A { func a() { b(1); c { b(2) } } }"
    #expect(
      messages(
        #""forbid": { "calls": { "anyOf": [{ "named": "b", "within": "c" }, { "named": "d" }] } }"#, uses)
        == ["'b', which is within 'c', is called here"])
    let members = "// App/A.swift\nstruct A { var a = 1\n static let b = 2 }"
    #expect(
      messages(
        #""types": "A", "forbid": { "properties": { "anyOf": [{ "modified": "static" }, { "declaredAs": "var" }] } }"#,
        members) == ["property 'a' of 'A' is declared as 'var'", "property 'b' of 'A' is declared 'static'"])
  }

  @Test func `each parameter that is what may not be taken`() {
    let code = "// App/A.swift\nfunc save(_ row: CartRow?, _ all: [ItemRow], _ name: String) {}"
    #expect(
      messages(#""functions": "*", "forbid": { "takes": ["*Row", "[*Row]"] }"#, code) == [
        "function 'save(_:_:_:)' takes 'CartRow?' and '[ItemRow]'"
      ])
  }

  @Test func `a property is not of a type that is named, and not a type that is described`() {
    let code = """
      // App/A.swift
      struct A { let total: Double; let row: Row }
      struct Row {}
      protocol Record {}
      """
    #expect(
      messages(#""properties": "total", "require": { "typed": "Money" }"#, code) == [
        "property 'total' of 'A' is not of type 'Money'"
      ])
    #expect(
      messages(#""properties": "row", "require": { "typed": { "conformingTo": "Record" } }"#, code) == [
        "property 'row' of 'A' is not a type that inherits from or conforms to 'Record'"
      ])
  }

  @Test func `a module that extends a type uses it, and the place of others is told as another one`() {
    let code = """
      // Sources/Kit/Used.swift
      public struct Extended {}
      extension Extended { func more() {} }
      public struct Lost {}
      extension Lost { func more() {} }
      // Sources/App/More.swift
      import Kit
      extension Extended { func another() {} }
      """
    #expect(
      messages(
        #""types": { "module": "{m}", "access": "public" }, "require": { "usedBy": { "module": "{n}" } }"#,
        code)
        == ["'Lost' is not used by a type that is in another module"])
    #expect(
      messages(#""types": { "access": "public" }, "require": { "usedBy": { "module": "App" } }"#, code) == [
        "'Lost' is not used by a type that is in module 'App'"
      ])
  }

  @Test func `what is assigned to in a tuple or in parentheses`() {
    let code = """
      // App/A.swift
      func a() {
        (state.p, q) = (1, state.r)
        (state.m) = 4
        (_, (state.rows[0].title, other)) = (1, (2, 3))
        ( state.n ) += 1
        let (state, b) = (1, 2)
        (b, c) = (state.x, f(state.y))
        f(state.z).w = 1
        if (state.k, b) == (1, 2) {}
      }
      """
    let rule = OwnRuleCase.forbidding(#""writes": "state.*""#)
    let result = OwnRuleCase(rule, code)
    #expect(result.findings.map(\.range.start.line) == [2, 3, 4, 5])
    #expect(
      result.findings.map(\.message).prefix(2) == [
        "'state.p' is written to here", "'state.m' is written to here",
      ])
    #expect(
      OwnRuleCase(OwnRuleCase.forbidding(#""writes": ["q", "other"]"#), code).findings.map(\.range.start.line)
        == [2, 4])
  }
}
