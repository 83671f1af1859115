import ArchConfig
import ArchModel
import ArchProposal
import Testing

// Which folders `init` opens, which it keeps whole, and which it puts together.

extension ObservedArchitecture {
  fileprivate var patterns: [String] { layers.flatMap { $0.files + $0.otherwise } }
}

/// A scene of VIPER's, with as many files of each kind as wanted.
private func scene(_ name: String, in folder: String, files: Int) -> [(String, String)] {
  (0..<files).flatMap { index in
    let own = "\(name)\(index)"
    return [
      ("\(folder)/\(name)/View/\(own)View.swift", view("\(own)View", "let presenter: \(own)Presenter")),
      (
        "\(folder)/\(name)/Presenter/\(own)Presenter.swift",
        "final class \(own)Presenter { let interactor: \(own)Interactor }"
      ),
      (
        "\(folder)/\(name)/Interactor/\(own)Interactor.swift",
        "final class \(own)Interactor { func load() async {} }"
      ),
    ]
  }
}

@Test func `folders alike are cut all or none, however many files one of them has`() {
  // Too few have the shape for a pattern, and one would be large enough to be cut by itself.
  let flat = (0..<6).map { ("App/Scenes/Tab\($0)/Tab\($0)View.swift", view("Tab\($0)View")) }
  let more = (0..<12).map { ("App/Common/Cell\($0).swift", view("Cell\($0)")) }
  let seen = observed(
    [:],
    more: scene("Cart", in: "App/Scenes", files: 3) + scene("Trip", in: "App/Scenes", files: 1) + flat + more)
  #expect(!seen.patterns.contains { $0.contains("Cart/") })
  #expect(seen.layer("scenes")?.files == ["App/Scenes/**"])
}

@Test func `features within features are as deep as they are`() {
  let plain = ["Feed", "Profile", "Search"].flatMap { scene($0, in: "App/Features", files: 1) }
  let grouped = ["Like", "Share"].flatMap { scene($0, in: "App/Features/Actions", files: 1) }
  let deep = observed([:], more: plain + grouped)
  #expect(deep.layer("interactor")?.files == ["App/Features/**/Interactor/**"])
  #expect(deep.layer("view")?.files == ["App/Features/**/View/**"])
  // Without a group they have a name.
  #expect(observed([:], more: plain).layer("view")?.files == ["App/Features/{feature}/View/**"])
}

@Test func `layers that hold folders of the same features are layers, not features`() {
  let code = ["Cart", "Trip", "Feed"].flatMap { name in
    [
      ("App/Screens/\(name)/\(name)Screen.swift", view("\(name)Screen", "let service: \(name)Service")),
      ("App/Screens/\(name)/\(name)Row.swift", view("\(name)Row", "let item: \(name)Item")),
      (
        "App/Services/\(name)/\(name)Service.swift",
        "final class \(name)Service { func load() async -> \(name)Item? { nil } }"
      ),
      ("App/Services/\(name)/\(name)Client.swift", "final class \(name)Client { func send() async {} }"),
      ("App/Models/\(name)/\(name)Item.swift", "struct \(name)Item { let id: Int }"),
      ("App/Models/\(name)/\(name)Kind.swift", "enum \(name)Kind { case one }"),
    ]
  }
  let seen = observed([:], more: code)
  #expect(seen.layer("screens")?.files == ["App/Screens/**"])
  #expect(seen.layer("services")?.files == ["App/Services/**"])
  #expect(seen.layer("models")?.files == ["App/Models/**"])
}

@Test func `what few features have makes no layer by itself`() {
  let plain = ["Feed", "Profile", "Search", "Trips"].flatMap { scene($0, in: "App/Features", files: 1) }
  let seen = observed(
    ["App/Features/Feed/Keychain/FeedToken.swift": "struct FeedToken {}"], more: plain)
  #expect(seen.layer("keychain") == nil)
  #expect(seen.layers.reduce(0) { $0 + $1.count } == seen.files)
  // A third of them is no few.
  let three = ["Feed", "Profile", "Search"].flatMap { scene($0, in: "App/Features", files: 1) }
  let third = observed(["App/Features/Feed/Keychain/FeedToken.swift": "struct FeedToken {}"], more: three)
  #expect(third.layer("keychain")?.files == ["App/Features/{feature}/Keychain/**"])
  // One that is called what others are called is of theirs.
  let model = observed(
    ["App/Features/Feed/Views/FeedCard.swift": view("FeedCard", "let presenter: Feed0Presenter")], more: plain
  )
  #expect(
    model.layers.first { $0.files.contains("App/Features/{feature}/Views/**") }?.files.contains(
      "App/Features/{feature}/View/**") == true)
}

