import ArchFacts
import ArchModel
import ArchRules
import Testing

/// What a pattern means of the names in code, however these are written.
@Suite struct OwnRuleNameTests {
  static let calls = """
    // App/A.swift
    let a = publisher.sink { }
    let b = publisher.receive(on: queue).sink { }
    let c = publishers[0].sink { }
    let d = (first ?? second).sink { }
    let e = "text".sink { }
    let f = publisher?.sink { }
    let g = publisher.value!.map { $0 }.sink(receiveValue: show)
    let h = [first, second].sink { }
    let i = { publisher }().sink { }
    let j = publisher
      .first()
      .sink { }
    func k() { sink(); self.sink() }
    let l: Publisher = .sink()
    """

  @Test(arguments: [
    ("*.sink", [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 14]), ("sink", [13]), ("publisher.sink", [1, 6]),
    ("publisher.*", [1, 2, 6, 7, 10]),
  ])
  func `a call is seen whatever it is chained on`(pattern: String, lines: [Int]) {
    #expect(OwnRuleCase(OwnRuleCase.forbidding("\"calls\": \"\(pattern)\""), Self.calls).lines == lines)
  }

  @Test(arguments: [
    ("Image(systemName:)", [1, 3]), ("Binding(get:set:)", [5, 6]), ("Label(_:systemImage:)", [7]),
    ("NavigationLink(destination:)", [9, 10]), ("*.frame(width:)", [11]),
  ])
  func `a call is meant by the labels that it passes`(pattern: String, lines: [Int]) {
    let code = """
      // App/A.swift
      let a = Image(systemName: "star")
      let b = Image("star")
      let c = Image(systemName: "star", variableValue: 1)
      let d = Binding(source)
      let e = Binding(get: { 1 }, set: { _ in })
      let f = Binding { 1 } set: { _ in }
      let g = Label("a", systemImage: "b")
      let h = Label(title, image: "b")
      let i = NavigationLink(destination: A()) { Text("") }
      let j = NavigationLink { A() } label: { Text("") }
      let k = text().frame(width: 1)
      let l = text().frame(height: 1)
      """
    #expect(OwnRuleCase(OwnRuleCase.forbidding("\"calls\": \"\(pattern)\""), code).lines == lines)
  }

  static let implicit = """
    // App/A.swift
    enum N { final class Box { static let shared = Box() } }
    let a: Date = .init()
    let b: Task<Void, Never> = .detached {}
    let c: N.Box = .shared
    let d: N.Box? = .init()
    let e: [Date] = .init()
    func f(at day: Date = .init(timeIntervalSince1970: 1)) { let g: Other = .detached {} }
    """

