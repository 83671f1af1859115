import Foundation
import Testing

@Suite struct PlanCommandTests {
  private func shop(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    let config = """
      { "layers": { "presentation": { "files": ["App/UI/**"], "mayUse": ["domain", "contracts"] },
        "data": { "files": ["App/Data/**"], "mayUse": ["domain", "contracts"], "is": "data" },
        "contracts": { "files": ["App/Contracts/**"], "mayUse": [], "optional": true },
        "domain": { "files": ["App/Domain/**"], "mayUse": ["contracts"] } } }
      """
    try folder.write(config, to: "architecture.json")
    return folder
  }

  @Test func `what is in the wrong layer is moved, and what comes of it is what a check finds`() throws {
    let folder = try shop([
      "App/UI/CartView.swift": "struct CartView { let row: CartRow; let total: Total }",
      "App/UI/ListView.swift": "struct ListView { let row: CartRow }",
      "App/Data/CartRow.swift": "struct CartRow {}\nstruct Stored { let table: Table }",
      "App/Data/Table.swift": "struct Table {}",
      "App/Domain/Total.swift": "struct Total {}",
    ])
    let outcome = try Binary.run("plan", in: folder)
    #expect(outcome.code == 0)
    #expect(
      outcome.output == """
        2 findings. What to do first, each step checked after those before it:

        1. move 'CartRow' out of App/Data/CartRow.swift to App/UI/: it is in 'data' and more at home in 'presentation'
           2 would go (layer-dependencies 2), 0 would come: 0 left

        2 of 2 would be gone (100 %). What exactly comes and goes:
        archcheck --move 'App/Data/CartRow.swift:CartRow=App/UI/CartRow.swift'

        """)
    // As somebody would do it.
    try folder.write("struct CartRow {}", to: "App/UI/CartRow.swift")
    try folder.write("struct Stored { let table: Table }", to: "App/Data/CartRow.swift")
    #expect(try Binary.run("--quiet", in: folder).output == "")
  }

  /// Of a shop whose data may use the presentation, so that its types can conform to protocols there.
  private func shopWithStore(_ store: String, used cart: String, _ others: [String: String] = [:]) throws
    -> TemporaryFolder
  {
    let files = ["App/Data/CartStore.swift": store, "App/UI/Cart/CartViewModel.swift": cart]
    let folder = try shop(files.merging(others) { $1 })
    try folder.write(
      """
      { "layers": { "presentation": { "files": ["App/UI/**"], "mayUse": ["domain"] },
        "domain": { "files": ["App/Domain/**"], "mayUse": [], "optional": true },
        "data": { "files": ["App/Data/**"], "mayUse": ["presentation", "domain"], "is": "data" } } }
      """, to: "architecture.json")
    return folder
  }

  private static let store = """
    import Foundation
    final class CartStore {
      private let session = URLSession.shared
      func load() async {}
      func save() async {}
    }
    """
  private static let cart = """
    final class CartViewModel {
      private let store: CartStore
      init(store: CartStore) { self.store = store }
      func show() async { await store.load() }
    }
    """

  @Test func `who may not use what works takes a protocol, and then nothing is against the order`() throws {
    let folder = try shopWithStore(Self.store, used: Self.cart)
    let outcome = try Binary.run("plan", in: folder)
    #expect(
      outcome.output == """
        1 finding. What to do first, each step checked after those before it:

        1. write a protocol 'CartStoreProtocol' with 'load' in App/UI/Cart/, and ask for it in place of 'CartStore' of 'data' in 1 file of 'presentation'
           1 would go (layer-dependencies 1), 0 would come: 0 left

        1 of 1 would be gone (100 %). What exactly comes and goes:
        archcheck --protocol 'CartStore=App/UI/Cart/CartStoreProtocol.swift'

        """)
    let json = try Binary.run("plan", "--format", "json", in: folder).output
    for member in [
      #""kind": "protocol""#, #""protocol": "CartStoreProtocol""#,
      #""place": "App/UI/Cart/CartStoreProtocol.swift""#,
    ] {
      #expect(json.contains(member))
    }
    // As somebody would do it.
    try folder.write(
      "protocol CartStoreProtocol { func load() async }", to: "App/UI/Cart/CartStoreProtocol.swift")
    try folder.write(
      Self.store + "\nextension CartStore: CartStoreProtocol {}", to: "App/Data/CartStore.swift")
    try folder.write(
      Self.cart.replacing("store: CartStore", with: "store: any CartStoreProtocol"),
      to: "App/UI/Cart/CartViewModel.swift")
    #expect(try Binary.run("--quiet", in: folder).output == "")
  }

  @Test func `a protocol that a type conforms to already is asked for`() throws {
    let conforming = Self.store.replacing("class CartStore {", with: "class CartStore: CartLoading {")
    let folder = try shopWithStore(
      conforming, used: Self.cart,
      ["App/Domain/CartLoading.swift": "protocol CartLoading { func load() async }"])
    let outcome = try Binary.run("plan", in: folder)
    #expect(
      outcome.output.contains(
        "ask for 'CartLoading' in place of 'CartStore', which conforms to it, in 1 file of 'presentation'"))
    #expect(outcome.output.hasSuffix("archcheck --protocol 'CartStore=CartLoading'\n"))
    let supposed = try Binary.run("--protocol", "CartStore=CartLoading", in: folder)
    #expect(supposed.output.hasSuffix("0 findings would come and 1 would go: 0 instead of 1.\n"))
  }

  @Test(arguments: [
    ("makes it", store, cart.replacing("func show() async {", with: "func show() async { _ = CartStore();")),
    (
      "asks it for something static",
      store.replacing(
        "final class CartStore {", with: "final class CartStore { static let shared = CartStore()"),
      cart.replacing("await store.load()", with: "await CartStore.shared.load()")
    ),
    (
      "names a type within it", store.replacing("func save", with: "enum Mode { case fast }\n  func save"),
      cart.replacing("func show", with: "var mode: CartStore.Mode?\n  func show")
    ),
    (
      "may observe it", store.replacing("class CartStore {", with: "class CartStore: ObservableObject {"),
      cart
    ),
    ("uses a value", "struct CartStore { let items: [Int] }", "struct CartRow { let store: CartStore }"),
    (
      "uses a type with parameters", store.replacing("class CartStore {", with: "class CartStore<Item> {"),
      cart.replacing("store: CartStore", with: "store: CartStore<Int>")
    ),
  ])
  func `no protocol takes the place of a type for who`(need: String, store: String, cart: String) throws {
    let folder = try shopWithStore(store, used: cart)
    #expect(try Binary.run(in: folder).code == 1)
    #expect(try !Binary.run("plan", in: folder).output.contains("protocol '"), "who \(need)")
  }

  @Test func `no protocol is where the type could not see it`() throws {
    let folder = try shop([
      "App/Data/CartStore.swift": Self.store, "App/UI/Cart/CartViewModel.swift": Self.cart,
      "App/Domain/Cart.swift": "struct Cart {}",
    ])
    #expect(try !Binary.run("plan", in: folder).output.contains("protocol '"))
  }

  @Test func `a file among others that are named like it stays, and so does where the app starts`() throws {
    var files = ["App/UI/CartView.swift": "struct CartView { let sync: SyncMapper; let start: Start }"]
    for name in ["Sync", "Price", "Photo", "Order", "Stock"] {
      files["App/Data/\(name)Mapper.swift"] = "struct \(name)Mapper { let id: Int }"
    }
    files["App/Data/Start.swift"] = "import SwiftUI\n@main struct Start: App { }"
    let folder = try shop(files)
    #expect(try Binary.run("plan", in: folder).output.hasPrefix("2 findings, and neither a move"))
    try folder.write("struct SyncRow { let id: Int }", to: "App/Data/SyncRow.swift")
    try folder.write("struct CartView { let sync: SyncRow }", to: "App/UI/CartView.swift")
    #expect(try Binary.run("plan", in: folder).output.contains("move App/Data/SyncRow.swift to App/UI/"))
  }

  @Test func `a protocol that says what others have to do goes to such agreements`() throws {
    let folder = try shop([
      "App/Domain/Load.swift": "struct LoadUseCase { let carts: any Carts }",
      "App/Data/Carts.swift":
        "protocol Carts { func load() async }\nfinal class RemoteCarts: Carts { func load() async {} }",
      "App/Contracts/Log.swift": "protocol Log {}",
    ])
    let outcome = try Binary.run("plan", "--format", "json", in: folder)
    let plan = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let steps = try #require(plan["steps"] as? [[String: Any]])
    #expect(steps.map { "\($0["type"] ?? "") \($0["place"] ?? "")" } == ["Carts App/Contracts/Carts.swift"])
    #expect(plan["findings"] as? Int == 1)
    #expect(plan["left"] as? Int == 0)
  }

  @Test func `what does work does not go to what shows or decides`() throws {
    let folder = try shop([
      "App/UI/CartView.swift": "struct CartView { let carts: CartRepository }",
      "App/Data/CartRepository.swift": "final class CartRepository { func load() {} }",
      "App/Domain/Load.swift": "struct LoadUseCase { let client: HTTPClient }",
      "App/Data/HTTPClient.swift": "final class HTTPClient { func send() {} }",
    ])
    let plan = try Binary.run("plan", in: folder).output
    #expect(!plan.contains("move "))
    // The domain may be used by the data, so the client can conform to what is declared there; views may not.
    #expect(
      plan.contains(
        "1. write a protocol 'HTTPClientProtocol' in App/Domain/, and ask for it in place of 'HTTPClient'")
    )
    #expect(plan.contains("1 of 2 would be gone"))
  }

  @Test func `a folder goes as a whole where each of its files would`() throws {
    var files = [
      "App/UI/CartView.swift": "struct CartView { let a: A0; let b: A1; let total: Total }",
      "App/Domain/Total.swift": "struct Total {}",
    ]
    for number in 0..<2 {
      files["App/Data/Rows/A\(number).swift"] = "struct A\(number) { let next: A\(1 - number) }"
    }
    for number in 0..<8 { files["App/Data/B\(number).swift"] = "struct B\(number) {}" }
    let outcome = try Binary.run("plan", in: shop(files))
    #expect(outcome.output.contains("1. move App/Data/Rows/ (2 files) to App/UI/:"), "\(outcome.output)")
    #expect(outcome.output.contains("2 of 2 would be gone (100 %)"))
  }

  @Test func `a use that half of a layer makes is a question to the team`() throws {
    var files = ["App/Data/Client.swift": "final class Client { func send() {} }"]
    for number in 0..<6 {
      files["App/UI/View\(number).swift"] = "struct View\(number) { let client: Client }"
    }
    let outcome = try Binary.run("plan", in: shop(files))
    #expect(
      outcome.output.contains(
        "1. decide whether 'presentation' may use 'data': at least half of its files do"))
    #expect(
      outcome.output.hasSuffix("--with 'layers.presentation.mayUse=[\"domain\", \"contracts\", \"data\"]'\n"))
  }

  @Test func `where nothing is found there is nothing to pay`() throws {
    let folder = try shop(["App/UI/CartView.swift": "struct CartView {}"])
    #expect(try Binary.run("plan", in: folder).output == "There is nothing to pay: no findings.\n")
  }
}
