import ArchConfig
import ArchModel
import ArchProposal
import Testing

@Test func `folders are layers, those that use others first, and each may use what it uses`() {
  let seen = observed([
    "App/Shop/Views/CartView.swift": view("CartView", "let cart: Cart"),
    "App/Shop/Views/TripView.swift": view("TripView", "let trips: TripService"),
    "App/Shop/Models/Cart.swift": "struct Cart {}",
    "App/Shop/Services/TripService.swift": "final class TripService { func load() -> Cart { Cart() } }",
    "AppTests/CartTests.swift": "import XCTest\nfinal class CartTests: XCTestCase { let cart: Cart }",
  ])
  #expect(seen.names == ["views", "services", "models"])
  #expect(seen.layer("views")?.files == ["App/Shop/Views/**"])
  #expect(seen.layer("views")?.mayUse == ["*"])
  #expect(seen.layer("services")?.mayUse == ["models"])
  #expect(seen.layer("models")?.mayUse == [])
  #expect(seen.files == 4)
  #expect(seen.odd.isEmpty && seen.unordered.isEmpty)
}

@Test func `features of one shape are one pattern, others are not`() {
  let shaped = observed([
    "App/Features/Auth/Domain/User.swift": "struct User {}",
    "App/Features/Auth/Presentation/AuthView.swift": view("AuthView", "let user: User"),
    "App/Features/Cart/Domain/Cart.swift": "struct Cart {}",
    "App/Features/Cart/Presentation/CartView.swift": view("CartView", "let cart: Cart"),
    "App/Core/Network/Client.swift": "final class Client { func load() async {} }",
  ])
  #expect(shaped.layer("domain")?.files == ["App/Features/{feature}/Domain/**"])
  #expect(shaped.layer("presentation")?.files == ["App/Features/{feature}/Presentation/**"])
  #expect(shaped.layer("core")?.files == ["App/Core/**"])
  let flat = observed([
    "App/Features/Auth/AuthView.swift": view("AuthView"),
    "App/Features/Cart/CartView.swift": view("CartView"),
    "App/Model/Cart.swift": "struct Cart {}",
  ])
  #expect(flat.layer("features")?.files == ["App/Features/**"])
}

@Test func `what puts the app together is a layer of its own, wherever its folder is`() {
  let makers = (0..<5).map { index in
    (
      "App/Core/DI/Part\(index)Container.swift",
      "final class Part\(index)Container { func make() -> View\(index) { View\(index)(store: Store\(index)()) } }"
    )
  }
  let views = (0..<5).map { ("App/Views/View\($0).swift", view("View\($0)", "let store: Store\($0)")) }
  let stores = (0..<5).map {
    ("App/Core/Stores/Store\($0).swift", "final class Store\($0) { func load() async {} }")
  }
  let others = ["Alarms", "Maps", "Texts"].flatMap { name in
    (0..<3).map { ("App/\(name)/\(name)\($0).swift", "enum \(name)\($0) {}") }
  }
  let seen = observed([:], more: makers + views + stores + others)
  #expect(Array(seen.names[..<3]) == ["di", "views", "core"])
  #expect(seen.layer("di")?.files == ["App/Core/DI/**"])
  #expect(seen.layer("di")?.mayUse == ["*"])
  #expect(seen.layer("views")?.mayUse == ["core"])
  // Listed after it, so that what is around has only what is left.
  #expect(seen.layer("core")?.files == ["App/Core/**"])
  // One or two are known by their names.
  let few = observed([:], more: Array(makers[..<2]) + views + stores + others)
  #expect(few.layer("di") == nil)
  #expect(few.layer("core")?.count == 7)
}

