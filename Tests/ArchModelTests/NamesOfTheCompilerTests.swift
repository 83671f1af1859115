import ArchConfig
import ArchFacts
import ArchModel
import Testing

/// What names mean where the compiler has shown how it looks them up; `Tests/Compiler/run` compares all of them.
@Suite struct NamesOfTheCompilerTests {
  /// "line name → line of the declaration, with its file unless it is the same".
  private func meanings(_ path: String, _ files: KeyValuePairs<String, String>) -> [String] {
    let code = codebase(files)
    guard let file = code.files.ids.first(where: { code.files[$0].path == path }) else { return ["no file"] }
    return code.typeNames(inFile: file).names.map { name in
      let means = name.meanings.map { meaning in
        (meaning.place.path == path ? "" : meaning.place.path + ":") + "\(meaning.place.location.line)"
      }
      return "\(name.location.line) \(name.text) → \(means.joined(separator: " or "))"
    }
  }

  private func meanings(_ source: String) -> [String] { meanings("A.swift", ["A.swift": source]) }

  @Test func `a type may begin with underscores, and with a capital of any script`() {
    #expect(
      meanings(
        """
        struct _Store { static let all = 1; struct Key {} }
        struct __Raw {}
        struct Ωmega { static let one = 1 }
        struct `_Quoted` { static let one = 1 }
        let a = _Store(), b = _Store.all, c = _Store.Key.self
        let d = __Raw(), e = [__Raw]()
        let f = Ωmega.one, g = `_Quoted`.one
        func h(_ store: Int) { let _store = store; print(_store) }
        """)
        == [
          "5 _Store → 1", "5 _Store → 1", "5 _Store → 1", "5 Key → 1", "6 __Raw → 2", "6 __Raw → 2",
          "7 Ωmega → 3",
          "7 _Quoted → 4",
        ])
  }

  @Test func `a type is found after the arguments of the one around it`() {
    #expect(
      meanings(
        """
        struct Box<Value> { struct Lid<Handle> { struct Hinge {} }; typealias Side = Wall }
        struct Wall {}
        extension Optional { struct Half {} }
        let a: Box<Int>.Lid<Int>.Hinge, b: [Box<Wall>.Side]
        func f(_ c: Optional<Wall>.Half?) -> Box<Int>.Lid<Wall> { Box<Int>.Lid<Wall>() }
        let d = Box<Int>.Type.self
        """)
        == [
          "1 Wall → 2", "4 Box → 1", "4 Lid → 1", "4 Hinge → 1", "4 Box → 1", "4 Wall → 2", "4 Side → 1",
          "5 Wall → 2", "5 Half → 3", "5 Box → 1", "5 Lid → 1", "5 Wall → 2", "5 Box → 1", "5 Lid → 1",
          "5 Wall → 2",
          "6 Box → 1",
        ])
  }

  @Test func `an extension of a nested type does not see what is nested in the outer one`() {
    #expect(
      meanings(
        """
        struct Outer<Value> { struct Inner { struct Leaf {} }; struct Other {} }
        struct Other {}
        struct Value {}
        extension Outer.Inner { func f(_ a: Other, _ b: Leaf, _ c: Value) {} }
        extension Outer { struct Second { let a: Other, b: Inner } }
        """)
        == [
          "4 Outer → 1", "4 Inner → 1", "4 Other → 2", "4 Leaf → 1", "5 Outer → 1", "5 Other → 1",
          "5 Inner → 1",
        ])
  }

  @Test func `names that a type of Apple's brings are those of nobody else`() {
    #expect(
      meanings(
        """
        struct Element {}
        struct Body {}
        protocol Coordinator {}
        struct ID {}
        extension Array where Element: Equatable { func f() -> Element? { nil } }
        struct Home: View { var body: Body { Text("") } }
        struct Map: UIViewRepresentable { func makeCoordinator() -> Coordinator {} }
        struct Web: UIViewRepresentable { final class Coordinator {}; func makeCoordinator() -> Coordinator {} }
        struct Row: Identifiable { let id: ID }
        struct Plain { let id: ID, element: Element, body: Body, coordinator: any Coordinator }
        struct Steps: AsyncSequence { typealias Element = Plain; struct Walk: AsyncIteratorProtocol { let e: Element } }
        """)
        == [
          "8 Coordinator → 8", "10 ID → 4", "10 Element → 1", "10 Body → 2", "10 Coordinator → 3",
          "11 Plain → 10",
          "11 Element → 11",
        ])
  }

  @Test func `what is nested can be asked of Self, and by a period where only one type has the name`() {
    #expect(
      meanings(
        """
        struct Extension { enum Kind { static let first = 1 }; func f() -> Self.Kind { Self.Kind() } }
        func f(_ a: Extension) {}
        func g() { f(.Kind.first); f(.Kind); f(.Other.first) }
        struct A { enum Twice { static let a = 1 } }
        struct B { enum Twice { static let a = 1 } }
        func h() { f(.Twice.a) }
        """) == ["1 Kind → 1", "1 Kind → 1", "2 Extension → 1", "3 Kind → 1"])
  }

  @Test func `the name of a group of interfaces is no type`() {
    #expect(
      meanings("enum Testing {}\n@_spi(Testing) public struct A {}\n@available(Testing) struct B {}") == [])
  }

  @Test func `a single name is exported to a module and to those that import it`() {
    let files: KeyValuePairs = [
      "Package.swift": """
      let package = Package(targets: [.target(name: "Core"), .target(name: "Kit"), .target(name: "App")])
      """,
      "Sources/Core/Core.swift": "public struct Request {}\npublic struct Response {}",
      "Sources/Kit/Exports.swift": "@_exported import struct Core.Request",
      "Sources/Kit/Use.swift": "let a: Request, b: Response",
      "Sources/App/Use.swift": "import Kit\nlet a: Request, b: Response",
    ]
    #expect(meanings("Sources/Kit/Exports.swift", files) == ["1 Request → Sources/Core/Core.swift:1"])
    #expect(meanings("Sources/Kit/Use.swift", files) == ["1 Request → Sources/Core/Core.swift:1"])
    #expect(meanings("Sources/App/Use.swift", files) == ["2 Request → Sources/Core/Core.swift:1"])
  }

  @Test func `a name imported by itself hides those of whole modules`() {
    let files: KeyValuePairs = [
      "Sources/Core/File.swift": "public protocol Descriptor {}",
      "Sources/Files/Exports.swift": "@_exported import struct SystemPackage.Descriptor",
      "Sources/Files/Use.swift": "import Core\nimport SystemPackage\nlet a: Descriptor",
      "Sources/App/Use.swift": "import Core\nlet a: Descriptor",
    ]
    #expect(meanings("Sources/Files/Use.swift", files) == [])
    #expect(meanings("Sources/App/Use.swift", files) == ["2 Descriptor → Sources/Core/File.swift:1"])
  }

  @Test func `what is internal in another module is not meant`() {
    let files: KeyValuePairs = [
      "Package.swift": """
      let package = Package(
        targets: [.target(name: "Core"), .target(name: "App"), .testTarget(name: "AppTests")])
      """,
      "Sources/Core/A.swift": """
      struct Hidden {}
      public struct Open { struct Kind {}; public struct Shown {} }
      public extension Open { struct Also {} }
      package struct Ours {}
      """,
      "Sources/App/Use.swift":
        "import Core\nlet a: Hidden, b: Open.Kind, c: Open.Shown, d: Open.Also, e: Ours",
      "Tests/AppTests/Use.swift": "@testable import Core\nlet a: Hidden",
      "Tests/AppTests/Other.swift": "import Core\nlet a: Hidden",
    ]
    let core = "Sources/Core/A.swift:"
    #expect(
      meanings("Sources/App/Use.swift", files)
        == [
          "2 Open → \(core)2", "2 Open → \(core)2", "2 Shown → \(core)2", "2 Open → \(core)2",
          "2 Also → \(core)3",
          "2 Ours → \(core)4",
        ])
    #expect(meanings("Tests/AppTests/Use.swift", files) == ["2 Hidden → \(core)1"])
    #expect(meanings("Tests/AppTests/Other.swift", files) == [])
  }

  @Test func `of what two modules nest in one type the own is nearer`() {
    let files: KeyValuePairs = [
      "Sources/One/A.swift": "extension CInterop { struct Pointer {} }",
      "Sources/Two/A.swift": "extension CInterop { struct Pointer {} }\nlet a: CInterop.Pointer",
      "Sources/Three/A.swift": "import One\nlet a: CInterop.Pointer",
      "Sources/Four/A.swift": "import Two\nimport One\nlet a: CInterop.Pointer",
    ]
    #expect(meanings("Sources/Two/A.swift", files) == ["2 Pointer → 1"])
    #expect(meanings("Sources/Three/A.swift", files) == ["2 Pointer → Sources/One/A.swift:1"])
    #expect(meanings("Sources/Four/A.swift", files) == [])
  }

  @Test func `a copy next to a manifest is in none of its targets`() {
    let files: KeyValuePairs = [
      "Package.swift": "let package = Package(targets: [.target(name: \"Core\")])",
      "Sources/Core/A.swift": "struct Message {}",
      "Sources/Core/Use.swift": "let a: Message",
      "Reference/Sources/Core/A.swift": "struct Message {}",
    ]
    #expect(meanings("Sources/Core/Use.swift", files) == ["1 Message → Sources/Core/A.swift:1"])
  }

  @Test func `what other builds have in its place is told, too`() {
    #expect(
      meanings(
        """
        struct Socket {
          #if canImport(Darwin)
          typealias Descriptor = Int
          #else
          typealias Descriptor = UInt
          #endif
        }
        let a: Socket.Descriptor
        """) == ["8 Socket → 1", "8 Descriptor → 3 or 5"])
  }

  /// `A.B`, with `A` in one layer and `B` in another, uses both, unless `A` only gives a name to what is in it.
  @Test func `the outer type is used where its layer is another`() {
    let code = codebase([
      "A.swift": "enum Theme { case light }", "B.swift": "extension Theme { struct Font {} }",
      "C.swift": "let a: Theme.Font, b: Theme.Font = .init()",
      "E.swift": "enum Names {}", "F.swift": "extension Names { struct First {} }",
      "G.swift": "let c: Names.First, d = Names.self",
      "D.swift": "enum Scope { struct Kind {} }\nlet a: Scope.Kind",
    ])
    #expect(
      code.uses(in: "C.swift")
        == ["1 Theme in A.swift", "1 Theme.Font in B.swift", "1 Theme in A.swift", "1 Theme.Font in B.swift"])
    #expect(code.uses(in: "D.swift") == ["2 Scope.Kind in D.swift"])
    #expect(code.uses(in: "F.swift") == [])
    #expect(code.uses(in: "G.swift") == ["1 Names.First in F.swift", "1 Names in E.swift"])
  }
}