@Test func `of many small modules some stand alone, where together they would be one layer`() {
  // Each uses the next one, and only the app is large.
  var modules: [(String, String)] = []
  for index in 0..<16 {
    modules.append(("Kit/M\(index)/Package.swift", ""))
    for file in 0...(index % 4) {
      let next = index < 15 ? "let next: T\(index + 1)x0" : ""
      modules.append(
        (
          "Kit/M\(index)/Sources/M\(index)/T\(index)x\(file).swift",
          "import M\(index + 1)\npublic struct T\(index)x\(file) { \(next) }"
        ))
    }
  }
  let app = (0..<20).map { ("App/S\($0).swift", "import M0\n" + view("S\($0)", "let first: T0x0")) }
  let seen = observed([:], more: modules + app)
  let names = Set(seen.layers.map { $0.name })
  #expect((5...10).contains(names.count))
  #expect(names.count == seen.layers.count)
  #expect(seen.odd.isEmpty)
}

@Test func `a layer around another one is not taken by what is left around all`() {
  // The app is around what puts it together, and the features are many folders.
  let features = (0..<8).flatMap { index in
    [
      ("Page\(index)/Package.swift", ""),
      (
        "Page\(index)/Sources/Page\(index)/Page.swift",
        "import Kit\n" + view("Page\(index)View", "let kit: Kit")
      ),
    ]
  }
  let shop = (0..<6).map {
    ("Shop/State\($0).swift", "final class State\($0) { let page: Page\($0)View? = nil }")
  }
  let root = (0..<4).map { index in
    (
      "Shop/DI/Part\(index)DependencyContainer.swift",
      """
      final class Part\(index)DependencyContainer {
        func makePage() -> Page\(index)View { Page\(index)View(kit: Kit()) }
        func makeState() -> State\(index) { State\(index)() }
        func makeSync() -> SyncService { SyncService() }
      }
      """
    )
  }
  let seen = observed(
    [
      "Kit/Package.swift": "", "Kit/Sources/Kit/Kit.swift": "public struct Kit {}",
      "Shop/SyncService.swift": "final class SyncService { func run() async {} }",
      "Shop/ShopApp.swift":
        "@main struct ShopApp: App { let part: Part0DependencyContainer; let page: Page1View }",
    ], more: features + shop + root)
  let read = Architecture.reading(Array(seen.text(extending: []).utf8), rules: []).architecture
  func layer(_ path: String) -> String? { read.layer(of: path).map { read.layers[$0.layer].name } }
  #expect(layer("Shop/State0.swift") != layer("Page0/Sources/Page0/Page.swift"))
  #expect(layer("Shop/State0.swift") != layer("Shop/DI/Part0DependencyContainer.swift"))
}

@Test func `folders that are all called so give their layer that name, unless another one has it`() {
  func feature(_ name: String) -> [(String, String)] {
    (0..<4).flatMap { index in
      [
        (
          "Shop/Features/\(name)/Services/\(name)\(index)Service.swift",
          "final class \(name)\(index)Service { func run() async {} }"
        ),
        (
          "Shop/Features/\(name)/Views/\(name)\(index)View.swift",
          view("\(name)\(index)View", "let s: \(name)\(index)Service")
        ),
      ]
    }
  }
  let seen = observed(
    [
      "Shop/Services/Sync.swift": "final class SyncService { func run() async {} }",
      "Shop/Models/Item.swift": "struct Item {}",
    ],
    more: ["Cart", "Trips", "Search"].flatMap(feature))
  #expect(seen.layer("services")?.files == ["Shop/Features/{feature}/Services/**", "Shop/Services/**"])
  #expect(seen.layer("infrastructure") == nil)
}

