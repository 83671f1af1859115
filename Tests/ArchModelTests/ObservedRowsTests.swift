import ArchModel
import ArchProposal
import Testing

/// Screens with coordinators in their folders, which make what the screens work with.
///
/// - Parameters:
///   - made: what a coordinator makes of each screen's data.
///   - held: what a screen keeps.
private func flows(
  _ names: [String] = ["Cart", "Home", "News", "Trips"], called: String = "Coordinator",
  made: (String) -> String = { "\($0)Repository()" }, held: (String) -> String = { "let title: \($0)Title" }
) -> ObservedArchitecture {
  observed(
    ["App/App.swift": "@main struct ShopApp: App { let flow = Cart\(called)() }"],
    more: names.flatMap { name in
      [
        ("Scenes/\(name)/\(name)View.swift", view("\(name)View", held(name))),
        ("Scenes/\(name)/\(name)Row.swift", view("\(name)Row")),
        ("Scenes/\(name)/\(name)Bar.swift", view("\(name)Bar")),
        (
          "Scenes/\(name)/\(name)\(called).swift",
          """
          import UIKit
          final class \(name)\(called) {
            let navigation = UINavigationController()
            func start() {
              let one = \(made(name)), other: \(name)Cache = \(name)Cache()
              navigation.pushViewController(UIHostingController(rootView: \(name)View()), animated: true)
            }
          }
          """
        ),
        ("Data/\(name)Repository.swift", "final class \(name)Repository { func all() async -> Int { 1 } }"),
        ("Data/\(name)Cache.swift", "final class \(name)Cache { func all() async -> Int { 1 } }"),
        ("Domain/\(name)Title.swift", "struct \(name)Title { let text: String }"),
      ]
    })
}

@Test func `coordinators that make what their screens work with put the app together`() {
  let seen = flows()
  #expect(seen.roots == ["Scenes/**/*Coordinator.swift"])
  #expect(seen.layer("scenes")?.mayUse == ["domain"], "\(seen.layers.map { ($0.name, $0.files, $0.mayUse) })")
  #expect(seen.odd.isEmpty)
}

@Test func `what the screens use as well is what the layer uses`() {
  let seen = flows(held: { "let all: \($0)Repository; let cache: \($0)Cache; let title: \($0)Title" })
  #expect(seen.roots.isEmpty)
  #expect(seen.layer("scenes")?.mayUse.contains("data") == true)
}

@Test func `few coordinators, or files called otherwise, are no row`() {
  #expect(flows(["Cart", "Home"]).roots.isEmpty)
  #expect(flows(called: "Starter").roots.isEmpty)
}

@Test func `of many folders side by side those are one layer whose types are of one kind`() {
  func folders(_ names: [String], _ body: (String) -> String) -> [(String, String)] {
    names.flatMap { name in
      (0..<3).map { ("App/\(name)/\(name)\($0).swift", body("\(name)\($0)")) }
    }
  }
  let shown = folders(["Alpha", "Beta", "Gamma", "Delta", "Eta", "Theta"]) {
    view($0, "let work: Kappa0Service")
  }
  let working = folders(["Kappa", "Lambda", "Omega", "Sigma", "Tau", "Rho"]) {
    "final class \($0)Service { func run() async {} }"
  }
  #expect(observed([:], more: shown + working).names == ["presentation", "infrastructure"])
}