@Test func `a file that puts the app together may use what the others do not`() {
  let views = (0..<8).map { ("App/Views/View\($0).swift", view("View\($0)", "let trip: Trip\($0)")) }
  let trips = (0..<8).map { ("App/Common/Trip\($0).swift", "struct Trip\($0) {}") }
  let body = (0..<6).map { "func make\($0)() -> View\($0) { View\($0)(trip: Trip\($0)()) }" }.joined(
    separator: "; ")
  func seen(_ path: String, _ type: String) -> ObservedArchitecture {
    observed([path: "final class \(type) { \(body) }"], more: views + trips)
  }
  let assembler = seen("App/Common/ScreenAssembler.swift", "ScreenAssembler")
  #expect(assembler.roots == ["App/Common/ScreenAssembler.swift"])
  #expect(assembler.oddOnes.isEmpty && assembler.layer("common")?.mayUse == [])
  #expect(assembler.text(extending: []).contains("\"files\": [\"App/Common/ScreenAssembler.swift\"] }"))
  // What leads everywhere does, too, such as the tab bar of an app.
  #expect(seen("App/Common/MainTabBar.swift", "Tabs").roots == ["App/Common/MainTabBar.swift"])
  // By its uses alone it could be anything.
  let other = seen("App/Common/Deck.swift", "Deck")
  #expect(other.roots == [])
  #expect(other.oddOnes == ["common → views 6"])
}

@Test func `a folder of previews that the app shows is part of its layer before layers are known`() {
  let seen = observed([
    "App/Preview/RingPreview.swift": view("RingPreview", "let ring: Ring"),
    "App/Preview/CornerPreview.swift": view("CornerPreview", "let ring: Ring"),
    "App/Models/Ring.swift": "struct Ring {}", "App/Models/Corner.swift": "struct Corner {}",
    "App/Settings/SettingsView.swift": view(
      "SettingsView", "let preview = RingPreview(); let corner = CornerPreview()"),
  ])
  #expect(seen.layer("preview")?.mayUse == ["models"])
}

@Test func `sources of a library are not the app beside them`() {
  let seen = observed([
    "Sources/Routes/Route.swift": "public protocol Route {}",
    "Sources/Routes/Router.swift": "public final class Router {}",
    "App/AppCoordinator.swift":
      "final class AppCoordinator { let home: HomeView; let next: NextView; let router: Router }",
    "Screens/HomeView.swift": view("HomeView", "let route: Route"),
    "Screens/NextView.swift": view("NextView", "let route: Route"),
  ])
  #expect(seen.layer("sources")?.files == ["Sources/**"])
  #expect(seen.layer("app")?.files == ["App/**"])
}

@Test func `files in one folder are told apart by the ends of their names, where what is in them agrees`() {
  let files = ["Home", "Cart", "Trip"].flatMap { name in
    [
      ("App/\(name)View.swift", view("\(name)View", "@ObservedObject var model: \(name)ViewModel")),
      (
        "App/\(name)ViewModel.swift",
        "final class \(name)ViewModel: ObservableObject { let store: \(name)Repository }"
      ),
      (
        "App/\(name)Repository.swift",
        "final class \(name)Repository { func load() async -> \(name)Model { \(name)Model() } }"
      ),
      ("App/\(name)Model.swift", "struct \(name)Model {}"),
    ]
  }
  let seen = observed(["App/String+Trim.swift": "extension String {}"], more: files)
  #expect(seen.layer("presentation")?.files == ["App/*ViewModel.swift", "App/*View.swift"])
  #expect(seen.layer("data")?.files == ["App/*Repository.swift"])
  // Listed after the view models, whose names end in the same word.
  #expect(seen.names.firstIndex(of: "domain") ?? 0 > seen.names.firstIndex(of: "presentation") ?? 9)
  #expect(seen.layer("domain")?.files == ["App/*Model.swift"])
  #expect(seen.layer("presentation")?.mayUse == ["data"])
  #expect(seen.odd.isEmpty && seen.unordered.isEmpty)
  let mixed = observed([
    "App/HomeView.swift": view("HomeView"),
    "App/CartView.swift": "final class CartView { func load() async {} }",
    "App/Home.swift": "struct Home {}",
  ])
  #expect(!mixed.isWorthProposing)
}