@Test func `of many modules the small ones are put together by what is in them and who uses them`() {
  func module(_ name: String, _ body: String) -> [(String, String)] {
    [("Packages/\(name)/Package.swift", ""), ("Packages/\(name)/Sources/\(name)/\(name).swift", body)]
  }
  let features = ["Cart", "Login", "Orders", "Search", "Trips"].flatMap { name in
    module(
      name,
      "import Buttons\nimport Client\npublic " + view(name, "let button: Button1; let client: Client"))
  }
  let others =
    module("Buttons", "import Colors\n" + view("Button1", "let color: Shade"))
    + module("Client", "import Colors\npublic final class Client { public func send(_ s: Shade) async {} }")
    + module(
      "Sync", "import Client\npublic final class SyncService { let client: Client; func run() async {} }")
    + module("Colors", "public struct Shade {}") + module("Dates", "public struct Day {}")
    + module("Journey", "import Dates\npublic struct Stop { let day: Day }")
    + module("Stays", "import Dates\npublic struct Stay { let day: Day }")
    // What shows nothing to others, and is used by none, starts by itself.
    + module("Intents", "import Trips\nfinal class IntentHandler { let trips: Trips }")
    + [
      ("Widget/Widget.swift", "import Trips\n@main struct TripsWidget: App { let trips: Trips }"),
      ("Share/Share.swift", "import Trips\n@main struct TripsShare: App { let trips: Trips }"),
      (
        "App/App.swift",
        "import Cart\nimport Login\nimport Orders\n@main struct ShopApp: App { let c: Cart; let l: Login; let o: Orders }"
      ),
    ]
  // So that none is a tenth of all.
  let more = features.filter { $0.0.hasSuffix(".swift") && !$0.0.hasSuffix("Package.swift") }.map {
    ($0.0.replacing(".swift", with: "Row.swift"), "struct Row\($0.0.count) {}")
  }
  let seen = observed([:], more: features + others + more)
  #expect(seen.layer("features")?.files.contains("Packages/Cart/**") == true)
  #expect(seen.layer("features")?.mayUse.contains("features") == false)
  #expect(seen.layer("buttons")?.files == ["Packages/Buttons/**"])
  #expect(seen.layer("services")?.files == ["Packages/Client/**", "Packages/Sync/**"])
  #expect(seen.layer("models")?.files == ["Packages/Journey/**", "Packages/Stays/**"])
  #expect(seen.layer("core")?.files == ["Packages/Colors/**", "Packages/Dates/**"])
  #expect(seen.layer("app-extensions")?.files == ["Packages/Intents/**", "Share/**", "Widget/**"])
  #expect(seen.odd.isEmpty && seen.unordered.isEmpty)
}

/// An app of one target, whose folders say nothing by their names.
private func target(back uses: Int) -> [(String, String)] {
  (0..<12).flatMap { index in
    [
      ("Shop/Pages/Page\(index).swift", view("Page\(index)", "let state: State\(index)")),
      (
        "Shop/Env/State\(index).swift",
        "final class State\(index) { \(index < uses ? "var page: Page\(index)?" : "") }"
      ),
      ("Shop/Bits/Bit\(index).swift", "struct Bit\(index) { let state: State\(index) }"),
    ]
  }
}

@Test func `half of the code is opened where there is an order within, and stays whole where there is none`()
{
  let packages = (0..<30).map { ("Widgets/Widget\($0).swift", view("Widget\($0)")) }
  let ordered = observed([:], more: target(back: 1) + packages)
  #expect(ordered.layer("env")?.files == ["Shop/Env/**"])
  #expect(ordered.odd.map { "\($0.from) → \($0.to) \($0.count)" } == ["env → pages 1"])
  // Up to a fifth may be against it.
  #expect(observed([:], more: target(back: 6) + packages).layer("env")?.files == ["Shop/Env/**"])
  #expect(observed([:], more: target(back: 7) + packages).layer("env") == nil)
  let tangled = observed([:], more: target(back: 12) + packages)
  #expect(tangled.layer("env") == nil && tangled.layer("shop")?.files == ["Shop/**"])
}

@Test func `modules stay apart, whatever they are for`() {
  let features = (0..<6).map {
    ("Projects/Features/Sources/Page\($0).swift", "import UI\n" + view("Page\($0)", "let card: Card\($0)"))
  }
  let kit = (0..<6).map { ("Projects/UI/Sources/Card\($0).swift", "public " + view("Card\($0)")) }
  let domain = (0..<6).map { ("Projects/Domain/Sources/Trip\($0).swift", "public struct Trip\($0) {}") }
  func project(_ name: String) -> String {
    "let project = Project(name: \"\(name)\", targets: [.target(name: \"\(name)\", sources: [\"Sources/**\"])])"
  }
  let seen = observed(
    [
      "Projects/Features/Project.swift": project("Features"), "Projects/UI/Project.swift": project("UI"),
      "Projects/Domain/Project.swift": project("Domain"),
    ], more: features + kit + domain)
  #expect(seen.layer("features")?.mayUse == ["ui"])
  #expect(seen.layer("ui")?.mayUse == [])
}

@Test func `view models are told from views where folders do, and views do not come back`() {
  func seen(_ known: (Int) -> String) -> ObservedArchitecture {
    let pages = (0..<6).map {
      ("App/Views/Page\($0).swift", view("Page\($0)", "@StateObject var model: Page\($0)ViewModel"))
    }
    let models = (0..<6).map {
      (
        "App/ViewModels/Page\($0)ViewModel.swift",
        "final class Page\($0)ViewModel: ObservableObject { @Published var text = \"\"; \(known($0)) }"
      )
    }
    return observed(["App/Models/Trip.swift": "struct Trip {}"], more: pages + models)
  }
  let apart = seen { _ in "" }
  #expect(apart.layer("views")?.mayUse == ["view-models"])
  #expect(apart.layer("view-models")?.mayUse == [])
  let tangled = seen { "var page: Page\($0)?" }
  #expect(tangled.layer("presentation")?.files == ["App/ViewModels/**", "App/Views/**"])
}

