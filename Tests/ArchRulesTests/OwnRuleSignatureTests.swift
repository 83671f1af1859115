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

  private static let signatures = """
    // App/A.swift
    struct A {
      func load(_ url: URL, completion: @escaping () -> Void) {}
      func save(completionHandler done: () -> Void) {}
      func many(a: Int, b: Int = 0, c: Int..., d: Int, e: Int) {}
      func none(_ completion: () -> Void) {}
      func quoted(`in` place: Int, `default`: Int) {}
      subscript(index: Int, at other: Int) -> Int { 0 }
      func nothing() { let completion = 1 }
      init(completion: () -> Void) {}
    }
    """

  @Test(arguments: [
    (#""completion""#, ["load"]), (#""completion*""#, ["load", "save"]),
    (#"["_", "in"]"#, ["load", "none", "quoted"]),
    (#""default""#, ["quoted"]), (#""*""#, ["load", "save", "many", "none", "quoted", "subscript"]),
    (#"{ "atLeast": 5 }"#, ["many"]), (#"{ "count": 0 }"#, ["nothing"]),
    (#"{ "atMost": 1 }"#, ["save", "none", "nothing"]),
    (#"{ "atLeast": 2, "atMost": 4 }"#, ["load", "quoted", "subscript"]),
    (#"[{ "count": 0 }, "completion"]"#, ["load", "nothing"]),
    (#"{ "count": 2 }"#, ["load", "quoted", "subscript"]),
  ])
  func `which parameters a function has, and how many`(value: String, names: [String]) {
    let rule =
      "{ \"id\": \"a\", \"functions\": \"*\", \"forbid\": { \"parameters\": \(value) }, \"because\": \"b\" }"
    let result = OwnRuleCase(rule, Self.signatures)
    #expect(result.mistakes == [])
    #expect(result.findings.map { $0.symbol.prefix { $0 != "(" } } == names.map { "A.\($0)" })
    let chosen =
      "{ \"id\": \"a\", \"functions\": { \"parameters\": \(value) }, \"forbid\": { \"named\": \"*\" }, \"because\": \"b\" }"
    #expect(
      OwnRuleCase(chosen, Self.signatures).findings.map { $0.symbol.prefix { $0 != "(" } }
        == names.map { "A.\($0)" })
    let captured =
      "{ \"id\": \"a\", \"functions\": { \"of\": \"{x}\", \"parameters\": \(value) }, \"forbid\": { \"of\": \"{x}\" }, \"because\": \"b\" }"
    #expect(
      OwnRuleCase(captured, Self.signatures).findings.map { $0.symbol.prefix { $0 != "(" } }
        == names.map { "A.\($0)" })
  }

  @Test func `the message tells how many there are, and what is asked`() {
    func messages(_ rule: String) -> [String] {
      OwnRuleCase("{ \"id\": \"a\", \(rule), \"because\": \"b\" }", Self.signatures).findings.map(\.message)
    }
    #expect(
      messages(#""functions": "many", "require": { "parameters": { "atMost": 4 } }"#) == [
        "function 'many(a:b:c:d:e:)' of 'A' has 5 parameters, not at most 4"
      ])
    #expect(
      messages(#""functions": "many", "forbid": { "parameters": { "atLeast": 5 } }"#) == [
        "function 'many(a:b:c:d:e:)' of 'A' has 5 parameters"
      ])
    #expect(
      messages(#""functions": "load", "forbid": { "parameters": "completion*" }"#) == [
        "function 'load(_:completion:)' of 'A' has a parameter 'completion'"
      ])
    #expect(
      messages(#""functions": "nothing", "require": { "parameters": "url" }"#) == [
        "function 'nothing()' of 'A' has no parameter 'url'"
      ])
    #expect(
      messages(#""types": "A", "forbid": { "functions": { "parameters": { "atLeast": 5 } } }"#) == [
        "function 'many(a:b:c:d:e:)' of 'A' has at least 5 parameters"
      ])
    #expect(
      messages(#""types": "A", "require": { "functions": { "parameters": "completion", "count": 2 } }"#) == [
        "'A' has 1 function that has a parameter 'completion', not 2"
      ])
  }

  @Test(arguments: [
    (#""completion:""#, "write \"completion\""), (#"{ "atmost": 4 }"#, "did you mean 'atMost'?"),
    (#"{ "atMost": "4" }"#, "write a number from 0 on"),
    ("{}", "add one of its keys, or remove it"), (#"{ "named": "a" }"#, nil),
  ])
  func `what is no parameter and no number is a mistake`(value: String, advice: String?) {
    let rule =
      "{ \"id\": \"a\", \"functions\": \"*\", \"forbid\": { \"parameters\": \(value) }, \"because\": \"b\" }"
    #expect(OwnRuleCase(rule, Self.signatures).mistakes.map(\.suggestion) == [advice])
  }

  @Test func `an error that is called as a folder named "true" stays a name`() {
    let rule = #"""
      { "id": "a", "in": { "files": "App/{x}/**" }, "functions": "*",
        "forbid": { "throws": ["DataError", "{x}"] }, "because": "b" }
      """#
    let code = "// App/true/A.swift\nstruct A { func a() throws(DataError) {} }"
    #expect(
      OwnRuleCase(rule, code).findings.map(\.message) == [
        "function 'a()' of 'A' throws 'DataError' or 'true'"
      ])
  }
}