@Test func `a folder's name counts where its content agrees`() {
  let seen = observed([
    "App/Contracts/ContractView.swift": view("ContractView"),
    "App/Contracts/ContractListView.swift": view("ContractListView"),
    "App/Main/FeedView.swift": view("FeedView"),
    "App/Main/FeedCellView.swift": view("FeedCellView"),
    "App/Repositories/FeedRepository.swift": "final class FeedRepository { func load() async {} }",
  ])
  #expect(seen.layer("contracts")?.kind == .presentation)
  #expect(seen.layer("main")?.kind == .presentation)
  #expect(seen.layer("repositories")?.kind == nil)
}

@Test func `models and protocols are of the layer that their folder is in`() {
  let names = ["Trip", "Stop", "Seat", "Fare", "Line", "Zone", "Card", "Pass"]
  let trips = names.map { ("App/Domain/Models/\($0).swift", "struct \($0) { let id: Int }") }
  let sent = names.map {
    (
      "App/Data/Network/Models/\($0)DTO.swift",
      "struct \($0)DTO: Codable { let id: Int; func asDomain() -> \($0) { \($0)(id: id) } }"
    )
  }
  let asks = names.map {
    (
      "App/Data/Network/Protocols/\($0)Sending.swift",
      "protocol \($0)Sending { func send(_ dto: \($0)DTO) async }"
    )
  }
  let senders = names.map {
    (
      "App/Data/Network/Services/\($0)Service.swift",
      "final class \($0)Service: \($0)Sending { func send(_ dto: \($0)DTO) async {} }"
    )
  }
  let views = names.map { ("App/Views/\($0)View.swift", view("\($0)View", "let value: \($0)")) }
  let seen = observed([:], more: trips + sent + asks + senders + views)
  #expect(seen.layer("domain")?.files == ["App/Domain/**"])
  #expect(seen.layer("data")?.files == ["App/Data/**"])
}

@Test func `what goes against the order in few places is odd, and what goes both ways is allowed`() {
  let views = (0..<30).map { ("App/Views/View\($0).swift", view("View\($0)", "let model: Model\($0)")) }
  let models = (0..<30).map { index in
    (
      "App/Models/Model\(index).swift",
      "struct Model\(index) { \(index < 2 ? "let view: View\(index)" : "") }"
    )
  }
  let seen = observed([:], more: views + models)
  #expect(seen.names == ["views", "models"])
  #expect(seen.oddOnes == ["models → views 2"])
  #expect(seen.layer("models")?.mayUse == [])
  let both = (0..<30).map { index in
    (
      "App/Models/Model\(index).swift",
      "struct Model\(index) { \(index < 20 ? "let view: View\(index)" : "") }"
    )
  }
  let unordered = observed([:], more: views + both)
  #expect(unordered.odd.isEmpty)
  #expect(
    unordered.unordered.map { "\($0.from) → \($0.to) \($0.count), back \($0.back)" } == [
      "models → views 20, back 30"
    ])
  #expect(unordered.layer("models")?.mayUse == ["views"])
}

@Test func `where names tell the order, a few uses do not turn it round`() {
  let seen = observed([
    "App/Domain/Order.swift": "struct Order { let row: OrderRow }",
    "App/Data/OrderRow.swift": "struct OrderRow {}",
    "App/Data/OrderRepository.swift":
      "final class OrderRepository { func load() -> Order { Order(row: OrderRow()) } }",
    "App/Presentation/OrderView.swift": view("OrderView", "let order: Order"),
  ])
  #expect(seen.names.last == "domain")
  #expect(seen.oddOnes == ["domain → data 1"])
  #expect(seen.layer("presentation")?.mayUse == ["domain"])
}

@Test func `what names tell is never called odd, however often the code does the opposite`() {
  let domain = (0..<20).map { ("App/Domain/Order\($0).swift", "struct Order\($0) { let row: Row\($0) }") }
  let data = (0..<20).map { index in
    ("App/Data/Row\(index).swift", "struct Row\(index) { \(index < 3 ? "let order: Order\(index)" : "") }")
  }
  let seen = observed([:], more: domain + data)
  #expect(seen.odd.isEmpty)
  #expect(seen.layer("domain")?.mayUse == ["data"])
  #expect(seen.layer("data")?.mayUse == ["domain"])
}