@Test func `coordinators may name their screens, however often those name coordinators`() {
  let seen = observed(
    ["App/Domain/Trip.swift": "struct Trip {}", "App/Domain/Stop.swift": "struct Stop { let trip: Trip }"],
    more: (0..<6).flatMap { page in
      let leaders = (0..<6).map { "let leader\($0): any Page\($0)Coordinating" }.joined(separator: "; ")
      return [
        ("App/Screens/Page\(page)Screen.swift", view("Page\(page)Screen", leaders)),
        (
          "App/Coordinators/Page\(page)Coordinator.swift",
          """
          import UIKit
          protocol Page\(page)Coordinating { func leave() }
          final class Page\(page)Coordinator: Page\(page)Coordinating {
            var screen: Page\(page)Screen?
            func leave() { UINavigationController().popViewController(animated: true) }
          }
          """
        ),
      ]
    })
  #expect(seen.oddOnes == [])
  #expect(seen.layer("coordinators")?.mayUse.contains("screens") == true)
  #expect(seen.layer("screens")?.mayUse.contains("coordinators") == true)
}

@Test func `views may name the view models that they show, however often those know views`() {
  func seen(naming models: Int) -> ObservedArchitecture {
    let pages = (0..<6).map { page in
      let model = page < models ? "@StateObject var model: Page\(page)ViewModel" : ""
      return ("App/Presentation/Page\(page).swift", view("Page\(page)", model))
    }
    let makers = (0..<6).map { page in
      let made = (0..<6).map { "var page\($0): Page\($0)?" }.joined(separator: "; ")
      return (
        "App/Application/Page\(page)ViewModel.swift",
        "final class Page\(page)ViewModel: ObservableObject { @Published var text = \"\"; \(made) }"
      )
    }
    return observed(
      ["App/Domain/Trip.swift": "struct Trip {}", "App/Domain/Stop.swift": "struct Stop { let trip: Trip }"],
      more: pages + makers)
  }
  let both = seen(naming: 6)
  #expect(both.oddOnes == [])
  #expect(both.layer("presentation")?.mayUse.contains("application") == true)
  #expect(both.layer("application")?.mayUse.contains("presentation") == true)
  // Fewer may be slips.
  #expect(seen(naming: 3).oddOnes == ["presentation → application 3"])
}

@Test func `small targets beside the app are one layer where there are many, and nobody is to use them`() {
  let parts = ["Alpha", "Beta", "Gamma", "Delta", "Eta", "Theta", "Kappa", "Lambda", "Omega"]
  let app = parts.enumerated().flatMap { index, name in
    (0..<5).map { file in
      let next = index > 0 ? "let other: \(parts[index - 1])\(file)" : ""
      return ("Shop/\(name)/\(name)\(file).swift", "struct \(name)\(file) { \(next) }")
    }
  }
  let extensions = ["Widget", "Share", "Intents"].map { name in
    (
      "\(name)/\(name)Main.swift",
      "import Foundation\n@main final class \(name)Main: NSObject, UIApplicationDelegate { let alpha: Alpha0 }"
    )
  }
  let seen = observed(
    [
      "Shop/Start/ShopApp.swift":
        "import SwiftUI\n@main struct ShopApp: App { let omega: Omega0; let eta: Eta0 }"
    ],
    more: app + extensions)
  #expect(seen.layer("app-extensions")?.files == ["Intents/**", "Share/**", "Widget/**"])
  #expect(seen.layers.count <= 10)
}

@Test func `modules that only the root uses are no targets beside the app`() {
  func module(_ name: String, _ body: [String]) -> [(String, String)] {
    [("Modules/\(name)/Package.swift", "")]
      + body.enumerated().map { ("Modules/\(name)/Sources/\(name)/\(name)\($0).swift", $1) }
  }
  func names(_ parts: [String]) -> [String] {
    let app = parts.enumerated().flatMap { index, name in
      module(
        name,
        (0..<5).map { file in
          let next = index > 0 ? "let other: \(parts[index - 1])\(file)" : ""
          return "public struct \(name)\(file) { \(next) }"
        })
    }
    let root = """
      import Reports
      import ReportsLive
      import Sounds
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        let last: Theta0, reports: any Reports = LiveReports(), sounds = Sounds()
      }
      """
    let base =
      module("Reports", ["public protocol Reports { func send() }"])
      + module(
        "ReportsLive", ["import Reports\npublic final class LiveReports: Reports { public func send() {} }"])
      + module("Sounds", ["public final class Sounds { public init() {} }"])
    return observed(["App/AppDelegate.swift": root], more: app + base).names
  }
  let parts = ["Alpha", "Beta", "Gamma", "Delta", "Eta", "Theta"]
  #expect(names(parts).suffix(3) == ["reports-live", "reports", "sounds"])
  // What works stands apart from what it is built on.
  #expect(names(["Zeta"] + parts).suffix(2) == ["reports-live", "core"])
}

