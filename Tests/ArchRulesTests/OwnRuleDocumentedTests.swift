import ArchConfig
import ArchFacts
import ArchModel
import ArchRules
import Testing

@Suite struct OwnRuleDocumentedTests {
  private static let code = """
    // App/A.swift
    /// A.
    struct A {
      /** b */ var b = 1
      var c = 2 /// of nothing

      /// d

      // swiftlint:disable:next x
      @MainActor public func d() {}
      // e
      func e() {}
      @MainActor
      /// f
      func f() {}
      /// g
      init() {}
      /// h and i
      static let h = 1, i = 2
      /* j */
      func j() {}
    }
    struct K {}
    """

  private func names(_ subject: String, _ isDocumented: Bool) -> [String] {
    let rule =
      "{ \"id\": \"a\", \"\(subject)\": { \"documented\": \(isDocumented) }, \"forbid\": { \"named\": \"*\" }, \"because\": \"b\" }"
    let result = OwnRuleCase(rule, Self.code)
    #expect(result.mistakes == [])
    return result.findings.map { String($0.symbol.prefix { $0 != "(" }) }
  }

  @Test func `what has a comment of documentation before it`() {
    #expect(names("types", true) == ["A"])
    #expect(names("types", false) == ["K"])
    #expect(names("properties", true).prefix(2) == ["A.b", "A.h"])
    #expect(names("functions", true) == ["A.d", "A.f"])
    #expect(names("functions", false) == ["A.e", "A.j"])
    #expect(names("initializers", true) == ["A.init"])
    let rule = #"{ "id": "a", "types": "*", "require": { "documented": true }, "because": "b" }"#
    #expect(OwnRuleCase(rule, Self.code).findings.map(\.message) == ["'K' is not documented"])
    let cases = #"{ "id": "a", "cases": "*", "require": { "documented": true }, "because": "b" }"#
    #expect(
      OwnRuleCase(cases, Self.code).mistakes.map(\.suggestion) == [
        "it can be said of types, properties, functions and initializers"
      ])
  }
}
