import ArchConfig
import ArchModel
import ArchProposal
import Testing

private func module(_ name: String, _ imports: [String] = [], _ bodies: String...) -> [(String, String)] {
  let imported = imports.map { "import \($0)\n" }.joined()
  return [("Packages/\(name)/Package.swift", "")]
    + bodies.enumerated().map { index, body in
      ("Packages/\(name)/Sources/\(name)/\(name)\(index).swift", imported + body)
    }
}

/// Ten features and what is below them, of which none is a tenth of all.
private let app: [(String, String)] =
  ["Cart", "Help", "Home", "Login", "News", "Orders", "Search", "Setup", "Share", "Trips"].flatMap { name in
    module(
      name, ["Client"], "public " + view("\(name)Page", "let client: Client"), view("\(name)Row"),
      view("\(name)Icon"), view("\(name)Card"))
  }
  + module("Client", ["Dates"], "public final class Client { public func send(_ day: Day) async {} }")
  + module("Sync", ["Client"], "public final class SyncService { let client: Client; func run() async {} }")
  + module("Dates", [], "public struct Day {}") + module("Colors", [], "public struct Shade {}")
  + module("Stays", ["Dates"], "public struct Stay { let day: Day }")
  + [
    (
      "App/App.swift",
      "import Cart\nimport Login\n@main struct ShopApp: App { let cart: CartPage; let login: LoginPage }"
    )
  ]

@Test func `modules between which another one stands are not one layer`() {
  let middle = (0..<8).map {
    "public final class Engine\($0) { let leg: Leg; func run() async {} }"
  }
  let modules =
    module("Journey", ["Motor"], "public struct Journey { let engine: Engine0 }")
    + module("Legs", ["Dates"], "public struct Leg { let day: Day }")
    + [("Packages/Motor/Package.swift", "")]
    + middle.enumerated().map { ("Packages/Motor/Sources/Motor/Engine\($0).swift", "import Legs\n" + $1) }
  let seen = observed([:], more: app + modules)
  let above = seen.layers.first { $0.files.contains("Packages/Journey/**") }
  let below = seen.layers.first { $0.files.contains("Packages/Legs/**") }
  #expect(above != nil && below != nil && above?.name != below?.name)
  #expect(above?.mayUse.contains("motor") == true && below?.mayUse.contains("motor") == false)
  #expect(seen.odd.isEmpty && seen.unordered.isEmpty)
}

@Test func `what is left of many modules rests on nothing and is the core, not the features`() {
  // None of the pages has a tenth of the code, each has more than a fifteenth.
  let base = (0..<10).map { "Base\($0)" }
  let uses = base.map { "let \($0.lowercased()): \($0)" }.joined(separator: "; ")
  let imports = base.map { "import \($0)\n" }.joined()
  let pages = (0..<8).flatMap { index in
    [("Page\(index)/Package.swift", "")]
      + (0..<5).map { file in
        let name = "Page\(index)Part\(file)"
        return ("Page\(index)/Sources/Page\(index)/\(name).swift", imports + "public " + view(name, uses))
      }
  }
  let rest = base.flatMap {
    [("\($0)/Package.swift", ""), ("\($0)/Sources/\($0)/\($0).swift", "public struct \($0) {}")]
  }
  let seen = observed([:], more: pages + rest)
  #expect(seen.layers.count == 9)
  #expect(seen.layer("page0")?.mayUse == ["core"])
}

@Test func `a module of screens that only others with screens use is a feature`() {
  // Half of what is in it is data and work.
  let details = module(
    "Details", ["Client"],
    "public struct DetailsRoute { let client: Client }; " + (0..<9).map { "struct D\($0) {}; " }.joined(),
    "final class DetailsService { let client: Client; func run() async {} }; " + view("Details1"),
    view("Details2") + "; " + view("Details3"))
  let seen = observed(
    [
      "Packages/Orders/Sources/Orders/More.swift":
        "import Details\n" + view("OrderMore", "let route: DetailsRoute")
    ],
    more: app + details)
  // Which has what is left around the others.
  #expect(seen.layer("packages")?.otherwise == ["Packages/**"])
  #expect(!seen.layers.contains { $0.files.contains("Packages/Details/**") })
}

@Test func `screens that rest on nothing, and that several are built on, are shared`() {
  let kit = module("Buttons", [], "public " + view("Button1"), view("Button2"))
  let users = ["Cart", "Login", "App"].map { name in
    (
      name == "App" ? "App/Start.swift" : "Packages/\(name)/Sources/\(name)/Start.swift",
      "import Buttons\n" + view("\(name)Start", "let button: Button1")
    )
  }
  let seen = observed([:], more: app + kit + users)
  #expect(seen.layer("packages")?.otherwise == ["Packages/**"])
  #expect(seen.layer("buttons")?.files == ["Packages/Buttons/**"])
}

