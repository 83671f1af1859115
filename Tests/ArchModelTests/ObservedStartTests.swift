import ArchConfig
import ArchModel
import ArchProposal
import Testing

// What `init` makes of the place that an app starts in, and of what puts it together.

private let start = """
  import SwiftUI
  @main struct ShopApp: App { var body: some Scene { WindowGroup { RootView(page: Page0(id: .cart)) } } }
  """

private func pages(_ more: String = "") -> [(String, String)] {
  (0..<8).map {
    (
      "Shop/Pages/Page\($0).swift",
      view("Page\($0)", "let id: SceneID; let bit: Bit\($0); \($0 == 0 ? more : "")")
    )
  }
}

private let bits = (0..<8).map { ("Shop/Bits/Bit\($0).swift", "struct Bit\($0) { let scene: SceneID }") }

@Test func `what only lies where the app starts belongs to those who use it`() {
  let seen = observed(
    [
      "Shop/ShopApp.swift": start, "Shop/RootView.swift": view("RootView", "let page: Page0"),
      "Shop/SceneID.swift": "enum SceneID { case cart, trips }",
    ], more: pages("let root: RootView") + bits)
  #expect(seen.names == ["app", "pages", "bits"])
  #expect(seen.layer("bits")?.files == ["Shop/Bits/**", "Shop/SceneID.swift"])
  #expect(seen.layer("app")?.otherwise == ["Shop/*.swift"])
  // And who uses the rest of it from below is worth a look.
  #expect(seen.oddOnes == ["pages → app 1"])
}

@Test func `what is used from below, and built on what is below its users, is theirs`() {
  let seen = observed(
    [
      "Shop/ShopApp.swift": start, "Shop/RootView.swift": view("RootView", "let page: Page0"),
      "Shop/BaseScreen.swift": "import UIKit\nclass BaseScreen: UIViewController { let bit: Bit0? = nil }",
    ],
    more: pages("let first: BaseScreen")
      + (0..<8).map { ("Shop/Bits/Bit\($0).swift", "struct Bit\($0) { let other: Bit1? }") })
  #expect(seen.layer("pages")?.files == ["Shop/BaseScreen.swift", "Shop/Pages/**"])
  #expect(seen.odd.isEmpty)
}

@Test func `what imports the user interface is no part of a domain that uses it`() {
  let seen = observed(
    [
      "Shop/ShopApp.swift": start, "Shop/RootView.swift": view("RootView", "let page: Page0"),
      "Shop/ImageBox.swift": "import UIKit\nstruct ImageBox { let image: UIImage }",
      "Shop/Domain/Trip.swift": "struct Trip { let image: ImageBox }",
      "Shop/Domain/Cart.swift": "struct Cart { let trip: Trip }",
      "Shop/Domain/Stop.swift": "struct Stop { let cart: Cart }",
    ], more: pages("let trip: Trip"))
  #expect(seen.layer("domain")?.files == ["Shop/Domain/**"])
  #expect(seen.layer("shared")?.files == ["Shop/ImageBox.swift"])
}

@Test func `what an entry point uses is allowed to its layer, though nothing would forbid it`() {
  let seen = observed(
    [
      "Shop/Main/ShopApp.swift":
        "import SwiftUI\n@main struct ShopApp: App { let page: Page0; let bit: Bit0 }",
      "Shop/Main/RootView.swift": view("RootView", "let page: Page0"),
      "Shop/Scenes/SceneID.swift": "enum SceneID { case cart }",
    ], more: pages() + bits)
  #expect(seen.names.first == "main")
  #expect(seen.layer("main")?.mayUse == ["*"])
}