@Test func `of few folders a large one is opened where there are modules in it`() {
  let modules = (0..<4).flatMap { index in
    [
      ("Modules/Sources/Part\(index)/Screen\(index).swift", view("Screen\(index)")),
      ("Modules/Sources/Part\(index)/Value\(index).swift", "public struct Value\(index) {}"),
    ]
  }
  let server = (0..<9).map { ("Server/Type\($0).swift", "struct Type\($0) {}") }
  let seen = observed(["Modules/Package.swift": "let package = Package(targets: [])"], more: modules + server)
  #expect(Set(seen.names) == ["part0", "part1", "part2", "part3", "server"])
}

@Test func `a folder whose name a pattern would misread is still claimed`() {
  let seen = observed([
    "App/[Draft] {Views}/CartView.swift": view("CartView", "let cart: Cart"),
    "App/Models/Cart.swift": "struct Cart {}",
  ])
  #expect(seen.layers.map(\.files) == [["App/?Draft? ?Views?/**"], ["App/Models/**"]])
  let reading = Architecture.reading(Array(seen.text(extending: []).utf8), rules: [])
  #expect(
    reading.architecture.layers.first?.files.first?.match(RelativePath("App/[Draft] {Views}/A.swift")) != nil)
}

@Test func `tools and samples are set apart, unless they are most of it`() {
  let seen = observed([
    "App/Views/CartView.swift": view("CartView", "let cart: Cart"),
    "App/Views/ListView.swift": view("ListView"),
    "App/Models/Cart.swift": "struct Cart {}",
    "App/Models/Trip.swift": "struct Trip {}",
    "App/Models/Stop.swift": "struct Stop {}",
    "App/Models/Ride.swift": "struct Ride {}",
    "App/Models/Fare.swift": "struct Fare {}",
    "App/Models/Seat.swift": "struct Seat {}",
    "Scripts/strings.swift": "struct Strings {}",
    "App/Example/ExampleView.swift": view("ExampleView"),
  ])
  #expect(seen.exclude == ["**/Example/**", "Scripts/**"])
  #expect(seen.files == 8)
  let inner = observed([
    "ios/App/CartView.swift": view("CartView", "let cart: Cart"), "ios/Models/Cart.swift": "struct Cart {}",
    "ios/Models/Trip.swift": "struct Trip {}", "ios/Models/Stop.swift": "struct Stop {}",
    "ios/Models/Scripts/Ride.swift": "struct Ride {}", "ios/Scripts/strings.swift": "struct Strings {}",
  ])
  #expect(inner.exclude == ["ios/Scripts/**"])
  #expect(inner.files == 5)
  let tool = observed([
    "Tools/Reader/Reader.swift": "struct Reader {}", "Tools/Writer/Writer.swift": "struct Writer {}",
  ])
  #expect(tool.exclude.isEmpty)
}

@Test func `modules stay whole; of many the core and the features are told apart`() {
  let features = (0..<9).map { index in
    (
      "Packages/Feature\(index)/Sources/Feature\(index)/Screen\(index).swift",
      "import Design\n" + view("Screen\(index)", "let style: Style")
    )
  }
  let seen = observed(
    [
      "App/App.swift": "@main struct ShopApp: App { let first: Screen0; let last: Screen8 }",
      "Packages/Design/Package.swift": "",
      "Packages/Design/Sources/Design/Views/Style.swift": "public struct Style {}",
      "Packages/Design/Sources/Design/Models/Tone.swift": "public struct Tone {}",
    ], more: features + (0..<9).map { ("Packages/Feature\($0)/Package.swift", "") })
  #expect(seen.layers.count <= 10)
  #expect(seen.layer("design")?.files == ["Packages/Design/**"])
  #expect(seen.layer("features")?.mayUse == ["design"])
}