@Test func `of folders alike in modules that rest on each other the modules are the layers`() {
  func target(_ name: String, _ next: String?) -> [(String, String)] {
    (0..<14).map { index in
      (
        "Kit/Sources/\(name)/\(["Store", "Rows", "Tools"][index % 3])/\(name)\(index).swift",
        (next.map { "import \($0)\n" } ?? "")
          + "public struct \(name)\(index) { \(next.map { "let next: \($0)\(index)" } ?? "") }"
      )
    }
  }
  let manifest = """
    import PackageDescription
    let package = Package(name: "Kit", targets: [
      .target(name: "Composer", dependencies: ["Engine"]), .target(name: "Engine", dependencies: ["Base"]),
      .target(name: "Base"),
    ])
    """
  let seen = observed(
    [
      "Kit/Package.swift": manifest,
      "App/App.swift": "import Composer\n@main struct ShopApp: App { let c: Composer0 }",
    ],
    more: target("Composer", "Engine") + target("Engine", "Base") + target("Base", nil)
      + (0..<6).map {
        ("App/Page\($0).swift", "import Composer\n" + view("Page\($0)", "let c: Composer\($0)"))
      })
  #expect(seen.layer("composer")?.files == ["Kit/Sources/Composer/**"])
  #expect(seen.layer("engine")?.mayUse == ["base"])
}

@Test func `folders alike in modules that rest on none of each other are one layer, whatever others do`() {
  let targets = ["Composer", "Engine", "Base"].flatMap { name in
    (0..<14).map { index in
      (
        "Kit/Sources/\(name)/\(["Store", "Rows", "Tools"][index % 3])/\(name)\(index).swift",
        "public struct \(name)\(index) {}"
      )
    }
  }
  let manifest = """
    import PackageDescription
    let package = Package(
      name: "Kit", targets: [.target(name: "Composer"), .target(name: "Engine"), .target(name: "Base")])
    """
  // Pages rest on texts in more places than slips have.
  let others = (0..<12).flatMap { index in
    [
      (
        "Pages/Sources/Pages/Page\(index).swift",
        "import Texts\npublic " + view("Page\(index)", "let text: Text\(index)")
      ),
      ("Texts/Sources/Texts/Text\(index).swift", "public struct Text\(index) {}"),
    ]
  }
  let seen = observed(
    [
      "Kit/Package.swift": manifest, "Pages/Package.swift": "", "Texts/Package.swift": "",
      "App/App.swift": "import Composer\n@main struct ShopApp: App { let c: Composer0 }",
    ], more: targets + others)
  #expect(seen.layer("kit")?.files == ["Kit/**"])
}

@Test func `whoever imports no more than a function of a module uses that module`() {
  let files = (0..<4).flatMap { index in
    [
      (
        "Pages/Sources/Pages/Page\(index).swift",
        "import func Texts.short\npublic " + view("Page\(index)", "let text = short(\(index))")
      ),
      ("Texts/Sources/Texts/Text\(index).swift", "public struct Text\(index) {}"),
    ]
  }
  let seen = observed(["Pages/Package.swift": "", "Texts/Package.swift": ""], more: files)
  #expect(seen.layer("pages")?.mayUse == ["texts"])
}

@Test func `an app that is called an example is a sample, other code of such a name is not`() {
  let code = (0..<9).map { ("Sources/Charts/Chart\($0).swift", "public " + view("Chart\($0)")) }
  let main = [("Shop/ShopApp.swift", "import SwiftUI\n@main struct ShopApp: App { let chart: Chart0 }")]
  let seen = observed(
    ["ChartExample/ChartExampleApp.swift": "import SwiftUI\n@main struct ChartExampleApp: App {}"],
    more: code + main)
  #expect(seen.exclude == ["ChartExample/**"] && seen.excludedFiles == 1)
  let kept = observed(
    ["ChartExample/Example.swift": "struct Example { let chart: Chart1 }"], more: code + main)
  #expect(kept.exclude == [])
  let within = observed(
    [
      "Sources/Charts/ChartDemo/ChartDemo.swift": "@main struct ChartDemo: App {}",
      "Sources/Charts/ChartDemo/Rows/Row.swift": view("Row"),
    ], more: code + main)
  #expect(
    within.exclude == ["Sources/Charts/ChartDemo/**"] && within.excludedFiles == 2 && within.files == 10)
}

/// `Features/Cart/CartData`, which is a module as `Features/Cart/CartDomain` is.
private func part(_ feature: String, _ part: String, _ imports: [String], _ body: String) -> [(
  String, String
)] {
  let name = feature + part
  return [
    ("Features/\(feature)/\(name)/Package.swift", ""),
    (
      "Features/\(feature)/\(name)/Sources/\(name)/\(name).swift",
      imports.map { "import \($0)\n" }.joined() + body
    ),
  ]
}

