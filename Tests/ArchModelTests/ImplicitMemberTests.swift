import ArchFacts
import ArchModel
import Testing

@Suite struct ImplicitMemberTests {
  private static let types: KeyValuePairs = [
    "Types.swift": """
    final class Session { static let shared = Session() }
    final class Cache { static let shared = Cache() }
    """
  ]

  /// The types of the implicit members of `Use.swift`, in order.
  private func types(_ source: String, also other: String = "") -> [String] {
    let code = codebase([
      "Types.swift": Self.types[0].value, "Other.swift": other, "Use.swift": source,
    ])
    let reader = ImplicitMemberTypes(code.code, file: code.files.ids[2])
    return code.files[2].facts.implicitMembers.map {
      reader.type(of: $0).map(code.symbols.qualifiedName) ?? "?"
    }
  }

  @Test func `a property's annotation says the type`() {
    #expect(types("let session: Session = .shared") == ["Session"])
  }

  @Test(arguments: [
    ("let s: Session = flag ? .shared : .shared", ["Session", "Session"]),
    ("let s: Session = /* ([{ */ (a == \"([{\") /* : */ ? .shared : .shared", ["Session", "Session"]),
    (
      "let s: Session = a ? b ? .shared : .shared : c ? .shared : .shared",
      ["Session", "Session", "Session", "Session"]
    ),
    (
      "func f() { let s: Session = all.contains { let one = $0; return one > 1 } ? .shared : .shared }",
      ["Session", "Session"]
    ),
    ("let s: Session = known ?? .shared", ["Session"]),
    ("let s: Session = try first ?? second ?? .shared", ["Session"]),
    ("let s: Session? = try? /* { */ .shared", ["Session"]),
    (
      "let s: [Session] = [.shared, /* , [ */ .shared, a ? .shared : b ?? .shared]",
      ["Session", "Session", "Session", "Session"]
    ),
    ("let s: Session = known[other ?? .shared]", ["?"]),
    ("let s: Session = make(other ?? .shared)", ["?"]),
    ("let s: Session = { other ?? .shared }()", ["?"]),
    ("let s: Session = \"\\(other ?? .shared)\"", ["?"]),
    ("let s: Session = known + .shared", ["?"]),
    ("let s: [Session] = [[.shared]]", ["?"]),
    ("let s: [Session] = make([.shared])", ["?"]),
    ("let s: Session = [.shared]", ["?"]),
  ])
  func `what an expression comes to has the type that is written`(source: String, found: [String]) {
    #expect(types(source) == found)
  }

  @Test func `a default argument has the type of its parameter`() {
    #expect(types("func start(session: Session = .shared) {}") == ["Session"])
  }

  @Test func `an argument has the type of the parameter with its label`() {
    let other = "struct Screen { init(session: Session, cache: Cache) {} }"
    #expect(types("let s = Screen(session: .shared, cache: .shared)", also: other) == ["Session", "Cache"])
  }

  @Test func `overloads of an initializer are told apart by all labels of the call`() {
    let other = """
      struct Screen {
        init(with dependency: Session, title: String) {}
        init(with dependency: Cache, limit: Int) {}
      }
      """
    #expect(types("let a = Screen(with: .shared, limit: 1)", also: other) == ["Cache"])
    #expect(types("let b = Screen(with: .shared, title: \"\")", also: other) == ["Session"])
  }

  @Test func `overloads that the labels do not tell apart are left alone`() {
    let other = "struct Screen { init(with: Session) {}\ninit(with: Cache) {} }"
    #expect(types("let a = Screen(with: .shared)", also: other) == ["?"])
  }

  @Test func `parameters with defaults may be left out`() {
    let other = """
      struct Screen {
        init(title: String = "", with dependency: Session) {}
        init(with dependency: Cache, limit: Int) {}
      }
      """
    #expect(types("let a = Screen(with: .shared)", also: other) == ["Session"])
  }

  @Test func `a trailing closure fills a parameter`() {
    let other = """
      func run(with session: Session, then done: () -> Void) {}
      func run(with cache: Cache) {}
      """
    #expect(types("func f() { run(with: .shared) { } }", also: other) == ["Session"])
    #expect(types("func f() { run(with: .shared) }", also: other) == ["Cache"])
  }

  @Test func `functions of a type called by its name are looked up in it`() {
    let other = "enum Factory { static func make(_ session: Session) {} }"
    #expect(types("func f() { Factory.make(.shared) }", also: other) == ["Session"])
  }

  @Test func `functions of a property are looked up in its type`() {
    let other = "final class Service { func use(_ cache: Cache) {} }"
    let source = "struct Owner { let service: Service\nfunc f() { service.use(.shared) } }"
    #expect(types(source, also: other) == ["Cache"])
  }

  @Test func `functions of a parameter and of a local are looked up in their types`() {
    let other = "final class Service { func use(_ cache: Cache) {} }"
    #expect(types("func f(service: Service) { service.use(.shared) }", also: other) == ["Cache"])
    #expect(types("func f() { let service: Service = g()\nservice.use(.shared) }", also: other) == ["Cache"])
  }

  @Test func `an initializer and a function that are inherited are found`() {
    let other = "class Base { init(session: Session) {}\nfunc use(cache: Cache) {} }\nclass Sub: Base {}"
    #expect(types("let s = Sub(session: .shared)", also: other) == ["Session"])
    #expect(types("extension Sub { func f() { use(cache: .shared) } }", also: other) == ["Cache"])
  }

  @Test func `a memberwise initializer has the types of its properties`() {
    #expect(
      types("let s = Screen(session: .shared)", also: "struct Screen { let session: Session }") == ["Session"]
    )
  }

  @Test func `an alias of a type is called like the type`() {
    let other = "struct Screen { init(session: Session) {} }\ntypealias View = Screen"
    #expect(types("let s = View(session: .shared)", also: other) == ["Session"])
  }

  @Test func `a result has the type that the function returns`() {
    #expect(types("func make() -> Session { .shared }") == ["Session"])
    #expect(types("var session: Session { return .shared }") == ["Session"])
  }

  @Test func `an element has the type that the nearest call around its list asks for`() {
    let other = "struct Box { init(all: [Session]) {} }"
    #expect(types("let s = store([Box(all: [.shared])])", also: other) == ["Session"])
  }

  @Test func `Apple's types and unknown ones are nobody's`() {
    #expect(types("let s: URLSession = .shared\nlet x = foo(.shared)") == ["?", "?"])
  }
}
