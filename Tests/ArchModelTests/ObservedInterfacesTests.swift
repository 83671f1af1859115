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
