import ArchConfig
import ArchFacts
import ArchRules
import Testing

/// What each word of a team's own rules means of what it is said of.
@Suite struct OwnRuleGrammarTests {
  struct Sample: Sendable {
    let rule: String
    let code: String
    /// Of the findings, in the order of the files.
    let lines: [Int]

    init(_ rule: String, _ code: String, _ lines: [Int]) {
      self.rule = rule
      self.code = code
      self.lines = lines
    }
  }

  @Test(
    arguments: members + uses + written + targets + joined + counts + captures + ties + slices + companions
      + tiesOfOtherCode + tiesWithBraces)
  func `a word means one thing`(sample: Sample) {
    let result = OwnRuleCase("{ \"id\": \"a\", \"because\": \"b\", \(sample.rule) }", sample.code)
    #expect(result.mistakes.map(\.message) == [])
    #expect(result.lines == sample.lines)
  }

  private static let model = """
    // App/Model.swift
    final class CartModel {
      weak var navigator: CartNavigator?
      var other: (any CartNavigator)?
      private let all: [CartNavigator] = []
      static let shared = CartModel()
      var total: Int { 1 }
      public var name = ""
      init(name: String) {}
      convenience init() { self.init(name: "") }
      func load() async throws -> Cart { Cart() }
      func load(id: Int, _ name: String) -> [Cart] { [] }
      private func check() throws {}
      enum Kind { case none, some(Cart) }
    }
    protocol CartNavigator: AnyObject {}
    struct Cart {}
    extension CartModel { func added() {} }
    public extension Cart { var given: Int { 1 } }
    """

  private static let takers = """
    // App/Store.swift
    struct Store {
      func save(_ row: CartRow) {}
      func find(id: String, in other: inout Kit.OtherRow?) -> CartRow {}
      func all(_ rows: [CartRow]) {}
      func load(_ done: @escaping (CartRow) -> Void, _ failed: ((any Error) -> Void)? = nil) {}
      func row(at index: Int) -> CartRow {}
      func count(_ index: Int) -> Int { let row = CartRow(); return row.count }
      init() {}
      init(row: CartRow) {}
    }
    struct CartBox { func put(_ cart: Cart) {} }
    struct CartRow: Record {}
    protocol Record {}
    """

  private static let payloads = """
    // App/Route.swift
    enum Route {
      case one(CartRow)
      case all([CartRow])
      case chosen((CartRow) -> Void)
      case boxed(Box<CartRow>)
      case named(row: any Sendable = 1, other: Kit.CartRow?)
    }
    """