  @Test(arguments: [
    (#""calls": "Date""#, [2, 7]), (#""calls": "Task.detached""#, [3]), (#""calls": "Box""#, [1, 5]),
    (#""calls": "detached""#, []), (#""calls": "*.detached""#, [3, 7]),
    (#""calls": "*.init""#, [2, 5, 6, 7]),
    (#""members": "Box.shared""#, [4]), (#""members": "N.Box.shared""#, [4]),
    (#""members": "Task.detached""#, [3]), (#""calls": "Date(timeIntervalSince1970:)""#, [7]),
    (#""calls": { "named": "Date", "not": { "named": "Date(timeIntervalSince1970:)" } }"#, [2]),
    (#""members": { "named": "*.shared", "not": { "named": "Box.shared" } }"#, []),
  ])
  func `what begins with a period is named by the type that is written before it`(
    pattern: String, lines: [Int]
  ) {
    #expect(OwnRuleCase(OwnRuleCase.forbidding(pattern), Self.implicit).lines == lines)
  }

  @Test func `a member of a value is seen where it is not called, too`() {
    let code = """
      // App/A.swift
      struct A {
        func a() { let b = store.items; self.store.items = []; show(store.items.count) }
        func c() { other.store.items.removeAll() }
        // store.items
        let text = "store.items"
      }
      """
    let result = OwnRuleCase(OwnRuleCase.forbidding(#""members": "store.items""#), code)
    #expect(
      result.findings.map { "\($0.range.start.line):\($0.range.start.column)" } == ["2:22", "2:40", "2:63"])
    #expect(Set(result.findings.map(\.symbol)) == ["A.a() → store.items"])
  }

  @Test func `a property of a type within a function uses something by itself`() {
    let code = "// App/A.swift\nstruct A { func a() { struct L { let x = store.load() } } }"
    let result = OwnRuleCase(OwnRuleCase.forbidding(#""members": "store.*""#), code)
    #expect(result.findings.map(\.symbol) == ["A.L.x → store.load"])
  }

  @Test func `an implicit member has a receiver of its own`() {
    let code = """
      // App/A.swift
      let a = text.font(.system(size: 12))
      func b() { system("ls") }
      """
    #expect(OwnRuleCase(OwnRuleCase.forbidding("\"calls\": \"system\""), code).lines == [2])
    #expect(OwnRuleCase(OwnRuleCase.forbidding("\"calls\": \"*.system\""), code).lines == [1])
    #expect(OwnRuleCase(OwnRuleCase.forbidding("\"members\": \"*.system\""), code).lines == [1])
  }

  @Test(arguments: [
    (#""types": "Item""#, [3, 6, 7, 8, 9, 13]), (#""types": "Cart.Item""#, [3, 6, 7, 8, 9, 13]),
    (#""types": "URLSession""#, [10, 11]), (#""members": "Item.make""#, [7]),
    (#""members": "Cart.Item.make""#, [7]), (#""calls": "Item""#, [8, 9]),
    (#""calls": "Cart.Item""#, [8, 9]),
    (#""attributed": "MainActor""#, [12]), (#""conformingTo": "Item""#, [13]),
    (#""named": "Cart.Item""#, [4]), (#""named": "Item""#, [4]),
  ])
  func `a type is meant by its name, with or without what is around it`(forbidden: String, lines: [Int]) {
    let code = """
      // App/A.swift
      struct Cart {
        // No type: Item
        let item: Item
        class Item {}
      }
      let a: [Cart.Item] = []
      let b = Cart.Item.make()
      let c = Cart.Item()
      let d = Cart.Item.init()
      let e: Foundation.URLSession
      let f: URLSession
      @Swift.MainActor struct B {}
      final class C: Cart.Item {}
      """
    #expect(OwnRuleCase(OwnRuleCase.forbidding(forbidden), code).lines == lines)
  }

  @Test func `a member that ends like a type is not one`() {
    let code = """
      // App/A.swift
      let a = Theme.dateFormatter
      let b = DateFormatter.standard
      """
    #expect(OwnRuleCase(OwnRuleCase.forbidding(#""types": "*Formatter""#), code).lines == [2])
  }

  @Test func `a module is imported in every spelling`() {
    let code = """
      // App/A.swift
      import UIKit
      import struct UIKit.UIImage
        @preconcurrency import UIKit.UIGestureRecognizerSubclass
      public import UIKit
      @_exported import class UIKit.UIColor; import Foundation
      import UIKitExtras
      // import UIKit
      let text = "import UIKit"
      """
    #expect(OwnRuleCase(OwnRuleCase.forbidding(#""imports": "UIKit""#), code).lines == [1, 2, 3, 4, 5])
    #expect(OwnRuleCase(OwnRuleCase.forbidding(#""imports": "UIKit.UIImage""#), code).lines == [2])
    let required = #"{ "id": "a", "require": { "imports": "UIKit" }, "because": "b" }"#
    #expect(OwnRuleCase(required, "// App/A.swift\nimport struct UIKit.UIImage\nstruct A {}").lines == [])
    #expect(OwnRuleCase(required, "// App/A.swift\nimport Foundation\n\nstruct A {}").lines == [3])
    #expect(OwnRuleCase(required, "// App/A.swift\n// Nothing\n\nlet a = 3\nstruct A {}").lines == [3])
    let either = #"{ "id": "a", "require": { "imports": ["AppKit", "UI*"] }, "because": "b" }"#
    #expect(OwnRuleCase(either, "// App/A.swift\nimport UIKit\nstruct A {}").lines == [])
    #expect(OwnRuleCase(either, "// App/A.swift\nimport Foundation\nstruct A {}").lines == [2])
    let named = #"{ "id": "a", "require": { "imports": "UIKit", "named": "A*" }, "because": "b" }"#
    let both = "// App/A.swift\nimport Foundation\nstruct B {}\nstruct A {}"
    #expect(Set(OwnRuleCase(named, both).lines) == [2])
  }

  @Test(arguments: [
    ("Foundation.Timer", "let a: Timer", [1]), ("Foundation.Timer", "let a: Foundation.Timer", [1]),
    ("Timer", "let a: Foundation.Timer", [1]),
    ("Foundation.Timer", "let a: Foundation.Timer\nenum Foundation {}", [1]),
    ("Foundation.Timer", "let a: Timer\nenum Foundation {}", []), ("Kit.Timer", "let a: Timer", []),
  ])
  func `a type may be written with Apple's module, unless something of ours has its name`(
    pattern: String, code: String, lines: [Int]
  ) {
    let found = OwnRuleCase(OwnRuleCase.forbidding("\"types\": \"\(pattern)\""), "// App/A.swift\n" + code)
    #expect(found.lines == lines)
  }

  @Test func `an allowed module is allowed in every spelling`() {
    let rule = #"{ "id": "a", "forbid": { "imports": "*" }, "allow": ["Foundation"], "because": "b" }"#
    let code = """
      // App/A.swift
      import struct Foundation.URL
      import Combine
      """
    #expect(OwnRuleCase(rule, code).lines == [2])
  }

  static let view = """
    // App/A.swift
    @MainActor struct CartView: View {
      @ObservedObject var model: Model
      private(set) var rows = 1
      static let width = 2
      weak var owner: Owner?
      nonisolated(unsafe) var count = 0
      lazy var names = [1]
      enum Row { case first }
    }
    extension CartView { @StateObject var other: Model { make() } }
    struct Model { @ObservedObject var other: Model; static let width = 2 }
    """

  @Test(arguments: [
    (#""attributed": "ObservedObject""#, [2]), (#""attributed": "StateObject""#, [10]),
    (#""attributed": "MainActor""#, [1]), (#""modified": "private(set)""#, [3]),
    (#""modified": "static""#, [4]),
    (#""modified": "weak""#, [5]), (#""modified": "nonisolated(unsafe)""#, [6]),
    (#""modified": "lazy""#, [7]),
    (#""declaredAs": "enum""#, []), (#""declaredAs": "struct""#, [1]), (#""named": "*View""#, [1]),
    (#""conformingTo": "View""#, [1]),
  ])
  func `what is forbidden of a type is asked of the type or of all in it`(forbidden: String, lines: [Int]) {
    let rule = OwnRuleCase.forbidding(forbidden, types: #""conformingTo": "View""#)
    #expect(OwnRuleCase(rule, Self.view).lines == lines)
  }

  @Test(arguments: [
    (#""modified": "static""#, [4, 11]), (#""modified": "weak""#, [5]),
    (#""attributed": "ObservedObject""#, [2, 11]),
    (#""declaredAs": "enum""#, [8]),
  ])
  func `without types everything in a file is asked`(forbidden: String, lines: [Int]) {
    #expect(OwnRuleCase(OwnRuleCase.forbidding(forbidden), Self.view).lines == lines)
  }

  @Test func `a conformance by way of another is one, with types and without`() {
    let code = """
      // App/A.swift
      class Base {}
      class Middle: Base {}
      class Last: Middle {}
      struct Other {}
      """
    #expect(OwnRuleCase(OwnRuleCase.forbidding(#""conformingTo": "Base""#), code).lines == [2, 3])
    let rule = OwnRuleCase.forbidding(#""conformingTo": "Base""#, types: #""named": "*""#)
    #expect(OwnRuleCase(rule, code).lines == [2, 3])
  }

  @Test func `an extension and a type within a function can be asked for`() {
    let code = """
      // App/A.swift
      struct Cart {}
      extension Cart { func a() { print() } }
      extension Array { func b() { print() } }
      func c() { struct Local { func d() { print() } } }
      """
    let extensions = OwnRuleCase.forbidding(#""calls": "print""#, types: #""declaredAs": "extension""#)
    #expect(OwnRuleCase(extensions, code).lines == [2, 3])
    #expect(OwnRuleCase(extensions, code).dead == [])
    let named = OwnRuleCase.forbidding(
      #""calls": "print""#, types: #""declaredAs": "extension", "named": "Array""#)
    #expect(OwnRuleCase(named, code).lines == [3])
    let local = OwnRuleCase.forbidding(#""calls": "print""#, types: #""named": "Local""#)
    #expect(OwnRuleCase(local, code).lines == [4])
    #expect(OwnRuleCase(local, code).dead == [])
  }

  @Test func `a kind is reported with its article`() {
    let code = "// App/A.swift\nenum A {}\nstruct B {}"
    let messages = OwnRuleCase(OwnRuleCase.forbidding(#""declaredAs": ["enum", "struct"]"#), code).findings
      .map(
        \.message)
    #expect(messages == ["an enum is declared here", "a struct is declared here"])
  }

  @Test func `several rules find what each finds alone`() {
    let rules = (0..<40).map { number in
      let name = ["print", "*.sink", "publisher.*", "Nothing\(number)", "*.re*"][number % 5]
      return "{ \"id\": \"r\(number)\", \"forbid\": { \"calls\": \"\(name)\" }, \"because\": \"b\" }"
    }
    let together = OwnRuleCase(rules.joined(separator: ", "), Self.calls).findings.map {
      "\($0.rule) \($0.range.start.line):\($0.range.start.column) \($0.message)"
    }
    let alone = rules.flatMap { OwnRuleCase($0, Self.calls).findings }.map {
      "\($0.rule) \($0.range.start.line):\($0.range.start.column) \($0.message)"
    }
    #expect(together.sorted() == alone.sorted())
    #expect(!together.isEmpty)
  }

  @Test func `a type of others is left out by its name`() {
    let rule = OwnRuleCase.forbidding(#""types": { "named": "URL*", "not": { "named": "URLCache" } }"#)
    let code = "// App/A.swift\nlet a: URLSession\nlet b: URLCache"
    #expect(OwnRuleCase(rule, code).lines == [1])
  }

  @Test func `a nested type is told with the types around it`() {
    let rule = #"{ "id": "a", "types": "Item", "require": { "modified": "public" }, "because": "b" }"#
    let code = "// App/A.swift\nenum Cart { struct Item {} }"
    #expect(OwnRuleCase(rule, code).findings.map(\.message) == ["'Cart.Item' is not declared 'public'"])
  }

  @Test func `an implicit member of a written type is used once`() {
    let code = """
      // App/A.swift
      struct A { let app: UIApplication = .shared; func a(_ api: API = .shared) { use(.shared) } }
      """
    let found = OwnRuleCase(OwnRuleCase.forbidding(#""members": "*.shared""#), code)
    #expect(found.findings.map(\.range.start.column) == [38, 67, 82])
  }
}