@Test func `the only app is no sample, and an app that shows a library is one`() {
  let models = (0..<9).map {
    (
      "Projects/Features/Page\($0)ViewModel.swift",
      "final class Page\($0)ViewModel: ObservableObject { @Published var text = \"\" }"
    )
  }
  let app = observed(
    [
      "Projects/Example/ExampleApp.swift":
        "import SwiftUI\n@main struct ExampleApp: App { let model: Page0ViewModel }"
    ],
    more: models)
  #expect(app.exclude == [] && app.files == 10)
  let library = observed(
    ["Example/ExampleApp.swift": "import SwiftUI\n@main struct ExampleApp: App { let chart: Chart0 }"],
    more: (0..<9).map { ("Sources/Charts/Chart\($0).swift", "public " + view("Chart\($0)")) })
  #expect(library.exclude == ["**/Example/**"] && library.excludedFiles == 1)
  // The compiler starts its plug-ins, and no app.
  let macros = observed(
    [
      "Projects/Example/ExampleApp.swift":
        "import SwiftUI\n@main struct ExampleApp: App { let model: Page0ViewModel }",
      "Projects/Macros/Plugin.swift": "@main struct Macros: CompilerPlugin {}",
    ], more: models)
  #expect(macros.exclude == [])
}

@Test func `a file that leads everywhere is named where the order would be given up for it`() {
  let pages = (0..<20).map {
    ("App/Pages/Page\($0).swift", view("Page\($0)", "let text: Text\($0)"))
  }
  let texts = (0..<20).map { ("App/Shared/Text\($0).swift", "struct Text\($0) {}") }
  let cases = (0..<16).map { "func page\($0)() -> Page\($0) { Page\($0)(text: Text\($0)()) }" }
  func seen(_ name: String) -> ObservedArchitecture {
    observed(
      ["App/Shared/\(name).swift": "enum Leads { \(cases.joined(separator: "; ")) }"], more: pages + texts)
  }
  let router = seen("Router")
  #expect(router.roots == ["App/Shared/Router.swift"])
  #expect(router.layer("shared")?.mayUse == [] && router.unordered.isEmpty)
  #expect(seen("Sentences").roots == [])
}

@Test func `what a container alone uses is not its layer's`() {
  let stores = (0..<6).map { ("Data/Store\($0).swift", "final class Store\($0) { func load() async {} }") }
  let made = (0..<6).map { "func store\($0)() -> Store\($0) { Store\($0)() }" }.joined(separator: "; ")
  func seen(_ other: String) -> ObservedArchitecture {
    observed(
      [
        "Shared/DependencyContainer.swift": "final class DependencyContainer { \(made) }",
        "Shared/Text.swift": "struct Text { \(other) }", "Shared/Colour.swift": "struct Colour {}",
        "Features/Page.swift": view("Page", "let text: Text"),
      ], more: stores)
  }
  #expect(seen("").roots == ["Shared/DependencyContainer.swift"])
  #expect(seen("").layer("shared")?.mayUse == [])
  #expect(seen("let store: Store0").roots == [])
}

@Test func `what starts the app may use all of it, also where so much uses it that it is not on top`() {
  let known = (0..<8).map { ("Shop/Pages/Page\($0).swift", view("Page\($0)", "let shop: ShopController")) }
  let stores = (0..<8).map {
    (
      "Shop/Stores/Store\($0).swift",
      "final class Store\($0) { let page: Page\($0)?; let shop: ShopController }"
    )
  }
  let seen = observed(
    [
      "Shop/App/ShopApp.swift": "import SwiftUI\n@main struct ShopApp: App { let shop: ShopController }",
      "Shop/App/ShopController.swift": "final class ShopController { let pages: [Page0]; let store: Store0 }",
    ], more: known + stores)
  #expect(seen.names.last == "app")
  #expect(seen.layer("app")?.mayUse == ["*"] || seen.layer("app")?.mayUse == ["stores", "pages"])
  #expect(seen.oddOnes == [])
}

@Test func `an import is a use of the folder that holds the module, whatever else is built into it`() {
  let kit = (0..<4).map { ("Kit/Kit\($0).swift", "public struct Kit\($0) {}") }
  let net = (0..<4).map { ("Net/Net\($0).swift", "import Kit\nfinal class Net\($0) { let trip: Trip\($0) }") }
  let trips = (0..<4).map { ("Model/Trip\($0).swift", "struct Trip\($0) {}") }
  let seen = observed(
    [
      "Package.swift": """
      let package = Package(targets: [
        .target(name: "Kit", path: "Kit"), .target(name: "Net", path: "Net"), .target(name: "Model", path: "Model"),
      ])
      """
    ], more: kit + net + trips)
  #expect(seen.layer("net")?.mayUse.contains("kit") == true)
}