@Test func `folders that begin with the name of the feature around are one row, also where they are modules`()
{
  let features = ["Cart", "Help", "Home", "News", "Trips"].flatMap { name in
    part(
      name, "Data", ["Network", "\(name)Domain"],
      "public struct \(name)Repository: \(name)s { let client: Client }")
      + part(
        name, "Domain", [],
        "public protocol \(name)s {}; public struct \(name)UseCase { let all: any \(name)s }")
      + part(
        name, "Presenter", ["\(name)Domain", "Design"],
        "public " + view("\(name)Page", "let useCase: \(name)UseCase; let badge: Badge"))
  }
  let others =
    module("Network", ["Storage"], "public final class Client { let disk: Disk; func send() async {} }")
    + module("Storage", [], "public final class Disk { func save() async {} }")
    + module("Design", ["Colors"], "public " + view("Badge", "let shade: Shade"))
    + module("Colors", [], "public struct Shade {}") + module("Dates", [], "public struct Day {}")
    + module("Texts", ["Dates"], "public struct Words { let day: Day }")
    + module("Flags", ["Texts"], "public struct Flag { let words: Words }")
    + module("Routes", ["Flags"], "public struct Route { let flag: Flag }")
  let start = [
    (
      "App/App.swift",
      "import CartPresenter\nimport Routes\n@main struct ShopApp: App { let cart: CartPage; let route: Route }"
    )
  ]
  let seen = observed([:], more: features + others + start)
  let files = Dictionary(uniqueKeysWithValues: seen.layers.map { ($0.name, $0.files + $0.otherwise) })
  #expect(files["presenter"] == ["Features/{feature}/*Presenter/**"], "\(files)")
  #expect(files["domain"] == ["Features/{feature}/*Domain/**"])
  #expect(files["data"] == ["Features/{feature}/*Data/**"])
  #expect(seen.odd.isEmpty && seen.unordered.isEmpty)
  // Of a name that only begins alike, nothing is taken off.
  let other = observed([
    "Scenes/Car/Cart/A.swift": view("A"), "Scenes/Bus/Busy/B.swift": view("B"),
    "Scenes/Tram/Trams/C.swift": view("C"),
    "App.swift": "@main struct ShopApp: App { let a: A; let b: B; let c: C }",
  ])
  #expect(!other.layers.contains { layer in layer.files.contains { $0.contains("*") && $0.contains("*t/") } })
}

@Test func `the app is what leads to the most, by way of others as well`() {
  let start = [
    ("Shop/Package.swift", ""),
    ("Shop/Sources/Shop/Shop.swift", "import Root\n@main struct ShopApp: App { let root: RootPage }"),
    ("Widget/Package.swift", ""),
    (
      "Widget/Sources/Widget/Widget.swift",
      "import Client\nimport Dates\nimport Colors\n"
        + "@main struct ShopWidget: Widget { let client: Client; let day: Day; let shade: Shade }"
    ),
  ]
  let root = module(
    "Root", ["Cart", "Help", "Home", "Login", "News"],
    "public " + view("RootPage", "let cart: CartPage; let help: HelpPage; let home: HomePage"))
  let seen = observed([:], more: app.filter { $0.0 != "App/App.swift" } + root + start)
  #expect(
    seen.layers.first { $0.files == ["Shop/**"] }?.name == "shop",
    "\(seen.layers.map { ($0.name, $0.files) })")
}

@Test func `a folder that is called as a module of Apple's is none`() {
  let seen = observed([
    "App/App.swift": "@main struct ShopApp: App { let page: Page }",
    "Views/Page.swift": "import SwiftUI\n" + view("Page", "let store: Store"),
    "Views/Row.swift": "import SwiftUI\n" + view("Row"),
    "SwiftUI/Model/Store.swift": "final class Store { static let one = Store() }",
    "Model/Sync.swift": "final class Sync { let store: Store }",
  ])
  let uses = seen.layers.first { $0.files.contains("Model/**") }?.mayUse ?? []
  #expect(
    uses.contains { name in seen.layers.contains { $0.name == name && $0.files.contains("SwiftUI/**") } })
}

@Test func `one view among extensions of everything makes no layer of views`() {
  func utils(_ count: Int) -> ObservedArchitecture.ProposedLayer? {
    let extensions = (0..<count).map {
      ("Utils/String\($0).swift", "extension String { var a\($0): Int { 1 } }")
    }
    return observed(
      [
        "App/App.swift": "@main struct ShopApp: App { let page: Page }",
        "Pages/Page.swift": view("Page", "let box: Box"), "Pages/Row.swift": view("Row"),
        "Utils/Box.swift": view("Box"),
      ], more: extensions
    ).layer("utils")
  }
  #expect(utils(1)?.kind == .presentation)
  #expect(utils(2)?.files == ["Utils/**"] && utils(2)?.kind == nil)
}