@Test func `many folders side by side whose names say nothing are one layer`() {
  func seen(_ count: Int, more: [(String, String)] = []) -> ObservedArchitecture {
    let screens = (0..<count).flatMap { index in
      (0..<2).map { file in
        let next = "Part\((index + 1) % count)x\(file)"
        return (
          "Shop/Parts/Part\(index)/Part\(index)x\(file).swift",
          "struct Part\(index)x\(file) { let next: \(next)?; let text: Text0 }"
        )
      }
    }
    return observed(
      [:], more: screens + (0..<6).map { ("Shop/Texts/Text\($0).swift", "struct Text\($0) {}") } + more)
  }
  #expect(seen(20).layer("parts")?.count == 40)
  #expect(seen(20).names == ["parts", "texts"])
  // One among them whose name says what it is stays apart.
  let services = (0..<4).map { index in
    (
      "Shop/Parts/Services/Task\(index)Service.swift",
      "final class Task\(index)Service { let part: Part0x0; func run() async {} }"
    )
  }
  #expect(seen(20, more: services).layer("services")?.files == ["Shop/Parts/Services/**"])
}

@Test func `names of platforms are one word`() {
  let seen = observed([
    "iOSShop/Cart.swift": "struct Cart { let trip: Trip }", "macOSShop/Trip.swift": "struct Trip {}",
  ])
  #expect(seen.names == ["ios-shop", "macos-shop"])
  let devices = observed([
    "iPhone/Cart.swift": "struct Cart { let trip: Trip; let badge: Badge }",
    "iPadOSShop/Trip.swift": "struct Trip { let badge: Badge }", "iCloudSync/Badge.swift": "struct Badge {}",
  ])
  #expect(devices.names == ["iphone", "ipados-shop", "icloud-sync"])
  let brands = observed([
    "OpenEdX/Cart.swift": "struct Cart { let trip: Trip }", "ElementX/Trip.swift": "struct Trip {}",
  ])
  #expect(brands.names == ["open-edx", "element-x"])
  let parts = observed([
    "CoreiOS/Cart.swift": "struct Cart { let trip: Trip }", "CoremacOS/Trip.swift": "struct Trip {}",
  ])
  #expect(parts.names == ["core-ios", "coremac-os"])
}

@Test func `what puts the app together is in no order with what it makes`() {
  let screens = ["Home", "Cart", "Trips"]
  let seen = observed(
    [
      "App/Composition/Screens.swift": """
      struct Screens {
        func home() -> Home { Home(make: self) }
        func cart() -> Cart { Cart(make: self) }
        func trips() -> Trips { Trips(make: self) }
      }
      """,
      "App/Models/Item.swift": "struct Item {}",
    ],
    more: screens.flatMap { name in
      (0..<4).map { index in
        (
          "App/Pages/\(name)\(index == 0 ? "" : "Part\(index)").swift",
          "struct \(name)\(index == 0 ? "" : "Part\(index)"): View { let make: Screens, item: Item }"
        )
      }
    })
  #expect(seen.oddOnes == [])
  #expect(seen.layer("composition")?.mayUse == ["*"])
}

@Test func `what is put together is not called after one part, nor after the folder around all others`() {
  let parts = ["Alpha", "Beta", "Gamma", "Delta", "Eta", "Theta", "Kappa", "Lambda", "Omega"]
  let app = parts.enumerated().flatMap { index, name in
    (0..<12).map { file in
      let next = index > 0 ? "let other: \(parts[index - 1])\(file)" : ""
      let base = "let model: Model\(file % 3), fixed: Fixed\(file % 3), tool: Tool\(file % 3)"
      return ("Shop/\(name)/\(name)\(file).swift", "struct \(name)\(file) { \(next); \(base) }")
    }
  }
  func seen(_ importing: String) -> ObservedArchitecture {
    let base = (0..<3).flatMap { file in
      [
        ("Shop/Models/Model\(file).swift", "struct Model\(file) { let tool: Tool\(file)? }"),
        ("Shop/Constants/Fixed\(file).swift", "struct Fixed\(file) { let tool: Tool\(file)? }"),
        (
          "Shop/Util/Tool\(file).swift",
          "\(importing)\nstruct Tool\(file) { let model: Model\(file)?, fixed: Fixed\(file)? }"
        ),
        ("Shop/Util/More\(file).swift", "\(importing)\nstruct More\(file) { let id: Int }"),
      ]
    }
    return observed([:], more: app + base)
  }
  // What imports the user interface is no domain, however many values it has.
  let seenScreens = seen("import UIKit")
  #expect(seenScreens.layer("util")?.files == ["Shop/Constants/**", "Shop/Util/**"])
  #expect(seenScreens.layer("alpha")?.files == ["Shop/Alpha/**", "Shop/Beta/**"])
  #expect(!seenScreens.names.contains("shop"))
  #expect(
    seen("import Foundation").layer("domain")?.files
      == ["Shop/Constants/**", "Shop/Models/**", "Shop/Util/**"])
}

