import ArchFacts
import ArchModel
import Testing

@Suite struct EdgeExplanationTests {
  @Test func `each step of a way tells everywhere that its user names its type, and nothing else`() throws {
    let code = codebase([
      "Shop/Screen.swift": "struct Screen {\nlet cart: Cart\n}",
      "Shop/Cart.swift": "struct Cart {\nlet price: Price\nlet tax: Tax\nlet former: Price?\n}",
      "Shop/Tax.swift": "struct Tax { let price: Price }",
      "Shop/Price.swift": "struct Price {}",
    ])
    let start = try #require(code.parts(named: "Screen").first)
    let end = try #require(code.parts(named: "Price").first)
    let chain = code.explanation(from: start, to: end).chain
    #expect(chain.map { "\($0.user) → \($0.type)" } == ["Screen → Cart", "Cart → Price"])
    let places = chain.map { step in step.places.map { "\($0.path):\($0.location.line)" } }
    #expect(places == [["Shop/Screen.swift:2"], ["Shop/Cart.swift:2", "Shop/Cart.swift:4"]])
  }
}
