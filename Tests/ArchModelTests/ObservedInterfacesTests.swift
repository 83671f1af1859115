import ArchModel
import ArchProposal
import Testing

private let names = ["Cart", "Home", "News", "Trips"]

/// Domains that show an interface in a folder of its own, and screens that use them.
///
/// - Parameters:
///   - inside: the name of that folder.
///   - used: what screens name of each domain.
private func domains(
  _ domains: [String] = names, inside: String = "Interface", used: (String) -> String = { "any \($0)Store" },
  shown: (String) -> String = { _ in "" }
) -> ObservedArchitecture {
  observed(
    ["App/App.swift": "@main struct ShopApp: App { let page = CartPage(store: CartDisk()) }"],
    more: domains.flatMap { name in
      [
        (
          "Domains/\(name)/\(inside)/\(name)Store.swift",
          "protocol \(name)Store { func all() async -> \(name)List }; struct \(name)List { \(shown(name)) }"
        ),
        (
          "Domains/\(name)/Sources/\(name)Disk.swift",
          "final class \(name)Disk: \(name)Store { let list: \(name)List }"
        ),
      ]
    }
      + names.map { name in
        (
          "Screens/\(name)Page.swift",
          view("\(name)Page", "let store: \(used(domains.contains(name) ? name : "Cart"))")
        )
      }
      + ["Storage", "Network", "Texts", "Design"].flatMap { folder in
        (0..<4).map { ("\(folder)/\(folder)\($0).swift", "struct \(folder)\($0) {}") }
      })
}

@Test func `what modules show others in folders of their own is a layer below them`() {
  let seen = domains()
  #expect(
    seen.layer("domains-interface")?.files == ["Domains/**/Interface/**"],
    "\(seen.layers.map { ($0.name, $0.files) })")
  #expect(seen.layer("domains-interface")?.mayUse == [])
  #expect(seen.layer("domains")?.otherwise == ["Domains/**"])
  #expect(seen.layer("domains")?.mayUse == ["domains-interface"])
  #expect(seen.layer("screens")?.mayUse == ["domains-interface"])
  #expect(domains(inside: "Interfaces").layer("domains-interface") != nil)
}

@Test func `no interface is told apart that others do not go by, or that rests on what is behind it`() {
  #expect(domains { "\($0)Disk" }.layer("domains-interface") == nil)
  #expect(domains(shown: { "let disk: \($0)Disk" }).layer("domains-interface") == nil)
  #expect(domains(inside: "Shown").layer("domains-interface") == nil)
  // Of two nobody would say that it is their way.
  #expect(domains(["Cart", "Home"]).layer("domains-interface") == nil)
  #expect(domains(["Cart", "Home", "News"]).layer("domains-interface") != nil)
}

/// Use cases that go by protocols which the layer of data keeps in a folder of their own.
///
/// - Parameters:
///   - used: what a use case names.
///   - inside: what else is in the files of protocols.
private func repositories(
  used: (Int) -> String = { "any Store\($0)" }, folder: String = "Protocol", inside: String = ""
) -> ObservedArchitecture {
  observed(
    ["App/App.swift": "@main struct ShopApp: App { let page = Page0(find: Find0(store: DiskStore0())) }"],
    more: (0..<6).flatMap { number in
      [
        ("Domain/Entity/Item\(number).swift", "struct Item\(number) { let id: Int }"),
        (
          "Domain/UseCase/Find\(number).swift",
          "struct Find\(number)UseCase { let store: \(used(number)); func execute() -> Item\(number) {} }"
        ),
        (
          "Data/Repository/\(folder)/Store\(number).swift",
          "protocol Store\(number) { func all() -> Item\(number) }\n\(inside)"
        ),
        (
          "Data/Repository/DiskStore\(number).swift",
          "final class DiskStore\(number): Store\(number) { func all() -> Item\(number) {} }"
        ),
        (
          "Presentation/Page\(number).swift",
          view("Page\(number)", "let find: Find\(number)UseCase; let item: Item\(number)")
        ),
      ]
    })
}

@Test func `protocols that the layer of data keeps for the domain belong to the domain`() {
  let seen = repositories()
  #expect(
    seen.layer("domain")?.files == ["Data/**/Protocol/**", "Domain/**"],
    "\(seen.layers.map { ($0.name, $0.files, $0.mayUse) })")
  #expect(seen.layer("domain")?.mayUse == [])
  #expect(seen.layer("data")?.mayUse == ["domain"])
  #expect(repositories(folder: "Protocols").layer("domain")?.mayUse == [])
}

@Test func `protocols that the layer of data keeps do not go to the screens that go by them`() {
  let seen = observed(
    ["App/App.swift": "@main struct ShopApp: App { let page = Page0(store: DiskStore0()) }"],
    more: (0..<6).flatMap { number in
      [
        ("Data/Protocol/Store\(number).swift", "protocol Store\(number) { func all() -> Item\(number) }"),
        (
          "Data/DiskStore\(number).swift",
          "final class DiskStore\(number): Store\(number) { func all() -> Item\(number) {} }"
        ),
        (
          "Screens/Page\(number).swift",
          view("Page\(number)", "let store: any Store\(number)") + "\nstruct Item\(number) { let id: Int }"
        ),
      ]
    })
  #expect(seen.layer("data")?.files == ["Data/**"])
  #expect(seen.layer("screens")?.files == ["Screens/**"])
}

@Test func `the few uses of what answers them are told then`() {
  let seen = repositories { $0 == 0 ? "DiskStore0" : "any Store\($0)" }
  #expect(seen.layer("domain")?.mayUse == [])
  #expect(seen.oddOnes == ["domain → data 1"])
}

@Test func `no protocols go to who does not go by them, nor what is more than protocols`() {
  #expect(repositories { "DiskStore\($0)" }.layer("domain")?.files == ["Domain/**"])
  #expect(repositories(folder: "Shown").layer("domain")?.files == ["Domain/**"])
  #expect(
    repositories(inside: "struct A {}; struct B {}; struct C {}").layer("domain")?.files == ["Domain/**"])
}

@Test func `screens go around what states their needs in a tenth of their uses, with more it is their way`() {
  func screens(with few: Int) -> ObservedArchitecture {
    observed(
      [:],
      more: (0..<10).flatMap { index in
        let around = index < few ? "; let live: Live\(index)Store?" : ""
        return [
          ("App/Rows/Row\(index).swift", view("Row\(index)", "let page: Page\(index)")),
          (
            "App/Views/Page\(index).swift",
            view("Page\(index)", "let store: any Trip\(index)Store; let trip: Trip\(index)\(around)")
          ),
          (
            "App/Domain/Trip\(index).swift",
            "struct Trip\(index) {}; protocol Trip\(index)Store { func all() async -> [Trip\(index)] }"
          ),
          (
            "App/Data/Live\(index)Store.swift",
            "final class Live\(index)Store: Trip\(index)Store { func all() async -> [Trip\(index)] { [] } }"
          ),
        ]
      })
  }
  // 2 of 22, and 3 of 23.
  #expect(screens(with: 2).oddOnes == ["views → data 2"])
  #expect(screens(with: 3).oddOnes == [])
  #expect(screens(with: 3).layer("views")?.mayUse == ["data", "domain"])
}