@Test func `of the files around all others those that all use are told from the start`() {
  let known = (0..<8).map { ("Shop/Pages/Page\($0).swift", view("Page\($0)", "let store: SharedStore")) }
  let seen = observed(
    [
      "Shop/ShopApp.swift": "import SwiftUI\n@main struct ShopApp: App { let page: Page0 }",
      "Shop/SharedStore.swift": "final class SharedStore { let trip: Trip }",
      "Shop/Models/Trip.swift": "struct Trip {}",
    ], more: known)
  #expect(seen.names == ["app", "pages", "shared", "models"])
  #expect(seen.layer("shared")?.files == ["Shop/SharedStore.swift"])
  #expect(seen.layer("app")?.mayUse == ["*"])
}

@Test func `extensions that nobody names are open to all`() {
  let pages = (0..<4).map { ("Shop/Pages/Page\($0).swift", view("Page\($0)", "let trip: Trip")) }
  let seen = observed(
    [
      "Shop/Extensions/String+Trim.swift": "extension String { var short: String { self } }",
      "Shop/Extensions/Array+First.swift": "extension Array { var second: Element? { nil } }",
      "Shop/Models/Trip.swift": "struct Trip {}",
    ], more: pages)
  #expect(seen.layer("pages")?.mayUse.contains("extensions") == true || seen.layer("pages")?.mayUse == ["*"])
  #expect(seen.layer("extensions")?.mayUse == [] && seen.layer("extensions")?.isLoose == false)
}

@Test func `a folder of extensions is an ordinary layer where half of it are types of its own`() {
  func seen(_ own: Int) -> ObservedArchitecture {
    let pages = (0..<4).map { ("Shop/Pages/Page\($0).swift", view("Page\($0)", "let trip: Trip\($0)")) }
    let trips = (0..<4).map { ("Shop/Models/Trip\($0).swift", "struct Trip\($0) {}") }
    let boxes = (0..<own).map { ("Shop/Extensions/Box\($0).swift", "struct Box\($0) { let id: Int }") }
    return observed(
      [
        "Shop/Extensions/String+Trim.swift": "extension String { var short: String { self } }",
        "Shop/Extensions/Array+First.swift": "extension Array { var second: Element? { nil } }",
      ], more: pages + trips + boxes)
  }
  #expect(seen(1).layer("models")?.mayUse == ["extensions"])
  #expect(seen(2).layer("models")?.mayUse == [])
}

@Test func `among more than fifteen files nothing is taken for what only lies where the app starts`() {
  let parts = (0..<13).map { ("Shop/Part\($0).swift", "struct Part\($0) { let id: Int }") }
  let texts = (0..<20).map { ("Shop/Texts/Text\($0).swift", "struct Text\($0) {}") }
  func seen(_ count: Int) -> ObservedArchitecture {
    observed(
      [
        "Shop/ShopApp.swift": start, "Shop/RootView.swift": view("RootView", "let page: Page0"),
        "Shop/SceneID.swift": "enum SceneID { case cart, trips }",
      ], more: Array(parts[..<count]) + pages() + bits + texts)
  }
  #expect(seen(12).layer("bits")?.files == ["Shop/Bits/**", "Shop/SceneID.swift"])
  #expect(seen(13).layer("bits")?.files == ["Shop/Bits/**"])
}

