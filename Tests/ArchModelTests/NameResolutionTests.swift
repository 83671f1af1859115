import ArchModel
import Testing

@Suite struct NameResolutionTests {
  @Test func `a nested type is not meant by its bare name elsewhere`() {
    let code = codebase([
      "Loader.swift": "struct Loader { enum Result { case ok } }",
      "Use.swift": "func load() -> Result<Int, Error> { fatalError() }",
    ])
    #expect(code.uses(in: "Use.swift") == [])
  }

  @Test func `a nested type is meant within its type and its extensions`() {
    let code = codebase([
      "Loader.swift": "struct Loader { enum Result { case ok }\nlet last: Result }",
      "Loader+More.swift": "extension Loader {\nfunc again() -> Result { .ok }\n}",
    ])
    #expect(code.uses(in: "Loader.swift") == ["2 Loader.Result in Loader.swift"])
    #expect(
      code.uses(in: "Loader+More.swift") == ["1 Loader in Loader.swift", "2 Loader.Result in Loader.swift"])
  }

  @Test func `the innermost of several nested types of one name wins`() {
    let code = codebase([
      "A.swift": "struct Outer { struct State {}\nstruct Inner { struct State {}\nlet s: State } }",
      "State.swift": "struct State {}",
    ])
    #expect(code.uses(in: "A.swift") == ["3 Outer.Inner.State in A.swift"])
  }

  @Test func `a type nested in what a type inherits is found`() {
    let code = codebase([
      "Base.swift": "class Base { struct Options {} }",
      "Sub.swift": "class Sub: Base {\nlet options: Options\n}",
    ])
    #expect(code.uses(in: "Sub.swift").last == "2 Base.Options in Base.swift")
  }

  @Test func `a type is reached through one that inherits it, and through no other`() {
    let code = codebase([
      "Base.swift": "class Base { struct Options {} }", "Sub.swift": "class Sub: Base {}",
      "Other.swift": "class Other {}",
      "Use.swift": "struct A {\nlet right: Sub.Options\nlet wrong: Other.Options\n}",
    ])
    #expect(code.uses(in: "Use.swift").filter { $0.contains("Options") } == ["2 Base.Options in Base.swift"])
  }

  @Test func `an inherited type may be nested in another inherited type`() {
    let code = codebase([
      "Base.swift": "class Base { class Part {} }",
      "Sub.swift": "class Sub: Base { class Own: Part {} }",
    ])
    let own = code.symbol("Sub.Own")
    let part = code.symbol("Base.Part")
    #expect(own != nil && part != nil)
    if let own, let part { #expect(code.symbols.inherits(own, from: part)) }
  }

  @Test func `private types of one name are told apart by their files`() {
    let code = codebase([
      "A.swift": "private struct Row {}\nlet a = Row()",
      "B.swift": "fileprivate struct Row {}\nlet b = Row()",
      "C.swift": "let c = Row()",
    ])
    #expect(code.uses(in: "A.swift") == ["2 Row in A.swift"])
    #expect(code.uses(in: "B.swift") == ["2 Row in B.swift"])
    #expect(code.uses(in: "C.swift") == [])
  }

  @Test func `a type in a private extension is private to the file`() {
    let code = codebase([
      "A.swift": "struct A { let b: Int }\nprivate extension A { struct Key {} }",
      "B.swift": "extension A { func f(_ key: Key) {} }",
    ])
    #expect(code.uses(in: "B.swift") == ["1 A in A.swift"])
  }

  @Test func `a generic parameter hides a type of its name`() {
    let code = codebase([
      "Item.swift": "struct Item {}",
      "Use.swift": "struct Box<Item> { let item: Item }\nfunc f<Item>(_ item: Item) {}\nlet real: Item",
    ])
    #expect(code.uses(in: "Use.swift") == ["3 Item in Item.swift"])
  }

  @Test func `the constraint of a generic parameter hides nothing`() {
    let code = codebase([
      "P.swift": "protocol Storing {}",
      "Use.swift": "struct Box<T: Storing> {\nlet storing: any Storing\n}",
    ])
    #expect(code.uses(in: "Use.swift") == ["1 Storing in P.swift", "2 Storing in P.swift"])
  }

  @Test func `a generic parameter hides a type in extensions in other files`() {
    let code = codebase([
      "Item.swift": "struct Item {}",
      "Box.swift": "struct Box<Item> { let item: Item }",
      "Box+More.swift": "extension Box {\nfunc put(_ item: Item) {}\n}",
    ])
    #expect(code.uses(in: "Box+More.swift") == ["1 Box in Box.swift"])
  }

  @Test func `a local type hides a type of its name in its function only`() {
    let code = codebase([
      "Row.swift": "struct Row {}",
      "Use.swift": "func f() { struct Row {}\n_ = Row() }\nfunc g() { _ = Row() }",
    ])
    #expect(code.uses(in: "Use.swift") == ["2 Row in Use.swift", "3 Row in Row.swift"])
  }

  @Test func `an alias stands for its type`() {
    let code = codebase([
      "Store.swift": "final class Store {}",
      "Alias.swift": "typealias Cache = Store",
      "Use.swift": "let cache = Cache()",
    ])
    #expect(code.uses(in: "Use.swift") == ["1 Store in Store.swift"])
    #expect(code.instantiated(in: "Use.swift") == ["Store"])
  }

  @Test func `an alias in a mock stands for its type in the app that is built with it`() {
    let code = codebase([
      "App/Store.swift": "final class Store {}", "Support/Mocks/AliasesMock.swift": "typealias Cache = Store",
      "AppTests/Aliases.swift": "typealias Basket = Store", "Test/Aliases.swift": "typealias Cart = Store",
      "App/Use.swift": "let cache = Cache()\nlet basket = Basket()\nlet cart = Cart()",
    ])
    #expect(code.files.map(\.isTest) == [false, true, true, true, false])
    #expect(code.uses(in: "App/Use.swift") == ["1 Store in App/Store.swift"])
  }

  @Test func `an alias within a type stands for its type, in a mock and in an ancestor, too`() {
    let code = codebase([
      "App/Store.swift": "final class Store {}\nfinal class Other {}",
      "App/Box.swift": "class Base { typealias Held = Other }\nclass Box: Base {}",
      "Support/Mocks/BoxMock.swift": "extension Box { typealias Cache = Store }",
      "Support/Mocks/OtherMock.swift": "extension Other { typealias Depot = Store }",
      "App/Use.swift": "let cache = Box.Cache()\nlet held = Box.Held()\nlet depot = Box.Depot()",
    ])
    #expect(code.files.map(\.isTest) == [false, false, true, true, false])
    #expect(
      code.instantiated(in: "App/Use.swift") == ["Store", "Other"])
  }

  @Test func `an extension of an alias extends its type`() throws {
    let code = codebase([
      "Store.swift": "final class Store {}",
      "Alias.swift": "typealias Cache = Store\nprotocol Clearing {}\nextension Cache: Clearing {}",
    ])
    let store = try #require(code.symbol("Store"))
    let clearing = try #require(code.symbol("Clearing"))
    #expect(code.symbols.inherits(store, from: clearing))
  }

  @Test func `conformances reach through extensions in other files and inherited protocols`() throws {
    let code = codebase([
      "A.swift": "protocol Root {}\nprotocol Middle: Root {}",
      "B.swift": "struct Leaf {}",
      "C.swift": "extension Leaf: Middle {}",
    ])
    let leaf = try #require(code.symbol("Leaf"))
    #expect(code.symbols.supertypes(of: leaf).map(code.symbols.name(of:)) == ["Middle", "Root"])
  }

  @Test func `circles of aliases and protocols end`() {
    let code = codebase([
      "A.swift": "typealias A = B\ntypealias B = A\nprotocol P: Q {}\nprotocol Q: P {}\nlet a: A"
    ])
    #expect(code.files.count == 1)
  }

  @Test func `branches for several platforms in one file are one type`() {
    let code = codebase([
      "A.swift": "#if os(iOS)\nstruct Thing {}\n#else\nstruct Thing {}\n#endif",
      "Use.swift": "let thing: Thing",
    ])
    #expect(code.uses(in: "Use.swift") == ["1 Thing in A.swift"])
  }

  @Test func `identifiers that are keywords elsewhere declare nothing`() {
    let code = codebase([
      "Use.swift": "func f() {\nlet actor = 1\nlet any = actor\nlet each = any\nlet `extension` = each\n}\n",
      "Task.swift": "struct Job {}",
    ])
    #expect(code.typeNames == ["Job"])
  }

  @Test func `a name in back-ticks is the name`() {
    let code = codebase([
      "A.swift": "enum Kind { struct `Type` {} }",
      "Use.swift": "let type: Kind.`Type`",
    ])
    #expect(code.uses(in: "Use.swift") == ["1 Kind.Type in A.swift"])
  }

  @Test func `types of tests are not candidates for the app`() {
    let code = codebase([
      "App/Store.swift": "struct Store {}",
      "AppTests/Store.swift": "struct Store {}",
      "App/Use.swift": "let store: Store",
    ])
    #expect(code.uses(in: "App/Use.swift") == ["1 Store in App/Store.swift"])
  }

  @Test func `what could be several types is left alone and counted`() {
    let code = codebase([
      "One/Row.swift": "struct Row {}",
      "Two/Row.swift": "struct Row {}",
      "Use.swift": "let a: Row\nlet b = Row()\nlet c: Cell",
    ])
    #expect(code.uses(in: "Use.swift") == [])
    #expect(code.unresolvedNames.count == 2)
    #expect(code.frequentUnresolvedNames(10).map { "\($0.name) \($0.count)" } == ["Row 2"])
  }

  @Test func `what a name means in other builds is used, too, where it is in another layer`() {
    func declared(_ condition: String) -> String { "#if \(condition)\nstruct Store {}\n#endif" }
    let code = codebase([
      "Features/Feed/Data/Store.swift": declared("os(iOS)"),
      "Core/Infrastructure/Store.swift": declared("os(macOS)"),
      "Core/Infrastructure/Other.swift": declared("os(tvOS)"),
      "Features/Feed/Presentation/Use.swift": "let store: Store",
    ])
    let uses = code.uses(in: "Features/Feed/Presentation/Use.swift")
    #expect(Set(uses.map { $0.hasSuffix("Data/Store.swift") }) == [true, false])
    #expect(uses.count == 2)
  }
}

extension NameResolutionTests {
  @Test(arguments: [
    "class Middle: Base { struct Row {} }\nclass Base { struct Row {} }",
    "class Base { struct Row {} }\nclass Middle: Base { struct Row {} }",
  ])
  func `of types of one name that are inherited, that of the nearer superclass is meant`(classes: String) {
    let code = codebase([
      "A.swift": classes, "Last.swift": "class Last: Middle {\nlet row: Row\n}",
      "Use.swift": "let row: Last.Row",
    ])
    #expect(code.uses(in: "Last.swift").last == "2 Middle.Row in A.swift")
    #expect(code.uses(in: "Use.swift").last == "1 Middle.Row in A.swift")
  }
}