@Test func `modules put together are called after the folder around them, the base after none of its parts`()
{
  func module(_ path: String, _ body: String) -> [(String, String)] {
    let name = path.split(separator: "/").last ?? ""
    return [("\(path)/Package.swift", ""), ("\(path)/Sources/\(name)/\(name).swift", body)]
  }
  let parts = (0..<9).flatMap { index in
    module(
      "Packages/Part\(index)", "import Core\nimport Images\n" + view("Part\(index)", "let style: Style"))
  }
  let core = (0..<9).map { ("Core/Sources/Core/Style\($0).swift", "public struct Style\($0) {}") }
  let base =
    module("Core", "public struct Style {}") + module("Images", "public struct Picture {}")
    + module("Fonts", "public struct Face {}")
  let seen = observed([:], more: parts + core + base)
  #expect(seen.names == ["packages", "core", "shared"])
}

@Test func `files around a folder that has their name are the top level`() {
  let views = (0..<6).map { ("App/View\($0).swift", view("View\($0)", "let card: Card\($0)")) }
  let cards = (0..<6).map { ("Kit/Card\($0).swift", "struct Card\($0) { let key = Config.key }") }
  let seen = observed(["Config.swift": "enum Config { static let key = 1 }"], more: views + cards)
  #expect(seen.names == ["app", "kit", "top-level"])
  #expect(seen.layer("top-level")?.files == ["*.swift"])
}

@Test func `what is written fits a screen and can be read back`() {
  let folders = (0..<20).map { index in
    ("App/Folder \"\(index)\"/Type\(index).swift", "struct Type\(index) { let next: Type\(index + 1)? }")
  }
  let seen = observed([:], more: folders)
  let text = seen.text(extending: ["layered"])
  #expect(text.split(separator: "\n").count <= 30)
  let reading = Architecture.reading(Array(text.utf8), rules: [])
  #expect(reading.architecture.presets == ["layered"])
  let small = observed([
    "App/Views/CartView.swift": view("CartView", "let cart: Cart"), "App/Models/Cart.swift": "struct Cart {}",
  ])
  #expect(
    small.text(extending: []) == """
      {
        // What 2 files do today; layers that use others come first. Correct what is wrong.
        "extends": [],
        "rules": { "layer-dependencies": "error", "dependency-cycle": "error" },
        "layers": {
          // 1 file: 1 view; such as CartView.swift
          "views": { "files": ["App/Views/**"], "mayUse": ["models"] },
          // 1 file: 1 value; such as Cart.swift
          "models": { "files": ["App/Models/**"], "mayUse": [] }
        }
      }

      """)
}

@Test func `folders that are a row by what they are called are one layer, whatever is in each`() {
  let clients = ["Account", "Cache", "Entities", "Network"].flatMap { name in
    [
      ("App/Clients/\(name)Client/\(name)Client.swift", "final class \(name)Client { func load() async {} }"),
      ("App/Clients/\(name)Client/\(name)Row.swift", "struct \(name)Row {}"),
    ]
  }
  let scenes = ["Home", "Login", "Welcome"].map {
    ("App/Scenes/\($0)/\($0)Page.swift", view("\($0)Page", "let client: AccountClient"))
  }
  let seen = observed(
    ["App/Scenes/Welcome/Greeting.swift": "struct Greeting {}", "App/Models/Trip.swift": "struct Trip {}"],
    more: clients + scenes)
  #expect(seen.layer("clients")?.files == ["App/Clients/**"])
  #expect(seen.layer("scenes")?.files == ["App/Scenes/**"])
}

@Test func `folders side by side whose names end alike are a row, two may end so by chance`() {
  func seen(_ scenes: [String]) -> ObservedArchitecture {
    let files = scenes.flatMap { name in
      [
        ("App/\(name)/\(name)View.swift", view("\(name)View", "let trip: Trip")),
        ("App/\(name)/\(name)Text.swift", "struct \(name)Text {}"),
      ]
    }
    return observed(
      ["App/Models/Trip.swift": "struct Trip {}", "App/Models/Stop.swift": "struct Stop {}"], more: files)
  }
  let row = seen(["DiaryScene", "MapScene", "SettingsScene"])
  #expect(row.layer("scenes")?.files == ["App/*Scene/**"])
  #expect(row.names == ["scenes", "models"])
  #expect(seen(["DiaryScene", "SettingsScene"]).layer("scenes")?.files != ["App/*Scene/**"])
  // Look-alike: how these end says nothing of what is in them.
  #expect(seen(["DiaryPart", "MapPart", "SettingsPart"]).layer("parts") == nil)
}

