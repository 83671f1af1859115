import ArchModel
import Testing

@Suite struct RemovalTests {
  @Test func `a type that goes is held by whatever else names it`() throws {
    let code = codebase([
      "Core/Rounding.swift": "struct Rounding { static let one = Rounding() }\nextension Rounding {}",
      "Core/PriceFormat.swift": "struct PriceFormat { let rounding: Rounding }",
    ])
    let part = try #require(code.parts(named: "Rounding").first)
    let removal = Removals(in: code).explanation(of: part)
    #expect(removal.holds.map { "\($0.user) \($0.verb) \($0.type)" } == ["PriceFormat names Rounding"])
    #expect(!removal.isFree)
  }

  @Test func `a module is held where the app imports it, and not where tests do`() throws {
    let code = codebase([
      "Sources/Text/Text.swift": "extension String { public var loud: String { self } }",
      "Sources/App/App.swift": "import Text\nlet title = \"a\".loud",
      "Tests/TextTests/TextTests.swift": "@testable import Text\nimport XCTest\n",
    ])
    let part = try #require(code.parts(named: "Text").first)
    let holds = Removals(in: code).explanation(of: part).holds
    #expect(holds.map { "\($0.place.path) \($0.verb) \($0.type)" } == ["Sources/App/App.swift imports Text"])
  }

  @Test func `a module that nothing of the app imports any longer is told, whatever tests import`() throws {
    let code = codebase([
      "Sources/Text/Text.swift": "extension String { public var loud: String { self } }",
      "Features/Cart/Cart.swift": "import Text\nstruct Cart { let title = \"a\".loud }",
      "Tests/TextTests/TextTests.swift": "@testable import Text\nimport XCTest\n",
    ])
    let part = try #require(code.part(at: "Features/Cart"))
    #expect(Removals(in: code).explanation(of: part).leftUnimported == ["Text"])
  }

  @Test(arguments: [
    ("extension Walking { func walk() {} }", ["Walking.walk() fulfils(\"Walking\")"]),
    ("struct Dog {}\nextension Dog { func walk() {} }", []),
    ("func walk() {}", ["walk() name(files: 1)"]),
    ("func ~> (left: Int, right: Int) -> Bool { true }", ["~> untold"]),
    ("func ~≈ (left: Int, right: Int) -> Bool { true }", ["~≈ untold"]),
    ("func ≈ (left: Int, right: Int) -> Bool { true }", ["≈ untold"]),
    ("func größe(of count: Int) -> Int { count }", []),
    // The protocol goes, too.
    ("protocol Barking {}\nextension String: Barking {}", []),
  ])
  func `what may be used without a name of a type is told with what it may be used for`(
    feature: String, ties: [String]
  ) throws {
    let code = codebase([
      "Features/Dog/Dog.swift": feature,
      "Shared/Cat.swift": "protocol Walking { func walk() }\nstruct Cat: Walking { func go() { walk() } }",
    ])
    let part = try #require(code.part(at: "Features/Dog"))
    let told = Removals(in: code).explanation(of: part).mayBeUsed
    #expect(told.map { "\($0.name) \($0.kind)" } == ties)
  }
}
