import ArchModel
import Testing

@Suite struct PartExplanationTests {
  private let code = codebase([
    "Shop/Screen.swift": "struct Screen { let overview: Overview; let cart: Cart }",
    "Shop/Overview.swift": "struct Overview { let entry: Entry }",
    "Shop/Entry.swift": "struct Entry { let price: Price }",
    "Shop/Cart.swift": "struct Cart { let price: Price }",
    "Shop/Price.swift": "struct Price {}",
  ])

  private func explanation(from: String, to: String) throws -> EdgeExplanation {
    let start = try #require(code.parts(named: from).first)
    let end = try #require(code.parts(named: to).first)
    return code.explanation(from: start, to: end)
  }

  @Test func `one type comes to use another by the shortest way`() throws {
    let edge = try explanation(from: "Screen", to: "Price")
    let chain = edge.chain.map { "\($0.user) \($0.verb) \($0.type)" }
    #expect(chain == ["Screen names Cart", "Cart names Price"])
    #expect(edge.direct.isEmpty)
    #expect(!edge.isReversed)
  }

  @Test func `where only the other way leads from one to the other, that is told`() throws {
    let edge = try explanation(from: "Price", to: "Screen")
    #expect(edge.chain.isEmpty)
    #expect(edge.isReversed)
  }

  @Test func `the types of a folder are those at file scope, not those within them`() {
    let code = codebase([
      "Kit/Price.swift": "struct Price { enum Currency { case euro }; struct Tax { struct Rate {} } }",
      "Kit/Prices.swift": "struct Discount {}\nprotocol Prices { func all() -> [Price] }",
    ])
    let roles = code.explanation(ofFolder: "Kit").roles
    #expect(roles.map { "\($0.role) \($0.count)" } == ["value 2", "protocol 1"])
  }
}
