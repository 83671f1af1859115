import ArchConfig
import ArchFacts
import ArchModel
import ArchRules
import Testing

/// Who uses properties, functions and cases, as far as it can be told by their names.
@Suite struct OwnRuleMemberUseTests {
  private func unused(_ subject: String, _ code: String, usedBy: String = "\"*\"") -> [String] {
    let rule =
      "{ \"id\": \"a\", \"\(subject)\": \"*\", \"require\": { \"usedBy\": \(usedBy) }, \"because\": \"b\" }"
    let result = OwnRuleCase(rule, code)
    #expect(result.mistakes == [])
    return result.findings.map { String($0.symbol.prefix { $0 != "(" }) }
  }

  @Test func `a function that nothing names is not used`() {
    let found = unused(
      "functions",
      """
      // App/A.swift
      struct A {
        func called() {}
        func passed() {}
        /// Not `lost`, which is named in comments only: lost().
        func lost() { lost() } // lost
        func over() {}
        func over(_ a: Int) { over() }
        func text() {}
        func `in`() {}
        /* quiet /* quiet */ quiet */ private func quiet() {}
        func url() {}
        func selected() {}
        static func == (a: A, b: A) -> Bool { true }
        subscript(index: Int) -> Int { 0 }
        func start() { called(); list.map(passed); print("http://a//text", a.`in`(), "\\(url())", #selector(selected)) }
      }
      func outside() { A().start() }
      """)
    #expect(found == ["A.lost", "A.over", "A.quiet", "outside"])
  }

  @Test func `a witness is used where its requirement is, and a requirement that nothing calls is not`() {
    let found = unused(
      "functions",
      """
      // App/A.swift
      protocol Loading { func load(); func skip() }
      struct A: Loading { func load() {}; func skip() {} }
      private func go(_ loader: any Loading) { loader.load() }
      private let started: Void = go(A())
      """)
    #expect(found == ["Loading.skip", "A.skip"])
  }

  @Test func `what others may call without its name is taken for used`() {
    let found = unused(
      "functions",
      """
      // App/A.swift
      import UIKit
      final class A: UIViewController, UITableViewDelegate {
        func tableView(_ table: UITableView) {}
        override func viewDidLoad() {}
        @objc private func tapped() {}
        @IBAction private func saved() {}
        private func lost() {}
      }
      final class B: UIViewController { func lostToo() {} }
      struct C: Hashable { func hash(into hasher: inout Hasher) {}; func helper() {} }
      struct D: Elsewhere { func asked() {} }
      @Reducer struct E { func reduce() {} }
      @MainActor struct F { func callAsFunction() {}; func lostAsWell() {} }
      extension D { func alsoAsked() {} }
      extension String { func shout() {} }
      """)
    #expect(found == ["A.lost", "B.lostToo", "C.helper", "F.lostAsWell", "String.shout"])
  }

  @Test func `properties and cases`() {
    let code = """
      // App/A.swift
      struct A { let title: String; let lost = 1; @State var shown = false; var both: Int { 0 } }
      struct B: Codable { let coded: Int; var computed: Int { 0 } }
      enum C { case one, two, three(Int) }
      enum D: String { case raw }
      enum E: Error, CaseIterable { case listed }
      struct F { private var _kept = 1; var kept: Int { _kept }; @State var bound = 1; func f() { _bound } }
      private let b = (F().kept, F().f())
      private let a = A(title: "a", b: $shown, c: C.one, d: .three(1))
      """
    #expect(unused("properties", code) == ["A.lost", "A.both", "B.computed", "a"])
    #expect(unused("cases", code) == ["C.two"])
  }

  @Test func `who names it is asked like who names a type`() {
    let code = """
      // Features/Cart/Domain/Cart.swift
      struct Cart { let total = 0; let count = 0; let mark = 0 }
      // Features/Cart/Presentation/CartView.swift
      struct CartView { let cart: Cart; func show() { print(cart.total) } }
      // Features/Cart/Domain/Pay.swift
      struct Pay { func pay(_ cart: Cart) { cart.total + cart.count } }
      // CartTests/CartTests.swift
      import XCTest
      final class CartTests: XCTestCase { func testMark() { Cart().mark } }
      """
    func lacking(_ usedBy: String) -> [String] {
      let rule =
        "{ \"id\": \"a\", \"properties\": { \"of\": \"Cart\" }, \"require\": { \"usedBy\": \(usedBy) }, \"because\": \"b\" }"
      return OwnRuleCase(rule, code).findings.map(\.message)
    }
    func words(_ name: String) -> String { "property '\(name)' of 'Cart' is not used by" }
    #expect(lacking("\"*\"") == ["\(words("mark")) anything in the app's own code"])
    #expect(lacking("{ \"code\": [\"app\", \"tests\"] }") == [])
    #expect(
      lacking("{ \"layer\": \"presentation\" }") == [
        "\(words("count")) a type that is in layer 'presentation'",
        "\(words("mark")) a type that is in layer 'presentation'",
      ])
    #expect(
      lacking("{ \"counting\": \"layers\", \"atLeast\": 2 }") == [
        "property 'count' of 'Cart' is used by 1 layer, not at least 2",
        "property 'mark' of 'Cart' is used by 0 layers, not at least 2",
      ])
    let captured = #"""
      { "id": "a", "properties": { "of": "{x}" }, "require": { "usedBy": "{x}View" }, "because": "b" }
      """#
    #expect(
      OwnRuleCase(captured, code).findings.map(\.symbol).filter { $0.hasPrefix("Cart.") } == [
        "Cart.count", "Cart.mark",
      ])
  }

  @Test(arguments: [
    (#""functions": "*", "forbid": { "usedBy": "A" }"#, ["write it in 'require', or after 'not'"]),
    (
      #""functions": { "usedBy": "A" }, "forbid": { "async": true }"#,
      ["write it in 'require', or after 'not'"]
    ),
    (#""functions": { "not": { "usedBy": "*" } }, "forbid": { "async": true }"#, []),
    (#""functions": "*", "forbid": { "not": { "usedBy": "*" } }"#, []),
    (
      #""functions": "*", "require": { "not": { "usedBy": "A" } }"#, ["write it in 'require', or after 'not'"]
    ),
    (#""functions": "*", "require": { "usedBy": { "atMost": 1 } }"#, ["write \"atLeast\""]),
    (#""functions": "*", "require": { "anyOf": [{ "usedBy": "A" }, { "async": true }] }"#, []),
    (
      #""types": "*", "forbid": { "functions": { "usedBy": "A" } }"#,
      ["write it in 'require', or after 'not'"]
    ),
    (#""types": "*", "forbid": { "functions": { "not": { "usedBy": "*" } } }"#, []),
    (#""types": "*", "require": { "functions": { "usedBy": "A", "atLeast": 1 } }"#, []),
    (#""types": "*", "forbid": { "usedBy": "A" }"#, []),
    (
      #""initializers": "*", "require": { "usedBy": "A" }"#,
      ["it can be said of types, properties, functions and cases"]
    ),
  ])
  func `it may be asked for, and not forbidden`(rule: String, advice: [String]) {
    let rule = "{ \"id\": \"a\", \(rule), \"because\": \"b\" }"
    #expect(
      OwnRuleCase(rule, "// App/A.swift\nstruct A { func a() {} }").mistakes.map(\.suggestion) == advice)
  }
}