@Test func `the folder that the app starts in stands above what it makes`() {
  let scenes = (0..<4).map {
    (
      "App/Scenes/Scene\($0)View.swift",
      view("Scene\($0)View", "let host: AppHost; let owner: FirstCoordinator")
    )
  }
  let made = (0..<4).map { "_ = Scene\($0)View(host: AppHost(), owner: FirstCoordinator())" }
  let start = """
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      func launch() { \(made.joined(separator: "; ")) }
    }
    """
  let seen = observed(
    [
      "App/Start/AppDelegate.swift": start,
      "App/Start/SceneDelegate.swift":
        "final class SceneDelegate: UIResponder, UIWindowSceneDelegate { let host: AppHost }",
      "App/Start/FirstCoordinator.swift":
        "import UIKit\nfinal class FirstCoordinator: Coordinator { let navigation: UINavigationController }",
      "App/Support/AppHost.swift": "struct AppHost {}", "App/Support/Text.swift": "struct Text {}",
    ], more: scenes)
  #expect(seen.names.first == "start")
  #expect(seen.layer("start")?.mayUse == ["*"])
}

@Test func `what stands on the other side of a layer is taken out of its row`() {
  let screens = (0..<6).map {
    ("App/Scenes/Screen\($0).swift", view("Screen\($0)", "let service: Service\($0)"))
  }
  let services = (0..<6).map {
    ("App/Network/Service\($0).swift", "final class Service\($0) { func load() async {} }")
  }
  let managers = (0..<6).map { index in
    (
      "App/Services/Guide\(index).swift",
      "final class Guide\(index) { func load() async { show(Screen\(index)()) } }"
    )
  }
  let seen = observed([:], more: screens + services + managers)
  #expect(seen.names == ["services", "scenes", "network"])
  // As long as nothing is between them they are one.
  let row = observed(
    [:], more: Array(screens.dropLast(6)) + services + managers + [("App/Text/Text.swift", "")])
  #expect(row.layer("infrastructure")?.files == ["App/Network/**", "App/Services/**"])
}

@Test func `a folder stays in its row where the row uses the layer beside it by a few slips`() {
  let screens = (0..<20).map {
    ("App/Scenes/Screen\($0).swift", view("Screen\($0)", "let service: Service\($0 % 6)"))
  }
  let services = (0..<6).map {
    ("App/Network/Service\($0).swift", "final class Service\($0) { func load() async {} }")
  }
  let managers = (0..<6).map { index in
    let slip = index < 4 ? "show(Screen\(index)())" : ""
    return ("App/Services/Guide\(index).swift", "final class Guide\(index) { func load() async { \(slip) } }")
  }
  let seen = observed([:], more: screens + services + managers)
  #expect(seen.layer("infrastructure")?.files == ["App/Network/**", "App/Services/**"])
  #expect(seen.oddOnes == ["infrastructure → scenes 4"])
}

@Test func `a few screens in a folder of their own are part of the screens that they use and that use them`()
{
  let screens = (0..<9).map { index in
    let next = index < 3 ? "let search: Search\(index)" : ""
    return ("App/Screens/Screen\(index).swift", view("Screen\(index)", next))
  }
  func search(_ use: (Int) -> String) -> [(String, String)] {
    (0..<3).map { ("App/Search/Search\($0).swift", view("Search\($0)", use($0))) }
  }
  let models = (0..<9).map { ("App/Models/Model\($0).swift", "struct Model\($0) {}") }
  let both = observed([:], more: screens + models + search { "let screen: Screen\($0)" })
  #expect(both.layer("search") == nil)
  #expect(both.layer("screens")?.files == ["App/Screens/**", "App/Search/**"])
  let below = observed([:], more: screens + models + search { "let model: Model\($0)" })
  #expect(below.layer("search")?.mayUse == ["models"])
}

