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

@Test func `an app at the root that is called an example is a sample, other code of such a name is not`() {
  let code = (0..<9).map { ("Sources/Charts/Chart\($0).swift", "public " + view("Chart\($0)")) }
  let main = [("Shop/ShopApp.swift", "import SwiftUI\n@main struct ShopApp: App { let chart: Chart0 }")]
  let seen = observed(
    ["ChartExample/ChartExampleApp.swift": "import SwiftUI\n@main struct ChartExampleApp: App {}"],
    more: code + main)
  #expect(seen.exclude == ["ChartExample/**"] && seen.excludedFiles == 1)
  let kept = observed(
    ["ChartExample/Example.swift": "struct Example { let chart: Chart1 }"], more: code + main)
  #expect(kept.exclude == [])
}