@Test func `half of the code is opened where its order is within the only folder in it`() {
  let packages = (0..<30).map { ("Widgets/Widget\($0).swift", view("Widget\($0)")) }
  let within = target(back: 1).map { ($0.0.replacing("Shop/", with: "Shop/Code/"), $0.1) }
  let seen = observed([:], more: within + packages)
  #expect(seen.layer("env")?.files == ["Shop/Code/Env/**"])
  #expect(seen.layer("shop") == nil)
}

@Test func `many folders side by side of several kinds are one layer`() {
  let names = [
    "Alpha", "Beta", "Gamma", "Delta", "Eta", "Theta", "Kappa", "Lambda", "Omega", "Sigma", "Tau", "Rho",
    "Iota", "Zeta", "Omicron", "Epsilon", "Upsilon",
  ]
  let parts = names.flatMap { name in
    [
      (
        "Shop/Parts/\(name)/\(name)View.swift",
        view("\(name)View", "let service: \(name)Service; let text: Text0")
      ),
      ("Shop/Parts/\(name)/\(name)Service.swift", "final class \(name)Service { func load() async {} }"),
    ]
  }
  let texts = (0..<6).map { ("Shop/Texts/Text\($0).swift", "struct Text\($0) {}") }
  let seen = observed([:], more: parts + texts)
  #expect(seen.names == ["parts", "texts"])
  #expect(seen.layer("parts")?.files == ["Shop/Parts/**"])
}

@Test func `of many layers the files around all folders join the one that puts the app together`() {
  func containers(_ folder: String, _ names: String...) -> [(String, String)] {
    names.map {
      (
        "\(folder)/\($0)Container.swift",
        "final class \($0)Container { func make() -> Alpha0 { Alpha0() } }"
      )
    }
  }
  let names = ["Alpha", "Beta", "Gamma", "Delta", "Eta", "Theta", "Kappa", "Lambda", "Omega"]
  let parts = names.flatMap { name in
    (0..<3).map { ("App/\(name)/\(name)\($0).swift", "struct \(name)\($0) {}") }
  }
  let data = (0..<3).map {
    ("App/Data/Trip\($0)Repository.swift", "final class Trip\($0)Repository { func load() async {} }")
  }
  let root = containers("App", "Shop", "Cart") + containers("App/DI", "Trip", "Feed")
  let seen = observed([:], more: parts + data + root)
  #expect(seen.layer("di")?.files == ["App/*.swift", "App/DI/**"])
  #expect(seen.layer("data")?.files == ["App/Data/**"])
}

@Test func `a folder with a third of the code is cut by itself, a smaller one only with those alike`() {
  let views = (0..<4).map { ("App/Scenes/Cart/View/Cart\($0)View.swift", view("Cart\($0)View")) }
  let items = (0..<5).map { ("App/Scenes/Cart/Models/Cart\($0)Item.swift", "struct Cart\($0)Item {}") }
  let trip = [
    ("App/Scenes/Trip/View/TripView.swift", view("TripView")),
    ("App/Scenes/Trip/Models/TripItem.swift", "struct TripItem {}"),
  ]
  let flat = (0..<6).map { ("App/Scenes/Tab\($0)/Tab\($0)Text.swift", "struct Tab\($0)Text {}") }
  func seen(_ others: Int) -> ObservedArchitecture {
    let more = (0..<others).map { ("App/Common/Cell\($0).swift", "struct Cell\($0) {}") }
    return observed([:], more: views + items + trip + flat + more)
  }
  #expect(seen(10).patterns.contains("App/Scenes/Cart/Models/**"))
  #expect(!seen(11).patterns.contains { $0.contains("Cart/") })
}

