import ArchConfig
import ArchFacts
import ArchScan
import Foundation
import Testing

@testable import ArchModel

/// What is taken over from an earlier state of the code is what would be found out anew.
@Suite struct KeptCodeTests {
  /// Each stands for what somebody may type, into a function or elsewhere.
  private static let lines = [
    "let made = CartService()", "let made: Cart = .init()", "_ = CartService.shared.total", "print(1)",
    "func inner<Item>(_ item: Item) -> Cart { .init() }", "let value = Foundation.Data()",
    "let model = Shop.Row(title: \"\")", "_ = previewCart()", "_ = MockCart().cart",
    "#if DEBUG\n_ = Cart()\n#endif",
    "class Cart {}\n_ = Cart()", "cart.map { Row(title: \"\\($0)\") }", "return",
    "// archcheck:disable - all", "}", "{",
    "typealias Kept = CartService", "typealias Store = Cart", "extension Store { struct Inner {} }",
    "struct Inner: Carts { func cart() -> Cart { .init() } }", "var session: Session?", "var session: Cart?",
    "final class Session: Carts { func cart() -> Cart { Cart() } }", "enum Kind { case two }", "import UIKit",
    "\"\"\"", "let row = Row.example", "register(CartService.self) { CartService() }",
  ]

  private static let files = [
    "Domain/Cart.swift": """
    struct Cart { var rows: [Row] = [] }
    protocol Carts { func cart() -> Cart }
    func previewCart() -> Cart { Cart() }
    """,
    "Data/CartService.swift": """
    import Foundation
    final class CartService: Carts {
      static let shared = CartService()
      var total: Int { 1 }
      func cart() -> Cart {
        let cart = Cart()
        return cart
      }
      init() { print("") }
      enum Kind { case one
        var name: String {
          get { "" }
          set { print(newValue) }
        }
      }
    }
    """,
    "UI/Row.swift": """
    import SwiftUI
    struct Row: View {
      let title: String
      var body: some View {
        Text(title)
      }
      func open() {
        Foundation.UserDefaults.standard.set(1, forKey: "")
      }
    }
    extension Row { static var example: Row { Row(title: "") } }
    #Preview { Row(title: "") }
    """,
    "Domain/Names.swift": """
    typealias Store = CartService
    typealias Kept = Store
    class Shelf: Kept { let kind: Kind = .one }
    final class Box { let shelf = Shelf() }
    """,
    "UI/Model.swift": """
    final class Model { var session: Session? }
    final class Session { var total = 0 }
    final class Holder { let model = Model() }
    """,
    "UI/Start.swift": """
    final class Start {
      let kept: Kept
      init(kept: Kept) { self.kept = kept }
      func start(holder: Holder, box: Box) {
        holder.model.session = .init()
        _ = box.shelf.kind
      }
    }
    """,
    "Mocks/MockCart.swift": """
    final class MockCart: Carts {
      func cart() -> Cart {
        previewCart()
      }
    }
    """,
    "App/AppDelegate.swift": """
    @main final class AppDelegate {
      lazy var carts: Carts = CartService()
      func start() {
        let row = Row(title: "")
        show(row)
      }
      func show(_ row: Row) {
        print(row)
      }
    }
    """,
  ]

  @Test func `after changes the model is that of the code as it is`() {
    var draws = Draws(state: 0xC0DE)
    let paths = Self.files.keys.sorted()
    var texts = Self.files
    var reuse = CodeReuse.again(after: nil)
    var taken = 0
    var reached = 0
    var scanned: [String: ScannedFile] = [:]
    for _ in 0..<600 {
      let path = paths[draws.below(paths.count)]
      var lines = (texts[path] ?? "").split(separator: "\n", omittingEmptySubsequences: false).map(
        String.init)
      if draws.below(3) == 0 {
        texts[path] = Self.files[path]
      } else {
        lines.insert(Self.lines[draws.below(Self.lines.count)], at: draws.below(lines.count))
        texts[path] = lines.joined(separator: "\n")
      }
      scanned[path] = nil
      let files = paths.map { path in
        scanned[path] ?? ScannedFile(FileFacts(scanning: Array((texts[path] ?? "").utf8), path: path))
      }
      for file in files { scanned[file.facts.path] = file }
      if SameDeclarations(reuse, before: files) != nil { taken += 1 }
      let known = Codebase(.beforeLayers, files, reuse: reuse)
      if !known.redeclaredNames.isEmpty { reached += 1 }
      reuse = .again(after: known.stages)
      #expect(Self.told(known) == Self.told(Codebase(.beforeLayers, files)))
    }
    // Neither always nor never.
    #expect((50..<550).contains(taken), "\(taken)")
    #expect((50..<550).contains(reached), "\(reached)")
  }

  /// What rules may ask, as text.
  private static func told(_ code: Codebase) -> [String] {
    let types = code.symbols.ids.map { id in
      "\(code.symbols.qualifiedName(of: id)) \(code.role(of: id)) \(String(describing: code.purpose(of: id)))"
        + " \(code.component(id)) \(code.symbols.supertypes(of: id)) \(code.members(of: id))"
    }
    let files = code.files.map { file in
      "\(file.path) \(String(describing: file.notJudged)) \(file.notJudgedRanges) \(file.facts.bytes.count)"
        + " \(file.facts.typeReferences.map { file.facts.verbatim($0.name) })"
        + " \(file.facts.nameChains.map { file.facts.text($0) })"
    }
    let told =
      types + files + code.typeUses.map { "\($0)" } + code.instantiations.map { "\($0)" }
      + code.unresolvedNames.map { "\($0)" } + code.sharedInstances.all.map { "\($0)" }
    return told.map { named($0, in: code.symbols) }
  }

  /// With names for numbers: those of types are not the same where some are kept for types to come.
  private static func named(_ text: String, in symbols: SymbolTable) -> String {
    text.replacing(/(SymbolID|NameID)\(number: (-?\d+)\)/) { match in
      guard let number = Int(match.output.2), number >= 0 else { return "nobody" }
      return match.output.1 == "NameID"
        ? symbols.names.string(NameID(number)) : symbols.qualifiedName(of: SymbolID(number))
    }
  }
}

/// The same numbers each time.
private struct Draws {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int((state >> 16) % UInt64(max(1, limit)))
  }
}
