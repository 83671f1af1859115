import ArchConfig
import ArchModel
import ArchRules
import Testing

/// What the callers of a function see of it.
@Suite struct OwnRuleSignatureTests {
  private static let throwing = """
    // App/A.swift
    struct A {
      func plain() throws {}
      func again(_ body: () throws -> Void) rethrows {}
      func named() throws(DataError) {}
      func any() throws(any Error) {}
      func qualified() async throws(Data.DataError) -> Int { 0 }
      init() throws(OtherError) {}
      subscript(index: Int) -> Int { get throws(DataError) { 0 } }
      func none(_ body: () throws(DataError) -> Void) {}
      func generic<E>() throws(E) {}
    }
    struct DataError: Error {}
    enum Data { struct DataError: Error {} }
    """

  @Test(arguments: [
    (#"true"#, ["plain", "again", "named", "any", "qualified", "subscript", "generic"]), ("false", ["none"]),
    (#""DataError""#, ["named", "qualified", "subscript"]), (#""Data.DataError""#, ["qualified"]),
    (#""Error""#, ["plain", "again", "any"]),
    (#"["*Error", "E"]"#, ["plain", "again", "named", "any", "qualified", "subscript", "generic"]),
    (#""*""#, ["plain", "again", "named", "any", "qualified", "subscript", "generic"]),
    (#"{ "conformingTo": "Error", "named": "Data*" }"#, ["named", "qualified", "subscript"]),
    (#""f*""#, []),
  ])
  func `what a function throws`(value: String, names: [String]) {
    let rule =
      "{ \"id\": \"a\", \"functions\": \"*\", \"forbid\": { \"throws\": \(value) }, \"because\": \"b\" }"
    let result = OwnRuleCase(rule, Self.throwing)
    #expect(result.mistakes == [])
    #expect(result.findings.map { $0.symbol.prefix { $0 != "(" } } == names.map { "A.\($0)" })
  }

  @Test func `what an initializer throws, and another name of the same rule`() {
    let initializers =
      #"{ "id": "a", "initializers": "*", "require": { "throws": "DataError" }, "because": "b" }"#
    #expect(
      OwnRuleCase(initializers, Self.throwing).findings.map(\.message) == [
        "initializer 'init()' of 'A' throws 'OtherError', not 'DataError'"
      ])
    let code =
      "// App/A.swift\nstruct PayLogic { func a() throws(PayError) {}\n func b() throws(CartError) {}\n func c() {}\n func d() throws {} }"
    let rule = #"""
      { "id": "a", "functions": { "of": "{x}Logic", "throws": true }, "require": { "throws": "{x}Error" },
        "because": "b" }
      """#
    #expect(OwnRuleCase(rule, code).lines == [2, 4])
    let plain =
      #"{ "id": "a", "functions": { "throws": true }, "require": { "throws": "PayError" }, "because": "b" }"#
    #expect(
      OwnRuleCase(plain, code).findings.map(\.message) == [
        "function 'b()' of 'PayLogic' throws 'CartError', not 'PayError'",
        "function 'd()' of 'PayLogic' throws any error, not 'PayError'",
      ])
  }

  @Test(arguments: [
    (#""true""#, "write it without quotation marks"), (#""any Error""#, "write \"Error\""),
    (#""throws""#, "write a name, with '*' for any letters"),
  ])
  func `what nothing is thrown as is a mistake`(value: String, advice: String) {
    let rule =
      "{ \"id\": \"a\", \"functions\": \"*\", \"forbid\": { \"throws\": \(value) }, \"because\": \"b\" }"
    #expect(OwnRuleCase(rule, Self.throwing).mistakes.map(\.suggestion) == [advice])
  }
}
