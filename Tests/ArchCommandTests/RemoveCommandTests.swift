import Foundation
import Testing

@Suite struct RemoveCommandTests {
  private func shop() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("@main struct ShopApp { let container = Container() }", to: "App/ShopApp.swift")
    try folder.write(
      "final class Container {\n  let cart = CartView(model: CartModel())\n  let search = SearchView()\n}",
      to: "App/DI/Container.swift")
    try folder.write(
      "struct CartView { let model: CartModel }\nfinal class CartModel { let format = PriceFormat() }",
      to: "Features/Cart/CartView.swift")
    try folder.write(
      "struct PriceFormat { let rounding: Rounding }\nstruct Rounding {}", to: "Core/PriceFormat.swift")
    try folder.write("struct SearchView { let cart: CartModel }", to: "Features/Search/SearchView.swift")
    try folder.write(
      "import XCTest\nfinal class CartTests: XCTestCase { let model = CartModel() }",
      to: "ShopTests/CartTests.swift")
    let config = """
      { "features": "Features/{feature}/**", "compositionRoot": { "files": "App/DI/**" }, "layers": {
        "app": { "files": "App/**", "mayUse": ["*"] }, "features": { "files": "Features/**", "mayUse": ["core"] },
        "core": { "files": "Core/**", "mayUse": [] } } }
      """
    try folder.write(config, to: "architecture.json")
    return folder
  }

  @Test func `what holds a feature is told place by place, and what only it names`() throws {
    let outcome = try Binary.run("remove", "Cart", in: shop())
    #expect(outcome.code == 1)
    #expect(
      outcome.output == """
        Cart (feature): 1 file, 2 types

        has to be changed first: 1 place
          Features/Search/SearchView.swift:1:31: 'SearchView' names 'CartModel'

        puts the app together, and is where it is taken out: 2 places
          App/DI/Container.swift:2:14: 'Container' calls 'CartView'
          App/DI/Container.swift:2:30: 'Container' calls 'CartModel'

        nothing would name any longer: 2 types
          Core/PriceFormat.swift:1:8: 'PriceFormat'
          Core/PriceFormat.swift:2:8: 'Rounding'

        It is held in place; what starts the app does not name it.
        Tests are not looked at.

        """)
  }

  @Test func `a verdict says whether the app would start`() throws {
    let folder = try shop()
    let search = try Binary.run("remove", "Features/Search", in: folder)
    #expect(search.code == 1)
    #expect(
      search.output.contains(
        "It can go once it is taken out of the composition root; the app would still start.\n"))
    #expect(
      try Binary.run("remove", "App/DI", in: folder).output.contains("The app would not start without it.\n"))
    let file = try Binary.run("remove", "Rounding", in: folder)
    #expect(file.output.hasPrefix("Rounding (type): 1 file, 1 type\n\nhas to be changed first: 1 place\n"))
    try folder.write("struct Alone {}", to: "Core/Alone.swift")
    let alone = try Binary.run("remove", "Core/Alone.swift", in: folder)
    #expect(alone.code == 0)
    #expect(alone.output.contains("It can go: nothing else of the app names it.\n"))
  }

  @Test func `imports, names of extensions and the start of the app hold, too`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "let package = Package(name: \"A\", targets: [.target(name: \"Text\"), .executableTarget(name: \"App\")])",
      to: "Package.swift")
    try folder.write(
      "extension String { public var trimmed: String { self }\n  public var loud: String { self } }",
      to: "Sources/Text/Text.swift")
    try folder.write(
      "import Text\n@main struct App { static func main() { print(\" a\".trimmed) } }",
      to: "Sources/App/App.swift")
    let text = try Binary.run("remove", "Text", in: folder)
    #expect(text.code == 1)
    #expect(
      text.output == """
        Text (module): 1 file, 0 types

        has to be changed first: 1 place
          Sources/App/App.swift:1:8: imports 'Text'

        extensions and functions that may be used elsewhere, which types do not tell: 2
          'loud', 'trimmed'

        It is held in place; what starts the app does not name it.
        Tests are not looked at.

        """)
    let app = try Binary.run("remove", "App", in: folder)
    #expect(app.code == 1)
    #expect(app.output.contains("\nThe app starts there.\n"))
    let file = try Binary.run("remove", "Sources/Text/Text.swift", in: folder)
    #expect(file.output.contains("imports 'Text'"))
  }

  @Test func `all features are told in a table, the loosest first`() throws {
    let outcome = try Binary.run("remove", "--all", in: shop())
    #expect(outcome.code == 0)
    #expect(
      outcome.output == """
        feature  files  held at  by the start  in the root  maybe  left unused
        Search       1        0             0            1      0            0
        Cart         1        1             0            2      0            2

        """)
  }

  @Test func `what is not there is told with what is near`() throws {
    let folder = try shop()
    let unknown = try Binary.run("remove", "Crat", in: folder)
    #expect(unknown.code == 2)
    #expect(unknown.error.contains("Did you mean 'Cart'?"))
    #expect(try Binary.run("remove", in: folder).code == 2)
    #expect(try Binary.run("remove", "--all", "a", "b", in: folder).code == 2)
  }
}