@Test func `extensions of everything, and what is only left around the others, stand beside the order`() {
  let screens = (0..<9).map { ("App/Screens/Screen\($0).swift", view("Screen\($0)", "let state: AppState")) }
  let seen = observed(
    [
      "App/AppState.swift": "final class AppState { var first: Screen0?; var last: Screen8? }",
      "App/Extensions/String+Trim.swift": "extension String { var screen: Screen1? { nil } }",
      "App/Extensions/Array+Trim.swift": "extension Array {}",
      "App/Models/Model.swift": "struct Model {}",
    ], more: screens)
  #expect(seen.layers.filter(\.isLoose).map(\.name) == ["extensions", "app"])
  #expect(seen.layer("models")?.mayUse == ["extensions", "app"])
  // A way from below to all others is nobody's wish.
  #expect(seen.layer("app")?.mayUse == ["screens", "extensions"])
  #expect(seen.odd.isEmpty && seen.unordered.isEmpty)
}

@Test func `a module is told from the others in its folder where it is on the other side of a layer`() {
  let features = (0..<20).map {
    (
      "Features/Sources/Screen\($0).swift",
      "import AppInterface\n" + view("Screen\($0)", "let app: AppModule")
    )
  }
  let app = (0..<6).map {
    (
      "App/Targets/Shop/Sources/Scene\($0).swift",
      "import Features\nfinal class Scene\($0) { let screen: Screen\($0) }"
    )
  }
  let seen = observed(
    [
      "App/Package.swift":
        """
      let package = Package(targets: [
        .target(name: "AppInterface", path: "Targets/AppInterface"), .target(name: "Shop", path: "Targets/Shop"),
      ])
      """,
      "App/Targets/AppInterface/Sources/AppModule.swift": "public protocol AppModule {}",
      "Features/Package.swift":
        "let package = Package(targets: [.target(name: \"Features\", path: \"Sources\")])",
    ], more: features + app)
  #expect(seen.names == ["app", "features", "app-interface"])
  #expect(seen.odd.isEmpty && seen.unordered.isEmpty)
}

@Test func `a folder of flows that holds nothing but screens shows, one with a coordinator leads`() {
  let views = ["Home", "Cart", "Trip"].map { ("App/Routing/\($0)View.swift", view("\($0)View")) }
  let data = (0..<4).map {
    (
      "App/Repositories/Trip\($0)Repository.swift",
      "final class Trip\($0)Repository { func load() async {} }"
    )
  }
  #expect(observed([:], more: views + data).layer("routing")?.kind == .presentation)
  let leading = observed(
    [
      "App/Routing/HomeCoordinator.swift":
        "import UIKit\nfinal class HomeCoordinator { func start() {} }"
    ], more: views + data)
  #expect(leading.names.contains("routing"))
  #expect(leading.layer("routing")?.kind == nil)
}

@Test func `a few uses that the names of layers speak against are odd, though none goes the other way`() {
  let views = (0..<5).map { ("App/Views/Page\($0).swift", view("Page\($0)", "let trip: Trip\($0)")) }
  let domain = (0..<5).map { ("App/Domain/Trip\($0).swift", "struct Trip\($0) { let row: Row\($0) }") }
  let data = (0..<5).map { ("App/Data/Row\($0).swift", "struct Row\($0) {}") }
  let seen = observed([:], more: views + domain + data)
  #expect(seen.names == ["views", "domain", "data"])
  #expect(seen.oddOnes == ["domain → data 5"])
  #expect(seen.layer("views")?.mayUse == ["domain"])
  #expect(seen.layer("domain")?.mayUse == [])
}