  static let members: [Sample] = [
    Sample(#""properties": { "typed": "*Navigator" }, "require": { "modified": "weak" }"#, model, [3]),
    Sample(#""properties": { "typed": "[CartNavigator]" }, "forbid": { "modified": "private" }"#, model, [4]),
    Sample(#""properties": "*", "require": { "access": ["private", "internal"] }"#, model, [7, 18]),
    Sample(#""properties": { "typed": "CartModel" }, "require": { "modified": "private" }"#, model, [5]),
    Sample(#""properties": { "declaredAs": "computed" }, "forbid": { "named": "*" }"#, model, [6, 18]),
    Sample(#""properties": { "declaredAs": "let" }, "forbid": { "modified": "static" }"#, model, [5]),
    Sample(#""functions": { "of": "CartModel" }, "forbid": { "async": true, "throws": true }"#, model, [10]),
    Sample(#""functions": "*", "forbid": { "throws": true }"#, model, [10, 12]),
    Sample(#""functions": "load(id:_:)", "forbid": { "typed": "[*]" }"#, model, [11]),
    Sample(#""functions": { "typed": "Cart" }, "require": { "async": false }"#, model, [10]),
    Sample(#""functions": { "not": { "of": "Cart" } }, "forbid": { "named": "added" }"#, model, [17]),
    Sample(#""initializers": { "of": "*Model" }, "forbid": { "modified": "convenience" }"#, model, [9]),
    Sample(#""initializers": "init(name:)", "forbid": { "access": "internal" }"#, model, [8]),
    Sample(#""cases": { "of": "CartModel.Kind" }, "forbid": { "typed": "Cart" }"#, model, [13]),
    Sample(#""functions": "*", "forbid": { "takes": "*Row" }"#, takers, [2, 3]),
    Sample(#""functions": "*", "forbid": { "takes": "[*Row]" }"#, takers, [4]),
    Sample(#""functions": { "of": "Store" }, "forbid": { "takes": "(*)->*" }"#, takers, [5]),
    Sample(#""functions": "*", "forbid": { "takes": "(Error) -> Void" }"#, takers, [5]),
    Sample(#""functions": "*", "forbid": { "takes": "(CartRow, Error) -> Void" }"#, takers, []),
    // What waits is another function; 'any' says nothing.
    Sample(
      #""functions": "*", "forbid": { "takes": "(Row) -> Void" }"#,
      "// App/A.swift\nfunc a(_ done: (any Row) -> Void) {}\nfunc b(_ done: (Row) async -> Void) {}", [1]),
    Sample(#""functions": "*", "forbid": { "takes": { "conformingTo": "Record" } }"#, takers, [2]),
    Sample(#""functions": { "takes": "Int" }, "require": { "typed": "CartRow" }"#, takers, [7]),
    Sample(#""initializers": { "not": { "takes": "*" } }, "forbid": { "of": "Store" }"#, takers, [8]),
    Sample(#""types": "Store", "forbid": { "functions": { "takes": "*Row" } }"#, takers, [2, 3]),
    Sample(#""functions": { "of": "{x}Box" }, "forbid": { "takes": "{x}" }"#, takers, [11]),
    Sample(#""cases": "*", "forbid": { "typed": "*Row" }"#, payloads, [2, 6]),
    Sample(#""cases": "*", "forbid": { "typed": "[*Row]" }"#, payloads, [3]),
    Sample(#""cases": "*", "forbid": { "typed": "(*Row) -> Void" }"#, payloads, [4]),
    Sample(#""cases": "*", "forbid": { "named": "none" }"#, model, [13]),
    Sample(#""functions": "*", "forbid": { "calls": "Cart" }"#, model, [10]),
    Sample(#""types": { "of": "CartModel" }, "forbid": { "declaredAs": "enum" }"#, model, [13]),
    Sample(#""types": { "access": "internal" }, "forbid": { "declaredAs": "protocol" }"#, model, [15]),
    Sample(#""types": { "properties": "navigator" }, "require": { "modified": "public" }"#, model, [1]),
    Sample(#""types": "Cart", "forbid": { "properties": { "access": "public" } }"#, model, [18]),
  ]

  private static let code = """
    // App/Code.swift
    public import Kit
    @_spi(Internal) import Core
    import UIKit
    @_spi(Internal) @available(*, deprecated) public enum Old {}
    @_spi(Other) public enum New {}
    func a() {
      Current.date = Date()
      Current.log.level += 1
      let now = Current.date
      show { Task { print(now) } }
      Task { }
      view.font(.system(size: 1)).tint(.system(size: 2))
      row.id(UUID())
    }
    let line = #line
    """

  static let uses: [Sample] = [
    Sample(#""imports": ["Kit", "UIKit"], "require": { "access": "internal" }"#, code, [1]),
    Sample(#""imports": "*", "forbid": { "attributed": "_spi(Internal)" }"#, code, [2]),
    Sample(#""forbid": { "imports": { "named": "K*", "access": "public" } }"#, code, [1]),
    Sample(#""types": { "attributed": "_spi(Internal)" }, "forbid": { "declaredAs": "enum" }"#, code, [4]),
    Sample(
      #""types": { "attributed": "available(deprecated)" }, "forbid": { "declaredAs": "enum" }"#, code, [4]),
    Sample(#""forbid": { "writes": "Current.*" }"#, code, [7, 8]),
    Sample(
      #""forbid": { "members": "UIApplication.shared" }"#,
      "// App/A.swift\nlet a: UIApplication = .shared\nfunc b(c: UIApplication? = .shared) { let d: Store = .shared }",
      [1, 2]),
    Sample(#""forbid": { "writes": "Current.date" }"#, code, [7]),
    Sample(#""forbid": { "macros": "line" }"#, code, [15]),
    Sample(#""forbid": { "calls": { "named": "Task", "within": "show" } }"#, code, [10]),
    Sample(#""calls": "Task", "require": { "within": "show" }"#, code, [11]),
    Sample(#""forbid": { "calls": { "named": "*.system", "within": "*.font" } }"#, code, [12]),
    Sample(#""forbid": { "calls": { "named": "UUID", "within": "*.id" } }"#, code, [13]),
    Sample(
      #""forbid": { "calls": [{ "named": "Task", "not": { "within": "show" } }, "print"] }"#, code, [10, 11]),
  ]

  private static let spellings = """
    // App/Spelling.swift
    let a = bundle.urls(for: b) { print(b) }
    let c = files.urls(for: b, in: c)
    let d = NavigationLink(value: b) { Text("") }
    publisher.sink { print($0) }
    func e() -> Result<Data, any Error> { f }
    func g() -> Result<Data, Data.Mistake> { f }
    let h: [Cart]? = nil
    func i() { change(&Current.x) }
    enum Named { struct Row { enum Kind { case one } } }
    extension Named {}
    enum Failed: LocalizedError { case late }
    final class Table: UITableViewController {}
    struct Body: Codable {}
    """

  static let written: [Sample] = [
    Sample(#""forbid": { "calls": "*.urls(for:in:)" }"#, spellings, [2]),
    Sample(#""forbid": { "calls": "NavigationLink(destination:)" }"#, spellings, []),
    Sample(#""forbid": { "calls": "*.sink(receiveValue:)" }"#, spellings, [4]),
    Sample(#""functions": { "typed": "Result<*, any Error>" }, "forbid": { "named": "*" }"#, spellings, [5]),
    Sample(#""functions": { "typed": "Result<*, Mistake>" }, "forbid": { "named": "*" }"#, spellings, [6]),
    Sample(
      #""functions": { "typed": "Result<*,Data.Mistake>" }, "forbid": { "named": "*" }"#, spellings, [6]),
    Sample(#""properties": { "typed": "[Cart]" }, "forbid": { "named": "*" }"#, spellings, [7]),
    // Nothing is a value, too, which may be there or not.
    Sample(
      #""properties": { "typed": "()" }, "forbid": { "named": "*" }"#,
      "// App/A.swift\nlet a: ()? = nil\nlet b: (Int)? = nil\nlet c: () = ()", [1, 3]),
    Sample(#""forbid": { "writes": "Current.*" }"#, spellings, [8]),
    Sample(#""types": { "of": "Named" }, "forbid": { "declaredAs": "enum" }"#, spellings, [9]),
    Sample(#""types": { "of": { "named": "Named" } }, "forbid": { "declaredAs": "enum" }"#, spellings, [9]),
    Sample(#""forbid": { "types": "Named" }"#, spellings, [10]),
    Sample(#""types": { "conformingTo": "Error" }, "forbid": { "declaredAs": "enum" }"#, spellings, [11]),
    Sample(#""forbid": { "conformingTo": "UIViewController" }"#, spellings, [12]),
    Sample(
      #""types": { "conformingTo": "Encodable" }, "require": { "modified": "public" }"#, spellings, [13]),
    Sample(
      #""types": "*Screen", "forbid": { "calls": { "typed": { "conformingTo": "Store" } } }"#,
      "// App/A.swift\nprotocol Store {}\nstruct FileStore: Store {}\nstruct AScreen {\n let a = FileStore()\n func b() { FileStore.init(); FileStore.read(); print() }\n}",
      [4, 5]),
    // Of a type that is declared elsewhere nothing is known.
    Sample(
      #""forbid": { "calls": { "typed": { "conformingTo": "Store" } } }"#,
      "// App/A.swift\nprotocol Store {}\nstruct Disk: Store {}\nlet a = Disk()\nlet b = Date()", [3]),
    Sample(
      #""types": "{x}View", "forbid": { "calls": { "typed": "{x}Store" } }"#,
      "// App/A.swift\nstruct AView {\n let a = AStore()\n let b = BStore()\n}", [2]),
    Sample(#""imports": "*", "require": { "modified": ["public", "internal"] }"#, code, [2, 3]),
    Sample(
      #""forbid": { "macros": "Preview" }"#,
      "// App/A.swift\n@available(iOS 17, *)\n#Preview { Text(\"\") }", [2]),
  ]

  private static let layers = """
    // App/Domain/Cart.swift
    protocol Record {}
    @Entity struct Cart { let row: CartRow }
    // App/Data/CartRow.swift
    struct CartRow: Record { let cart: Cart }
    struct Plain {}
    // App/Presentation/CartView.swift
    struct CartView { let row: CartRow; let plain: Plain; let other: URLSession; let cart: Cart }
    """

  static let targets: [Sample] = [
    Sample(#""forbid": { "types": { "conformingTo": "Record" } }"#, layers, [2, 1]),
    Sample(
      #""in": { "layer": "presentation" }, "forbid": { "types": { "layer": "data" } }"#, layers, [1, 1]),
    Sample(
      #""in": { "layer": "presentation" }, "forbid": { "types": { "layer": "data", "not": { "named": "Plain" } } }"#,
      layers, [1]),
    Sample(#""forbid": { "types": { "attributed": "Entity" } }"#, layers, [1, 1]),
    Sample(#""forbid": { "types": { "named": "URL*", "not": { "named": "URLCache" } } }"#, layers, [1]),
    // What others declare is in no layer; of what it conforms to nothing is known.
    Sample(#""forbid": { "types": { "named": "URL*", "not": { "layer": "data" } } }"#, layers, [1]),
    Sample(#""forbid": { "types": { "named": "URL*", "conformingTo": "Record" } }"#, layers, []),
    Sample(
      #""properties": { "typed": { "conformingTo": "Record" } }, "forbid": { "of": "CartView" }"#, layers, [1]
    ),
    Sample(
      #""types": { "conformingTo": { "layer": "domain" } }, "require": { "layer": "domain" }"#, layers, [1]),
    Sample(#""properties": { "of": { "layer": "data" } }, "forbid": { "named": "cart" }"#, layers, [1]),
    Sample(#""types": { "types": { "named": "CartRow" } }, "require": { "layer": "domain" }"#, layers, [1]),
  ]

  static let joined: [Sample] = [
    Sample(
      #""forbid": { "declaredAs": "enum", "modified": "public" }"#,
      "// App/A.swift\nenum A {}\npublic enum B {}\npublic struct C {}", [2]),
    Sample(
      #""types": { "anyOf": [{ "named": "*A" }, { "declaredAs": "enum" }] }, "require": { "modified": "public" }"#,
      "// App/A.swift\nstruct AA {}\nenum B {}\nstruct C {}", [1, 2]),
    Sample(
      #""types": { "named": "*A", "not": [{ "declaredAs": "enum" }, { "modified": "final" }] }, "forbid": { "named": "*" }"#,
      "// App/A.swift\nstruct AA {}\nenum BA {}\nfinal class CA {}", [1]),
    Sample(
      #""in": { "not": { "files": "App/A*" } }, "forbid": { "calls": "print" }"#,
      "// App/A.swift\nfunc a() { print() }\n// App/B.swift\n\nfunc b() { print() }", [2]),
    Sample(
      #""in": { "anyOf": [{ "files": "App/A*" }, { "files": "App/C*" }] }, "forbid": { "calls": "print" }"#,
      "// App/A.swift\nfunc a() { print() }\n// App/B.swift\n\nfunc b() { print() }\n// App/C.swift\n\n\nfunc c() { print() }",
      [1, 3]),
    Sample(
      #""types": "*", "require": { "anyOf": [{ "modified": "final" }, { "declaredAs": "struct" }] }"#,
      "// App/A.swift\nstruct AA {}\nclass BA {}\nfinal class CA {}", [2]),
    Sample(
      #""files": { "imports": "UIKit" }, "require": { "files": "App/UI/**" }"#,
      "// App/A.swift\nimport UIKit\nstruct A {}\n// App/UI/B.swift\nimport UIKit\n// App/C.swift\nstruct C {}",
      [2]),
    Sample(
      #""types": { "role": "use-case" }, "require": { "declaredAs": "struct" }"#,
      "// App/Domain/A.swift\nfinal class PayUseCase {}\nfinal class Cart {}", [1]),
  ]

  static let counts: [Sample] = [
    Sample(
      #""types": "*UseCase", "require": { "functions": { "access": "internal", "count": 1 } }"#,
      "// App/A.swift\nstruct AUseCase { func a() {} }\nstruct BUseCase {}\nstruct CUseCase { func a() {}; func b() {} }\nextension AUseCase { private func c() {} }",
      [2, 3]),
    Sample(
      #""types": "*", "require": { "functions": { "atMost": 1 } }"#,
      "// App/A.swift\nstruct A { func a() {} }\nstruct C { func a() {}; func b() {} }", [2]),
    Sample(
      #""types": "*Screen", "require": { "calls": "analytics.track" }"#,
      "// App/A.swift\nstruct AScreen { func a() { analytics.track() } }\nstruct BScreen {}\nextension BScreen { func a() { print() } }",
      [2]),
    Sample(
      #""in": { "files": "App/**" }, "require": { "calls": "register" }"#,
      "// App/A.swift\nfunc a() { register() }\n// App/B.swift\n\nfunc b() { print() }", [2]),
  ]

  private static let features = """
    // Features/Cart/Cart.swift
    struct CartView { let search: SearchView; let door: SearchFactory }
    // Features/Search/Search.swift
    struct SearchView { let own: SearchFactory }
    struct SearchFactory {}
    struct CartFactory { let own: SearchView }
    """

  static let captures: [Sample] = [
    Sample(
      #""in": { "files": "Features/{a}/**" }, "forbid": { "types": { "files": "Features/{b}/**", "not": { "named": "{b}Factory" } } }"#,
      features, [1]),
    Sample(
      #""types": { "files": "Features/{x}/**", "named": "*Factory" }, "require": { "named": "{x}Factory" }"#,
      features,
      [3]),
    Sample(
      #""types": { "named": "{x}View" }, "forbid": { "types": "{x}Factory" }"#, features, [1]),
    Sample(
      #""types": { "named": "{x}View" }, "require": { "types": "{x}Factory" }"#, features, [1]),
    Sample(
      #""in": { "except": "Features/Cart/**" }, "types": "{x}View", "forbid": { "types": "{x}Factory" }"#,
      features, [1]),
    Sample(
      #""in": { "except": "Features/Search/**" }, "types": "{x}View", "forbid": { "types": "{x}Factory" }"#,
      features, []),
    Sample(
      #""properties": { "typed": "{x}View" }, "forbid": { "of": "{y}Factory" }"#, features, [3]),
    Sample(
      #""types": { "files": "Features/C?rt/{x}.swift" }, "forbid": { "named": "{x}View" }"#,
      "// Features/Cart/Pay.swift\nstruct PayView {}\n// Features/C/rt/Row.swift\n\nstruct RowView {}", [1]),
    // Two words of what a rule looks at may be the same text; what is besides is another.
    Sample(
      #""files": "Features/{f}/{x}.swift", "require": { "companion": { "files": "Tests/{f}/{x}Tests.swift" } }"#,
      features, [1, 1]),
    Sample(
      #""types": { "files": "Features/{f}/{g}.swift", "named": "{a}View" }, "forbid": { "types": "{b}View" }"#,
      features, [1]),
  ]

  private static let chain = """
    // App/Domain/A.swift
    struct A { let b: B }
    // App/Shared/B.swift
    struct B { let c: C }
    // App/Data/C.swift
    struct C {}
    protocol Need {}
    struct D: Need {}
    class E: Need {}
    """

  static let ties: [Sample] = [
    Sample(#""types": { "layer": "domain" }, "forbid": { "reaches": { "layer": "data" } }"#, chain, [1]),
    Sample(#""types": { "layer": "domain" }, "forbid": { "reaches": "D" }"#, chain, []),
    Sample(#""in": { "files": "App/Domain/**" }, "forbid": { "reaches": "C" }"#, chain, [1]),
    Sample(#""types": { "named": ["A", "B", "C"] }, "require": { "usedBy": "*" }"#, chain, [1]),
    Sample(
      #""types": { "named": ["A", "B", "C"] }, "require": { "usedBy": { "layer": "domain" } }"#, chain,
      [1, 1]),
    Sample(#""types": "Need", "require": { "conformers": { "count": 1 } }"#, chain, [2]),
    Sample(
      #""types": "Need", "require": { "conformers": { "declaredAs": "class", "count": 1 } }"#, chain, []),
    Sample(#""types": { "declaredAs": "struct" }, "require": { "reachedFrom": "B" }"#, chain, [3, 1]),
    Sample(#""types": "C", "require": { "usedBy": { "counting": "files", "atLeast": 2 } }"#, chain, [1]),
    Sample(#""types": "*", "forbid": { "not": [{ "usedBy": "*" }, { "types": "*" }] }"#, chain, []),
    Sample(
      #""types": "*", "forbid": { "not": [{ "usedBy": "*" }, { "types": { "files": "**" } }] }"#,
      "// App/A.swift\nstruct A { let b: B }\nstruct B {}\nstruct C { let c: Int }", [3]),
  ]

  private static let tested = """
    // App/Cart/CartViewModel.swift
    final class CartViewModel {}
    // App/Cart/CartFactory.swift
    func make() -> CartViewModel { CartViewModel() }
    // App/Search/SearchViewModel.swift
    final class SearchViewModel {}
    final class SearchRow {}
    // AppTests/CartViewModelTests.swift
    import XCTest
    final class CartViewModelTests: XCTestCase { let model = CartViewModel() }
    // AppTests/SearchViewModelSnapshots.swift
    import XCTest
    func check() { _ = SearchRow() }
    """

  static let companions: [Sample] = [
    Sample(#""types": "{x}ViewModel", "require": { "companion": "{x}ViewModelTests" }"#, tested, [1]),
    Sample(
      #""types": "{x}ViewModel", "require": { "companion": { "named": "{x}ViewModelTests", "code": "tests" } }"#,
      tested, [1]),
    Sample(
      #""types": "{x}ViewModel", "require": { "companion": { "named": "{x}ViewModelTests", "code": "app" } }"#,
      tested, [1, 1]),
    Sample(
      #""types": "{x}ViewModel", "require": { "companion": { "files": "AppTests/**/{x}ViewModelSnapshots.swift" } }"#,
      tested, [1]),
    Sample(
      #""types": "{x}ViewModel", "require": { "companion": { "files": "AppTests/{x}*.swift" } }"#, tested, []),
    Sample(
      #""types": "{x}ViewModel", "require": { "companion": { "named": "{x}*", "atLeast": 2 } }"#, tested,
      [1, 1]),
    Sample(#""types": "{x}ViewModel", "forbid": { "companion": "{x}Row" }"#, tested, [1]),
    // Nothing is its own companion.
    Sample(#""types": "*ViewModel", "require": { "companion": "SearchViewModel" }"#, tested, [1]),
    Sample(
      #""files": { "files": "App/**/{x}ViewModel.swift" }, "require": { "companion": { "files": "**/{x}Factory.swift" } }"#,
      tested, [1]),
    Sample(
      #""slices": "App/{slice}/**", "require": { "companion": { "files": "App/{slice}/{slice}Factory.swift" } }"#,
      tested, [1]),
    Sample(#""slices": "App/{slice}/**", "require": { "companion": "{slice}ViewModel" }"#, tested, []),
    Sample(
      #""slices": "App/{slice}/**", "require": { "companion": { "files": "App/Cart/CartFactory.swift" } }"#,
      tested, []),
    Sample(
      #""slices": "App/{slice}/**", "require": { "companion": { "files": "App/Cart/Nothing.swift" } }"#,
      tested, [1, 1]),
    Sample(
      #""slices": "App/{slice}/**", "forbid": "eachOther", "require": { "companion": "{slice}ViewModelTests" }"#,
      tested, [1]),
  ]

  static let tiesOfOtherCode: [Sample] = [
    Sample(#""types": "*", "require": { "usedBy": { "code": "tests" } }"#, tested, [1]),
    Sample(#""types": "SearchRow", "require": { "usedBy": "*" }"#, tested, [2]),
    Sample(#""types": "CartViewModel", "forbid": { "usedBy": { "code": "tests" } }"#, tested, [1]),
    Sample(#""types": "CartViewModel", "forbid": { "usedBy": { "code": "app" } }"#, tested, [1]),
    Sample(
      #""types": "CartViewModel", "require": { "usedBy": { "files": "**/CartFactory.swift" } }"#, tested, []),
  ]

  private static let flows = """
    // App/Cart.swift
    struct CartView {}
    protocol CartRouting {}
    struct CartRouter: CartRouting { let view: CartView }
    // App/Search.swift
    struct SearchView {}
    protocol SearchRouting {}
    struct OtherRouter: SearchRouting { let view: SearchView; let router: CartRouter }
    """

  static let tiesWithBraces: [Sample] = [
    // A string stands for a list of one.
    Sample(#""forbid": { "types": "CartRouter" }, "allow": "CartRouter""#, flows, []),
    Sample(#""types": "{x}View", "require": { "usedBy": "{x}Router" }"#, flows, [1]),
    Sample(#""types": "{x}View", "forbid": { "usedBy": { "not": { "named": "{x}*" } } }"#, flows, [1]),
    Sample(#""types": "{x}Routing", "require": { "conformers": "{x}Router" }"#, flows, [2]),
    // Cart and Cart are one text.
    Sample(#""types": "{x}Router", "forbid": { "reaches": "{y}View" }"#, flows, [3]),
    Sample(
      #""types": "{x}View", "forbid": { "reachedFrom": { "named": "*Router", "not": { "named": "{x}Router" } } }"#,
      flows, [1, 1]),
    Sample(
      #""files": { "files": "App/{x}.swift" }, "forbid": { "reaches": "{y}View" }"#, flows, [1]),
  ]

  static let slices: [Sample] = [
    Sample(#""slices": "Features/{slice}/**", "forbid": "eachOther""#, features, [1, 1]),
    Sample(#""slices": "Features/{slice}/**", "forbid": "cycles""#, features, []),
    Sample(
      #""slices": "**/{slice}/**", "forbid": "cycles""#,
      "// App/A/A.swift\nstruct A { let b: B }\nstruct C {}\n// App/B/B.swift\n\nstruct B { let c: C; let a: A }",
      [1]),
    Sample(
      #""slices": "**/{slice}.swift", "forbid": "cycles""#,
      "// App/A.swift\nstruct A { let b: B }\n// App/X/B.swift\n\nstruct B { let a: A }", [1]),
    // A file beside the folders is none of them.
    Sample(
      #""slices": "Features/{slice}/**", "forbid": "eachOther""#,
      "// Features/Cart/A.swift\nstruct Cart {}\n// Features/B.swift\nstruct Root { let cart: Cart }", []),
  ]

  @Test func `a definition stands for what it says`() {
    let config = """
      { "extends": [],
        "define": { "view-models": { "named": "*ViewModel", "declaredAs": "class" } },
        "own": [
          { "id": "a", "types": "view-models", "require": { "modified": "final" }, "because": "b" },
          { "id": "c", "properties": { "of": "view-models" }, "require": { "access": "private" }, "because": "b" },
          { "id": "d", "forbid": { "types": ["view-models", "Old"] }, "because": "b" } ] }
      """
    let code =
      "// App/A.swift\nclass AViewModel { var x = 1 }\nstruct BViewModel { var x = 1 }\nlet a: AViewModel\nlet o: Old"
    let result = OwnRuleCase(config: config, code)
    #expect(result.mistakes.map(\.message) == [])
    #expect(result.findings.map { "\($0.rule) \($0.range.start.line)" } == ["a 1", "c 1", "d 3", "d 4"])
  }

  @Test(arguments: [
    (#""define": { "A": { "named": "*" } }"#, "'A' is not the name of a definition"),
    (#""define": { "a": { "named": "*" } }"#, "nothing uses the definition 'a'"),
    (
      #""define": { "a": { "not": "a" } }, "own": [{ "id": "x", "types": "a", "forbid": { "named": "*" }, "because": "b" }]"#,
      "the definition 'a' rests on itself"
    ),
    (
      #""own": [{ "id": "x", "types": "view-models", "forbid": { "named": "*" }, "because": "b" }]"#,
      "there is no definition 'view-models'"
    ),
    (
      #""own": [{ "id": "x", "types": "A", "functions": "a", "forbid": { "named": "*" }, "because": "b" }]"#,
      "rule 'x' looks at 'types' and at 'functions'"
    ),
    (
      #""own": [{ "id": "x", "functions": "a", "forbid": { "conformingTo": "A" }, "because": "b" }]"#,
      "'conformingTo' cannot be said of functions in 'forbid' of rule 'x'"
    ),
    (
      #""own": [{ "id": "x", "functions": "a", "forbid": { "async": "yes" }, "because": "b" }]"#,
      "'async' in 'forbid' of rule 'x' must be true or false, not a string"
    ),
    (
      #""own": [{ "id": "x", "types": { "anyOf": [{ "named": "A" }] }, "forbid": { "named": "*" }, "because": "b" }]"#,
      "'anyOf' in 'types' of rule 'x' has one alternative only"
    ),
    (
      #""own": [{ "id": "x", "slices": "A/**", "forbid": "cycles", "because": "b" }]"#,
      "'A/**' does not say what a slice is"
    ),
    (
      #""own": [{ "id": "x", "properties": { "access": "publik" }, "forbid": { "named": "*" }, "because": "b" }]"#,
      "unknown access level 'publik' for 'access' in 'properties' of rule 'x'"
    ),
  ])
  func `a mistake is told where it is`(config: String, message: String) {
    let result = OwnRuleCase(config: "{ \(config) }", "// App/A.swift")
    #expect(result.mistakes.map(\.message) == [message])
  }

  @Test(arguments: [
    (#""in": "App/**", "forbid": { "calls": "a" }"#, #"write { "files": "App/**" }"#),
    (#""in": "domain", "forbid": { "calls": "a" }"#, #"write { "layer": "domain" }"#),
    (#""in": 1, "forbid": { "calls": "a" }"#, "write an object"),
  ])
  func `who writes a place as a name is told how it is written`(rule: String, suggestion: String) {
    let result = OwnRuleCase("{ \"id\": \"x\", \(rule), \"because\": \"b\" }", "// App/A.swift")
    #expect(result.mistakes.map(\.suggestion) == [suggestion])
  }

  @Test func `what was found is told in the words of the rule`() {
    func message(_ rule: String) -> [String] {
      OwnRuleCase("{ \"id\": \"a\", \"because\": \"b\", \(rule) }", Self.layers).findings.map(\.message)
    }
    #expect(
      message(#""types": { "layer": "presentation" }, "forbid": { "types": { "conformingTo": "Record" } }"#)
        == [
          "'CartRow', which inherits from or conforms to 'Record', is used in layer 'presentation'"
        ])
    #expect(
      message(#""properties": { "of": "CartRow" }, "require": { "access": "private" }"#) == [
        "property 'cart' of 'CartRow' is not 'private'"
      ])
    #expect(
      message(#""types": "Plain", "require": { "functions": { "count": 1 } }"#) == [
        "'Plain' has 0 functions, not 1"
      ])
    #expect(
      message(#""types": "Plain", "require": { "usedBy": { "counting": "layers", "atLeast": 2 } }"#) == [
        "'Plain' is used by 1 layer, not at least 2"
      ])
  }

  @Test(arguments: [
    (
      #""types": "{x}Routing", "require": { "conformers": "{x}Router" }, "message": "'{match}' has no '{x}Router'""#,
      "'SearchRouting' has no 'SearchRouter'", ""
    ),
    (
      #""types": "*View", "forbid": { "usedBy": "OtherRouter" }, "message": "'{match}' is Other's", "fix": "move {match}""#,
      "'SearchView' is Other's", "move SearchView"
    ),
    (
      #""types": "{x}Router", "forbid": { "types": "{y}View" }, "message": "'{x}' shows '{y}' by '{match}'""#,
      "'Other' shows 'Search' by 'SearchView'", ""
    ),
    (
      #""properties": { "typed": "{x}Router" }, "forbid": { "of": "{y}Router" }, "fix": "make a {y}Router, not {match}""#,
      "", "make a OtherRouter, not router"
    ),
    (
      #""slices": "App/{s}.swift", "forbid": "eachOther", "message": "{s} uses {match}""#,
      "Search uses CartRouter", ""
    ),
    (
      #""slices": "App/{s}.swift", "require": { "companion": "{s}Router" }, "message": "{s} has no router""#,
      "Search has no router", ""
    ),
    (#""forbid": { "types": "CartRouter" }, "message": "no {match}""#, "no CartRouter", ""),
  ])
  func `what was found is told in the team's words`(rule: String, message: String, fix: String) {
    let result = OwnRuleCase("{ \"id\": \"a\", \"because\": \"b\", \(rule) }", Self.flows)
    #expect(result.mistakes.map(\.message) == [])
    #expect(result.findings.count == 1)
    if !message.isEmpty { #expect(result.findings.first?.message == message) }
    if !fix.isEmpty { #expect(result.findings.first?.fix == fix) }
  }

  @Test(arguments: [
    (#""message": "no {y}""#, "'{y}' in 'message' of rule 'a' stands for nothing"),
    (#""fix": "use {why}""#, "'{why}' in 'fix' of rule 'a' stands for nothing"),
  ])
  func `what stands for nothing in a message is a mistake`(said: String, message: String) {
    let rule = #"{ "id": "a", "because": "b", "types": "{x}View", "forbid": { "named": "*" }, \#(said) }"#
    #expect(OwnRuleCase(rule, Self.flows).mistakes.map(\.message) == [message])
  }

  @Test(arguments: [
    (#""breaks": "struct Cart { func a() throws {} }""#, []),
    (
      #""breaks": "struct Cart { func a() {} }""#, ["rule 'a' does not find what is in 'breaks'"]
    ),
    (#""keeps": "struct Cart { func a() {} }""#, []),
    (
      #""keeps": "struct Cart {\n func a() throws {} }""#,
      ["rule 'a' finds something in 'keeps': line 2, function 'a()' of 'Cart' throws"]
    ),
    // Where the code is counts once it is said.
    (
      #""breaks": "// App/Data/A.swift\nstruct Cart { func a() throws {} }""#,
      ["rule 'a' does not find what is in 'breaks'"]
    ),
    (#""breaks": ["// App/Domain/A.swift\nstruct Cart { func a() throws {} }"]"#, []),
  ])
  func `a rule is tried on its own examples`(examples: String, messages: [String]) {
    let rule = #"""
      { "id": "a", "in": { "layer": "domain" }, "functions": "*", "forbid": { "throws": true }, "because": "b", \#(examples) }
      """#
    let result = OwnRuleCase(rule, "// App/Domain/A.swift")
    #expect(result.mistakes.map(\.message) == [])
    #expect(result.unproved.map(\.message) == messages)
  }
}