/// Three modules in a folder, one built on the other, whose types say little of what they are for.
private func modulesInFolder(back uses: Int) -> [(String, String)] {
  (0..<6).flatMap { index in
    [
      (
        "Modules/Server/Sources/Server/Task\(index).swift",
        "import Model\npublic struct Task\(index) { let row: Row\(index); let text: Text\(index) }"
      ),
      (
        "Modules/Model/Sources/Model/Row\(index).swift",
        "import Bits\npublic struct Row\(index) { let text: Text\(index) }"
      ),
      (
        "Modules/Bits/Sources/Bits/Text\(index).swift",
        "public struct Text\(index) { \(index < uses ? "var task: Task\(index)?" : "") }"
      ),
    ]
  } + ["Server", "Model", "Bits"].map { ("Modules/\($0)/Package.swift", "") }
}

@Test func `modules that are much of the code are told apart, whatever is around them`() {
  let pages = (0..<40).map { index in
    (
      "Shop/\(index % 2 == 0 ? "Cart" : "Login")/Page\(index).swift",
      view("Page\(index)", "let task: Task\(index % 6)")
    )
  }
  let targets = (0..<7).map {
    ("Target\($0)/Target\($0).swift", "import Server\nstruct Target\($0) { let task: Task1 }")
  }
  let seen = observed([:], more: pages + targets + modulesInFolder(back: 0))
  #expect(seen.layer("server")?.files == ["Modules/Server/**"])
  #expect(seen.layer("server")?.mayUse == ["domain"])
  #expect(seen.layer("modules") == nil)
}

@Test func `folders of one target that have an order stay together where they are no half of the code`() {
  let pages = ["Cart", "Login", "Feed"].flatMap { name in
    (0..<12).map { ("\(name)/\(name)\($0).swift", "struct \(name)\($0) { let task: Task\($0 % 6) }") }
  }
  let base = (0..<6).flatMap { index in
    [
      (
        "Base/Alpha/Task\(index).swift",
        "struct Task\(index) { let row: Row\(index); let text: Text\(index) }"
      ),
      ("Base/Beta/Row\(index).swift", "struct Row\(index) { let text: Text\(index) }"),
      ("Base/Gamma/Text\(index).swift", "struct Text\(index) {}"),
    ]
  }
  let seen = observed([:], more: pages + base)
  #expect(seen.layer("base")?.files == ["Base/**"])
  #expect(seen.layer("alpha") == nil)
}

@Test func `what is nearly all of a folder at the top is called after it`() {
  let pages = (0..<40).map { index in
    ("podcasts/\(["Cart", "Login", "Orders"][index % 3])/Page\(index).swift", view("Page\(index)"))
  }
  let server = (0..<30).map {
    ("Server/Task\($0).swift", "final class Task\($0)Service { func run() async {} }")
  }
  let seen = observed([:], more: pages + server + [("PodcastsUI/Page.swift", view("IntentPage"))])
  #expect(seen.layer("podcasts")?.files.contains("podcasts/**") == true)
  #expect(seen.layer("presentation") == nil)
}

@Test func `what only adds to the types of others is put together with none that has its own`() {
  let parts = ["Alpha", "Beta", "Gamma", "Delta", "Eta", "Theta", "Kappa", "Lambda", "Omega", "Sigma"]
  let app = parts.enumerated().flatMap { index, name in
    (0..<6).map { file in
      let next = index > 0 ? "let other: \(parts[index - 1])\(file)" : ""
      return ("Shop/\(name)/\(name)\(file).swift", "struct \(name)\(file) { \(next) }")
    }
  }
  let links = (0..<4).map { ("Shop/Links/Link\($0).swift", "struct Link\($0) { let last: Sigma0 }") }
  let extensions = (0..<20).map {
    ("Shop/Extensions/Add\($0).swift", "extension String { func add\($0)(_ link: Link\($0 % 4)) {} }")
  }
  let seen = observed([:], more: app + links + extensions)
  #expect(seen.layer("extensions")?.files == ["Shop/Extensions/**"])
}

@Test func `a folder keeps its name also where another layer has a folder of that name`() {
  let files = (0..<3).flatMap { index in
    [
      ("Views/Page\(index).swift", view("Page\(index)", "let row: Row\(index); let trip: Trip\(index)")),
      ("Kit/Views/Row\(index).swift", view("Row\(index)")),
      ("Kit/Models/Trip\(index).swift", "struct Trip\(index) {}"),
    ]
  }
  let seen = observed([:], more: files)
  #expect(seen.layer("views")?.files == ["Kit/Views/**"])
  #expect(seen.layer("views-2")?.files == ["Views/**"])
}

/// An app whose services implement what its model asks for, next to its pages.
private func shop(model: String = "Model", _ more: [(String, String)] = []) -> [(String, String)] {
  (0..<8).flatMap {
    [
      (
        "Shop/Application/Pages/Page\($0).swift",
        "class Page\($0): UIViewController { let service = Service\($0)(); let entity: Entity0? = nil }"
      ),
      (
        "Shop/Services/Service\($0).swift",
        "class Service\($0) { func load() async -> Entity\($0 % 4)? { nil } }"
      ),
      ("Shop/Common/Word\($0).swift", "struct Word\($0) { let text: String }"),
    ]
  }
    + (0..<4).map {
      ("Shop/Application/\(model)/Entity\($0).swift", "struct Entity\($0) { let word: Word0 }")
    }
    + more
}