@Test func `screens that ask a coordinator for the next one and coordinators that know them are usual`() {
  let pages = (0..<5).map {
    ("App/Views/Page\($0).swift", view("Page\($0)", "let coordinator: Trip0Coordinator"))
  }
  let leading = (0..<4).map {
    (
      "App/Coordinators/Trip\($0)Coordinator.swift",
      """
      import UIKit
      final class Trip\($0)Coordinator { var page: Page\($0)?; var trip: Trip\($0)?; func start() {} }
      """
    )
  }
  let trips = (0..<4).map { ("App/Models/Trip\($0).swift", "struct Trip\($0) {}") }
  let seen = observed([:], more: pages + leading + trips)
  #expect(seen.odd.isEmpty)
  #expect(
    seen.unordered.map { "\($0.from) → \($0.to) \($0.count), back \($0.back)" } == [
      "views → coordinators 5, back 4"
    ])
  #expect(seen.layer("views")?.mayUse == ["coordinators"])
}

@Test func `up to ten uses against the order are odd, more may be a habit`() {
  func seen(_ back: Int) -> ObservedArchitecture {
    let views = (0..<15).map { ("App/Views/View\($0).swift", view("View\($0)", "let model: Model\($0)")) }
    let models = (0..<15).map { index in
      (
        "App/Models/Model\(index).swift",
        "struct Model\(index) { \(index < back ? "let view: View\(index)" : "") }"
      )
    }
    return observed([:], more: views + models)
  }
  #expect(seen(10).oddOnes == ["models → views 10"])
  #expect(seen(10).unordered.isEmpty)
  #expect(seen(11).odd.isEmpty)
  #expect(seen(11).layer("models")?.mayUse == ["views"])
}

@Test func `up to forty uses against the order are listed, of more the weakest order is left out`() {
  let names = ["Alpha", "Beta", "Gamma", "Delta", "Eta", "Theta"]
  func seen(_ back: Int...) -> ObservedArchitecture {
    let parts = names.prefix(back.count + 1).enumerated().flatMap { index, name in
      (0..<30).map { file in
        let next = index < back.count ? "let next: \(names[index + 1])\(file)" : ""
        let last = index > 0 && file < back[index - 1] ? "var last: \(names[index - 1])\(file)?" : ""
        return ("Shop/\(name)/\(name)\(file).swift", "struct \(name)\(file) { \(next); \(last) }")
      }
    }
    return observed([:], more: parts)
  }
  let forty = seen(10, 10, 10, 10)
  #expect(forty.odd.count == 4 && forty.leftOut.isEmpty)
  #expect(!seen(10, 10, 10, 10, 1).leftOut.isEmpty)
}

@Test func `what one module uses of another is in order, whatever the names of both say`() {
  let views = (0..<4).map {
    ("Sources/Views/Page\($0).swift", "import Domain\n" + view("Page\($0)", "let trip: Trip\($0)"))
  }
  let domain = (0..<4).map {
    ("Sources/Domain/Trip\($0).swift", "import Data\npublic struct Trip\($0) { let row: Row\($0) }")
  }
  let data = (0..<4).map { ("Sources/Data/Row\($0).swift", "public struct Row\($0) {}") }
  let seen = observed([:], more: views + domain + data)
  #expect(seen.names == ["views", "domain", "data"])
  #expect(seen.oddOnes == [])
  #expect(seen.layer("domain")?.mayUse == ["data"])
}

@Test func `what the layers of a circle use in one direction alone is not allowed in the other`() {
  let steps = [("Alpha", "Beta", 14), ("Beta", "Gamma", 14), ("Gamma", "Alpha", 11)]
  let circle = steps.flatMap { name, next, count in
    (0..<14).map { index in
      (
        "App/\(name)/\(name)\(index).swift",
        "final class \(name)\(index) { \(index < count ? "var next: \(next)\(index)?" : "") }"
      )
    }
  }
  let seen = observed(["App/App.swift": "@main struct ShopApp: App { let first: Alpha0 }"], more: circle)
  #expect(seen.layer("alpha")?.mayUse == ["beta"] && seen.layer("gamma")?.mayUse == ["alpha"])
  #expect(seen.unordered.isEmpty)
}