@Test func `screens that a large module is built on which leads to none of them are not shared`() {
  let engine = (0..<9).map { index in
    (
      "Packages/Engine/Sources/Engine/Engine\(index).swift",
      "import Badges\npublic final class Engine\(index) { let badge: Badge1; func run() async {} }"
    )
  }
  let others =
    module("Badges", ["Dates"], "public " + view("Badge1", "let day: Day"), view("Badge2"))
    + [
      ("Packages/Engine/Package.swift", ""),
      ("App/Start.swift", "import Engine\nstruct Start { let engine: Engine0 }"),
    ]
  let seen = observed([:], more: app + others + engine)
  #expect(seen.layer("packages")?.otherwise == ["Packages/**"])
  #expect(!seen.layers.contains { $0.files.contains("Packages/Badges/**") })
  #expect(seen.layer("engine")?.files == ["Packages/Engine/**"])
}

@Test func `of two shared modules that lead to each other by way of a third the first is above the other`() {
  let users = ["Cart", "Help", "Home", "Login", "News", "Orders"].map { name in
    (
      "Packages/\(name)/Sources/\(name)/More.swift",
      "import Apples\nimport Bananas\n" + view("\(name)More", "let apple: Apple1; let banana: Banana1")
    )
  }
  let circle =
    module("Apples", ["Middle"], "public " + view("Apple1", "let middle: Middle"), view("Apple2"))
    + module("Bananas", ["Middle"], "public " + view("Banana1", "let middle: Middle"), view("Banana2"))
    + module(
      "Middle", ["Apples", "Bananas"],
      "public final class Middle { var apple: Apple1?; var banana: Banana1?; func run() async {} }")
  let seen = observed([:], more: app + users + circle)
  #expect(seen.layer("bananas")?.files == ["Packages/Bananas/**"])
  #expect(seen.layer("apples") == nil)
}

private let adaptedNames = [
  "Cart", "Help", "Home", "Login", "News", "Orders", "Search", "Setup", "Share", "Trips",
]

/// Features that have their data with them, adapters of each to a library, and what they share.
private func adapted(ending: String = "Plugin") -> ObservedArchitecture {
  let features = adaptedNames.flatMap { name in
    module(
      name, ["Looks", "Dates"], view("\(name)Page", "let look: Look") + "; " + view("\(name)Row"),
      view("\(name)Bar"),
      (0..<6).map { "public struct \(name)Record\($0): Codable { let day: Day }" }.joined(separator: "; "),
      "public protocol \(name)Source { func all() async }; struct Remote\(name)Repository {}")
  }
  let plugins = adaptedNames.enumerated().flatMap { index, name in
    module(
      name + ending, [name],
      index > 1
        ? "public struct \(name)Event { let record: \(name)Record0 }"
        : "public final class \(name)Service: \(name)Source { public func all() async {} }")
  }
  let looks = module(
    "Looks", ["Dates"], "public " + view("Look", "let day: Day"), view("Shine"), view("Shade"))
  let start = adaptedNames.map { "import \($0)\nimport \($0)\(ending)\n" }.joined()
  let made = adaptedNames.map { "let a\($0): \($0)Page" }.joined(separator: "; ")
  return observed(
    ["App/App.swift": start + "@main struct ShopApp: App { \(made) }"],
    more: features + plugins + looks + module("Dates", [], "public struct Day {}")
      + ["Core", "Deep"].flatMap { module($0, [], "public struct \($0)Value {}") })
}

@Test func `modules beside each other whose names end alike are a row, whatever is in each`() {
  let seen = adapted()
  let plugins = seen.layer("plugins")
  #expect(
    plugins?.files == adaptedNames.map { "Packages/\($0)Plugin/**" },
    "\(seen.layers.map { ($0.name, $0.files) })")
  #expect(plugins?.mayUse.contains("packages") == true)
  // What only says that it is shared is no row.
  #expect(adapted(ending: "Kit").layer("kits") == nil)
}

@Test func `a feature that has its data with it is a feature also where an adapter uses it`() {
  let seen = adapted()
  // Called after the folder around.
  let features = seen.layer("packages")
  #expect(
    features?.otherwise == ["Packages/**"] && features?.mayUse.contains("plugins") == false,
    "\(seen.layers.map { ($0.name, $0.files, $0.otherwise) })")
  #expect(seen.layer("services") == nil)
}

@Test func `screens are shared also by features that have their data with them`() {
  let seen = adapted()
  #expect(seen.layer("looks")?.files == ["Packages/Looks/**"], "\(seen.layers.map { ($0.name, $0.files) })")
}