@Test func `what those below use of a folder is a layer where its name says so`() {
  let seen = observed([:], more: shop())
  #expect(seen.layer("model")?.files == ["Shop/Application/Model/**"])
  #expect(seen.layer("services")?.mayUse == ["model"])
  #expect(seen.layer("application")?.files == [])
  #expect(seen.layer("application")?.otherwise == ["Shop/Application/**"])
  #expect(seen.odd.isEmpty)
}

@Test func `folders of one name are taken out together`() {
  let two =
    shop().filter { !$0.0.contains("/Model/") }
    + (0..<4).map {
      (
        "Shop/Application/\($0 < 2 ? "Cart" : "Trips")/Model/Entity\($0).swift",
        "struct Entity\($0) { let word: Word0 }"
      )
    }
  let seen = observed([:], more: two)
  #expect(
    seen.layer("model")?.files == ["Shop/Application/Cart/**", "Shop/Application/Trips/**"])
  #expect(seen.odd.isEmpty)
}

/// Screens and what keeps their data; among that the sources of what their lists show.
private func lists(ofSources text: String) -> [(String, String)] {
  (0..<8).flatMap { index in
    let held = "let rows = Rows\(index % 4)(); let store = Store\(index)(); let word: Word\(index)"
    return [
      (
        "Shop/Screens/List\(index).swift",
        "import UIKit\nclass List\(index): UIViewController { \(held) }"
      ),
      (
        "Shop/Data/Stores/Store\(index).swift",
        "class Store\(index)Repository {}\nclass Store\(index) { func load() async {} }"
      ),
      ("Shop/Common/Word\(index).swift", "struct Word\(index) { let text: String }"),
    ]
  }
    + (0..<4).map {
      ("Shop/Data/Rows/Rows\($0).swift", "\(text)\nclass Rows\($0) { var list: List\($0)? }")
    }
}

@Test func `what screens use both ways and is of the user interface is theirs, wherever it is`() {
  let seen = observed([:], more: lists(ofSources: "import UIKit"))
  #expect(seen.layer("screens")?.files == ["Shop/Data/Rows/**", "Shop/Screens/**"])
  #expect(seen.layer("data")?.mayUse == [])
  let others = observed([:], more: lists(ofSources: "import Foundation"))
  #expect(others.layer("screens")?.files == ["Shop/Screens/**"])
}

@Test func `what no name tells apart, or what those below use besides, is left in its folder`() {
  #expect(observed([:], more: shop(model: "Things")).layer("things") == nil)
  let used = shop(
    (0..<4).map {
      ("Shop/Services/More\($0).swift", "class More\($0) { func show() async -> Page\($0)? { nil } }")
    })
  #expect(observed([:], more: used).layer("model") == nil)
  let few = shop().filter { !$0.0.hasSuffix("Entity3.swift") && !$0.0.hasSuffix("Entity2.swift") }
  #expect(observed([:], more: few).layer("model") == nil)
}

@Test func `a folder that is all of another one says what that does`() {
  let app = (0..<5).flatMap {
    [
      (
        "Shop/App/Data/Store\($0).swift",
        "class Store\($0)Repository { func load() async -> Entity0? { nil } }"
      ),
      (
        "Shop/App/Presentation/Page\($0).swift",
        "class Page\($0): UIViewController { let store = Store0Repository() }"
      ),
    ]
  }
  let shared = (0..<6).flatMap {
    [
      ("Kit/Network/Client\($0).swift", "class Client\($0)Service { func send() async {} }"),
      ("Kit/Domain/Entity\($0).swift", "struct Entity\($0) { let id: Int }"),
    ]
  }
  let seen = observed([:], more: app + shared)
  #expect(seen.layer("data")?.files == ["Shop/App/Data/**"], "\(seen.layers.map { ($0.name, $0.files) })")
  #expect(seen.layer("presentation")?.files == ["Shop/App/Presentation/**"])
}

@Test(arguments: [
  ("TableViewDataSources", LayerKind.presentation), ("CollectionViewDataSource", .presentation),
  ("DataSources", .data), ("ViewData", .data), ("ViewModels", .presentation), ("TripModels", .domain),
  ("Sources", .other),
])
func `the last words of a folder say what it is there for`(_ name: String, _ kind: LayerKind) {
  #expect(LayerKind(inferredFrom: name) == kind)
}