@Test func `what a layer may use since the app starts there is not odd`() {
  let tools = (0..<6).map { ("Shop/App/Tool\($0).swift", "struct Tool\($0) {}") }
  let pages = (0..<24).map {
    ("Shop/View/Page\($0).swift", view("Page\($0)", "let tool: Tool\($0 % 6)"))
  }
  let fields = (0..<6).map { "let page\($0): Page\($0); let tool\($0): Tool\($0)" }.joined(separator: "; ")
  let seen = observed(
    [
      "Shop/App/ShopApp.swift":
        "import SwiftUI\n@main struct ShopApp: App { @UIApplicationDelegateAdaptor(Reducer.self) var reducer }",
      "Shop/App/Lock.swift": "struct Lock { let reducer: Reducer }",
      "Shop/Flow/Reducer.swift":
        "import UIKit\nfinal class Reducer: NSObject, UIApplicationDelegate { \(fields) }",
    ], more: tools + pages)
  #expect(seen.layer("app")?.mayUse.contains("flow") == true)
  #expect(seen.oddOnes == [])
}

@Test func `of what claims the rest of a folder, what lies within another layer comes before that`() {
  let containers = ["Defaults", "Launch", "Story", "Split", "Ad"].map {
    (
      "Shop/Helpers/Containers/\($0)Container.swift",
      "final class \($0)Container { let page = Page0(); let bit = Bit0(); func make() -> Page0 { Page0() } }"
    )
  }
  let letters = (0..<8).flatMap {
    [
      ("Shop/Helpers/Helper\($0).swift", "struct Helper\($0) { let bit: Bit1; let scene: SceneID }"),
      ("Shop/Bits/Bit\($0).swift", "class Bit\($0) { var x = 0 }"),
      (
        "Shop/Pages/Page\($0).swift",
        "class Page\($0): UIViewController { let bit = Bit0(); let helper: Helper0? = nil }"
      ),
    ]
  }
  let others = ["Alpha", "Beta", "Gamma", "Delta", "Kappa", "Omega", "Sigma"].flatMap { name in
    (0..<3).map {
      ("Shop/\(name)/\(name)\($0).swift", "struct \(name)\($0) { let bit: Bit0; let helper: Helper0 }")
    }
  }
  let seen = observed(
    [
      "Shop/AppDelegate.swift": """
      @main class AppDelegate: UIResponder, UIApplicationDelegate { let container = DefaultsContainer(); let page = Page0() }
      """,
      "Shop/SceneID.swift": "enum SceneID { case cart, trips }",
      "Shop/Theme/Typography.swift": "enum Typography { static let bit: Bit0? = nil }",
    ], more: containers + letters + others)
  let layer = seen.layers.first { $0.files == ["Shop/Helpers/Containers/**"] }
  #expect(layer?.otherwise == ["Shop/*.swift"], "\(seen.layers.map { ($0.name, $0.files, $0.otherwise) })")
}

@Test func `what puts a part of the app together is no place that all may use`() {
  let ports = ["Cards", "Clock", "Events", "Keys"]
  let made = ports.map {
    (
      "Shop/Pay/Adapters/Disk\($0)Repository.swift",
      "class Disk\($0)Repository: \($0) { func load() async -> Card0? { nil } }"
    )
  }
  let needs = ports.map {
    ("Shop/Pay/Application/\($0).swift", "protocol \($0) { func load() async -> Card0? }")
  }
  let cards = (0..<6).map { ("Shop/Pay/Domain/Card\($0).swift", "struct Card\($0) { let id: Int }") }
  let seen = observed(
    [
      "Shop/ShopApp.swift": "@main struct ShopApp: App { let container = PayContainer() }",
      "Shop/Pay/PayContainer.swift": """
      final class PayContainer {
        func cards() -> Cards { DiskCardsRepository() }
        func clock() -> Clock { DiskClockRepository() }
        func events() -> Events { DiskEventsRepository() }
        func keys() -> Keys { DiskKeysRepository() }
      }
      """,
      "Shop/Pay/Adapters/CardsViewModel.swift": "class CardsViewModel { let container: PayContainer? = nil }",
    ], more: made + needs + cards)
  #expect(
    seen.layer("pay")?.isLoose == false, "\(seen.layers.map { ($0.name, $0.files, $0.mayUse, $0.isLoose) })")
  #expect(seen.oddOnes == ["adapters → pay 1"])
  #expect(seen.layer("domain")?.mayUse == [])
}
