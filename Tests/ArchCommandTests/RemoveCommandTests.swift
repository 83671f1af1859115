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

        breaks without it: 1 place
          Features/Search/SearchView.swift:1:31: 'SearchView' names 'CartModel'

        puts the app together, and is where it is taken out: 2 places
          App/DI/Container.swift:2:14: 'Container' calls 'CartView'
          App/DI/Container.swift:2:30: 'Container' calls 'CartModel'

        nothing would name any longer: 2 types
          Core/PriceFormat.swift:1:8: 'PriceFormat'
          Core/PriceFormat.swift:2:8: 'Rounding'

        It is held in place; what starts the app does not name it itself. Tests and doubles are not looked at.
        The start comes to it by ShopApp → Container → CartView.

        """)
  }

  @Test func `a verdict says whether the app would start`() throws {
    let folder = try shop()
    let search = try Binary.run("remove", "Features/Search", in: folder)
    #expect(search.code == 1)
    #expect(
      search.output.contains(
        "It can go once it is taken out of the composition root; the app would still start. "
          + "Tests and doubles are not looked at.\n"
      ))
    #expect(
      try Binary.run("remove", "App/DI", in: folder).output.contains(
        "The app would not start without it. Tests and doubles are not looked at.\n"))
    let file = try Binary.run("remove", "Rounding", in: folder)
    #expect(file.output.hasPrefix("Rounding (type): 1 file, 1 type\n\nbreaks without it: 1 place\n"))
    try folder.write("struct Alone {}", to: "Core/Alone.swift")
    let alone = try Binary.run("remove", "Core/Alone.swift", in: folder)
    #expect(alone.code == 0)
    #expect(
      alone.output.contains(
        "It can go: nothing else of the app names it. Tests and doubles"))
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

        breaks without it: 1 place
          Sources/App/App.swift:1:8: imports 'Text'

        may be used elsewhere, which names of types do not tell: 2
          Sources/Text/Text.swift:1:31: 'String.trimmed'
          Sources/Text/Text.swift:2:14: 'String.loud'

        It is held in place; what starts the app does not name it itself. Tests and doubles are not looked at.

        """)
    // What a test imports is not looked at, as the verdict says.
    try folder.write("@testable import Text\nimport XCTest\n", to: "Tests/TextTests/TextTests.swift")
    #expect(try Binary.run("remove", "Text", in: folder).output == text.output)
    let app = try Binary.run("remove", "App", in: folder)
    #expect(app.code == 1)
    #expect(app.output.contains("\nThe app starts there. Tests and doubles are not looked at.\n"))
    let file = try Binary.run("remove", "Sources/Text/Text.swift", in: folder)
    #expect(file.output.contains("imports 'Text'"))
  }

  @Test func `all features are told in a table, the loosest first`() throws {
    let outcome = try Binary.run("remove", "--all", in: shop())
    #expect(outcome.code == 0)
    #expect(
      outcome.output == """
        feature  files  held at  by the start  in the root  in previews  maybe  left unused
        Search       1        0             0            1            0      0            0
        Cart         1        1             0            2            0      0            2

        """)
  }

  /// A codebase with a feature `Dog` and code that stays.
  private func dog(_ feature: String, staying: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(feature, to: "Features/Dog/Dog.swift")
    try folder.write(staying, to: "Shared/Shared.swift")
    try folder.write("{ \"features\": \"Features/{feature}/**\" }", to: "architecture.json")
    return folder
  }

  @Test func `an extension of what goes has to be decided about, and what it uses is used`() throws {
    let outcome = try Binary.run(
      "remove", "Dog",
      in: dog(
        "struct Dog {}\nprotocol Barking { func bark() -> Bone }",
        staying: """
          struct Bone {}
          extension Barking { func loud() -> Bone { Bone() } }
          extension Dog { struct Tag { let bone = Bone() }; static func make(_ dog: Dog) -> [Dog] { [] } }
          struct Collar { let tag: Dog.Tag }
          """))
    #expect(outcome.code == 1)
    #expect(
      outcome.output == """
        Dog (feature): 1 file, 3 types

        breaks without it: 3 places
          Shared/Shared.swift:2:11: extends 'Barking'
          Shared/Shared.swift:3:11: extends 'Dog'
          Shared/Shared.swift:4:26: 'Collar' names 'Dog.Tag'

        It is held in place; what starts the app does not name it itself. Tests and doubles are not looked at.

        """)
  }

  @Test(arguments: [
    (
      "extension URLSession: Loading { func load() {} }", "protocol Loading { func load() }",
      "makes 'URLSession' conform to 'Loading'"
    ),
    ("extension String: @retroactive Error {}", "", "makes 'String' conform to 'Error'"),
    (
      "extension Walking { func walk() {} }", "protocol Walking { func walk() }\nstruct Cat: Walking {}",
      "'Walking.walk()' may be what 'Walking' requires of its types"
    ),
    (
      "extension String { init(dogs: Int) { self = \"\\(dogs)\" } }", "let a = String(dogs: 3)",
      "'String.init(dogs:)'"
    ),
    (
      "extension Array { subscript(safe index: Int) -> Element? { nil } }", "let a = [1][safe: 0]",
      "'Array.subscript(safe:)'"
    ),
    (
      "infix operator <+>\nfunc <+> (left: Int, right: Int) -> Int { left + right }", "let a = 1 <+> 2",
      "'<+>'"
    ),
    ("func feed() {}", "struct Cat { func eat() { feed() } }", "'feed()', a name that 1 file uses"),
  ])
  func `what may be used without a name of a type is told one by one`(
    feature: String, staying: String, words: String
  ) throws {
    let outcome = try Binary.run("remove", "Dog", in: dog(feature, staying: staying))
    #expect(outcome.code == 1)
    #expect(outcome.output.contains(": \(words)\n"), "\(outcome.output)")
    #expect(
      outcome.output.contains(
        "No type of it is named elsewhere; whether the rest of it is used, names do not tell."))
  }

  @Test(arguments: [
    ("extension String { private func inner() {} }", "struct Cat { func eat() { inner() } }"),
    ("fileprivate extension String { func inner() {} }", "struct Cat { func eat() { inner() } }"),
    ("struct Dog { func inner() {} }", "struct Cat { func eat() { inner() } }"),
    (
      "protocol Barking {}\nstruct Dog: Barking {}\nextension Dog { func inner() {} }",
      "struct Cat { func eat() { inner() } }"
    ),
    ("func unheard() {}", "struct Cat {}"),
  ])
  func `what nobody else can use is not told`(feature: String, staying: String) throws {
    let outcome = try Binary.run("remove", "Dog", in: dog(feature, staying: staying))
    #expect(outcome.code == 0)
    #expect(
      outcome.output.contains(
        "It can go: nothing else of the app names it. Tests and doubles"),
      "\(outcome.output)")
  }

  @Test func `previews and debug code break without it, though the app does not`() throws {
    let outcome = try Binary.run(
      "remove", "Dog",
      in: dog(
        "struct DogView {}",
        staying: "#if DEBUG\nstruct Gallery { let view = DogView() }\n#endif\n#Preview { DogView() }"))
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("previews and debug code that break without it: 2 places\n"))
    #expect(
      outcome.output.contains(
        "It can go: nothing else of the app names it but previews or debug code. "
          + "Tests and doubles are not looked at.\n"))
  }

  @Test func `programs get the same`() throws {
    let outcome = try Binary.run("remove", "Cart", "--format", "json", in: shop())
    #expect(outcome.code == 1)
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let part = try #require((json["parts"] as? [[String: Any]])?.first)
    #expect(part["name"] as? String == "Cart")
    let uses = try #require(part["uses"] as? [[String: Any]])
    #expect(uses.map { $0["where"] as? String } == ["root", "root", "app"])
    #expect(part["wayIn"] as? [String] == ["ShopApp", "Container", "CartView"])
    let all = try Binary.run("remove", "--all", "-f", "json", in: shop())
    let parts = try JSONSerialization.jsonObject(with: Data(all.output.utf8)) as? [String: Any]
    #expect((parts?["parts"] as? [Any])?.count == 2)
  }

  @Test func `a folder is called as from here, or as from the folder of the code`() throws {
    let folder = try shop()
    let name = try #require(folder.url.path.split(separator: "/").last.map(String.init))
    let outcome = try Binary.run(
      "remove", "Features/Search", name, in: folder, at: folder.url.deletingLastPathComponent())
    #expect(outcome.output.contains("Features/Search (folder): 1 file, 1 type\n"))
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
