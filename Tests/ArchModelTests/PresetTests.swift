import ArchConfig
import ArchFacts
import ArchScan
import Testing

@testable import ArchModel

private let rules = ["one-way-state", "no-singletons", "boot-io"].map { KnownRule(id: $0) }

private func read(_ text: String) -> ArchitectureReading {
  Architecture.reading(Array(text.utf8), rules: rules)
}

private func place(_ path: String, _ preset: Preset) -> String {
  let architecture = Architecture(resting: [preset])
  guard let match = architecture.layer(of: path) else { return "-" }
  let name = architecture.layers[match.layer].name
  return match.feature.map { "\(name) of \($0)" } ?? name
}

@Test func `a preset turns on its rules and no others`() {
  let architecture = read(#"{"extends": "clean-state"}"#).architecture
  #expect(architecture.turnsOn("one-way-state"))
  #expect(architecture.turnsOn("no-singletons"))
  #expect(!architecture.turnsOn("boot-io"))
}

@Test func `the rules of several presets add up`() {
  let architecture = read(#"{"extends": ["layered", "clean-state"]}"#).architecture
  #expect(architecture.turnsOn("one-way-state") && architecture.turnsOn("boot-io"))
}

@Test func `that all else in Sources is shared says less than any folder in it`() {
  let architecture = read(#"{"extends": ["layered", "app-factory"]}"#).architecture
  let layer = { (path: String) in architecture.layer(of: path).map { architecture.layers[$0.layer].name } }
  #expect(layer("Sources/Views/Trips.swift") == "presentation")
  #expect(layer("Sources/Networking/Client.swift") == "infrastructure")
  #expect(layer("Sources/Clock/Clock.swift") == "shared")
}

@Test func `that all else in App is the app's says less than any folder in it`() {
  let architecture = read(#"{"extends": ["layered", "app-factory"]}"#).architecture
  let layer = { (path: String) in architecture.layer(of: path).map { architecture.layers[$0.layer].name } }
  #expect(layer("Shop/App/Models/Cart.swift") == "domain")
  #expect(layer("App/Models/Cart.swift") == "domain")
  #expect(layer("Shop/App/Start/Start.swift") == "app")
}

@Test func `a file of constants beside the code of the app is of no certain layer`() {
  let code = codebase(
    [
      "Shop/Constants.swift": "struct K { static let url = \"/\"\n enum Sizes { static let row = 4 } }",
      "Shop/Services.swift": "enum Services { static let api = APIClient() }",
      "Shop/Extensions/Spacing.swift": "enum Spacing { static let small: CGFloat = 8 }",
      "Shop/Start.swift": "struct Start { static let url = \"/\"\n func start() {} }",
      "Shop/Kind.swift": "enum Kind { case short\n static let all = 1 }",
      "Shop/Scenes/Names.swift": "enum Names { static let main = \"main\" }",
    ], read(#"{"extends": ["layered", "app-factory"]}"#).architecture)
  #expect(
    Dictionary(uniqueKeysWithValues: code.files.map { ($0.path, $0.layer?.name ?? "-") }) == [
      "Shop/Constants.swift": "-", "Shop/Services.swift": "app", "Shop/Extensions/Spacing.swift": "shared",
      "Shop/Start.swift": "app", "Shop/Kind.swift": "app",
      "Shop/Scenes/Names.swift": "presentation",
    ])
}

@Test func `a module that others import is not the app beside it`() {
  let code = codebase(
    [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [
        .target(name: "ShopCore", path: "ShopCore"),
        .target(name: "Shop", dependencies: ["ShopCore"], path: "Shop"),
      ])
      """,
      "ShopCore/Settings.swift": "public struct Settings { public func reset() {} }",
      "Shop/Start.swift": "import ShopCore\nstruct Start { func start() {} }",
    ], read(#"{"extends": ["layered", "app-factory"]}"#).architecture)
  let layers = Dictionary(uniqueKeysWithValues: code.files.map { ($0.path, $0.layer?.name ?? "-") })
  #expect(layers["ShopCore/Settings.swift"] == "-" && layers["Shop/Start.swift"] == "app")
}

@Test func `a rule that no preset turns on is on when the configuration names it`() {
  let named = read(#"{"extends": "layered", "rules": {"one-way-state": "warning"}}"#).architecture
  #expect(named.turnsOn("one-way-state"))
  #expect(named.setting(of: "one-way-state")?.level == .warning)
  #expect(!read(#"{"extends": "layered"}"#).architecture.turnsOn("one-way-state"))
}

@Test func `a later preset decides about the weight of a rule`() {
  let warned = read(#"{"extends": ["layered", "repositories"]}"#).architecture
  #expect(warned.setting(of: "no-singletons")?.level == .warning)
  let strict = read(#"{"extends": ["repositories", "layered"]}"#).architecture
  #expect(strict.setting(of: "no-singletons")?.level == nil)
}

@Test func `the configuration is laid over what a preset sets of a rule`() {
  let architecture = read(#"{"extends": "repositories", "rules": {"no-singletons": "off"}}"#).architecture
  #expect(architecture.setting(of: "no-singletons")?.level == .off)
}

@Test func `presets together know the layers of each, and each decides about those that it has`() throws {
  let architecture = Architecture(resting: [.layered, .cleanState])
  let presentation = try #require(architecture.layer(named: "presentation"))
  // The later preset knows 'domain' and 'data', the earlier one 'coordinators' and 'boot'.
  #expect(presentation.mayUse("domain") && presentation.mayUse("coordinators"))
  #expect(!presentation.mayUse("data") && !presentation.mayUse("boot"))
  #expect(architecture.layer(named: "boot") != nil)
  #expect(
    architecture.layer(of: "App/Features/Trips/UI/Row.swift").map { architecture.layers[$0.layer].name }
      == "presentation")
}

@Test(arguments: Preset.all.flatMap { first in Preset.all.map { (first.name, $0.name) } })
func `two presets together have all that each has, and nothing twice`(first: String, second: String) throws {
  let presets = [try #require(Preset.named(first)), try #require(Preset.named(second))]
  let both = Architecture(resting: presets)
  for preset in presets {
    for layer in preset.layers {
      let joined = try #require(both.layer(named: layer.name))
      #expect(
        Set(layer.files).isSubset(of: joined.files) && Set(layer.otherwise).isSubset(of: joined.otherwise))
      #expect(Set(layer.modules).isSubset(of: joined.modules))
    }
    #expect(Set(preset.features).isSubset(of: both.usualFeatures))
    #expect(Set(preset.compositionRoot.files).isSubset(of: both.compositionRoot.files))
    #expect(Set(preset.compositionRoot.types).isSubset(of: both.compositionRoot.types))
    #expect(Set(preset.checklist.map(\.text)).isSubset(of: both.checklist.map(\.text)))
    #expect(Set(preset.rules.map(\.id)).isSubset(of: both.rulesTurnedOn))
  }
  #expect(Set(both.layers.map(\.name)).count == both.layers.count)
  for layer in both.layers {
    #expect(
      Set(layer.files).count == layer.files.count && Set(layer.otherwise).count == layer.otherwise.count)
    let origins = presets.compactMap { preset in preset.layers.first { $0.name == layer.name } }
    #expect(Set(layer.files) == Set(origins.flatMap(\.files)))
    #expect(Set(layer.otherwise) == Set(origins.flatMap(\.otherwise)))
    #expect(layer.kind == origins.last?.kind)
  }
  #expect(Set(both.usualFeatures).count == both.usualFeatures.count)
  #expect(Set(both.checklist.map(\.text)).count == both.checklist.count)
  #expect(Set(both.rules.map(\.rule)).count == both.rules.count)
}

@Test func `presets that know modules, types and files of the same names name each once`() throws {
  func preset(_ name: String, _ modules: [String], _ root: CompositionRoot) -> Preset {
    let layer = Layer(
      name: "data", kind: .data, modules: modules.map(PathPattern.init), mayUse: [], isOptional: true,
      origin: .preset(name))
    return Preset(
      name: name, summary: "", reasoning: "", layers: [layer], features: [], compositionRoot: root, rules: [])
  }
  var first = CompositionRoot()
  (first.files, first.types, first.modules) = (
    ["App/**", "DI/**"].map(PathPattern.init), ["App", "Maker"], ["App", "DI"]
  )
  var second = CompositionRoot()
  (second.files, second.types, second.modules) = (
    ["DI/**", "Root/**"].map(PathPattern.init), ["Maker", "Root"], ["DI", "Root"]
  )
  let both = Architecture(resting: [
    preset("a", ["Api", "Net"], first), preset("b", ["Net", "Store"], second),
  ])
  #expect(both.layer(named: "data")?.modules.map(\.text) == ["Net", "Store", "Api"])
  #expect(both.compositionRoot.files.map(\.text) == ["DI/**", "Root/**", "App/**"])
  #expect(both.compositionRoot.types == ["Maker", "Root", "App"])
  #expect(both.compositionRoot.modules == ["DI", "Root", "App"])
}

@Test func `a configuration without presets and rules would check nothing`() {
  #expect(read(#"{"extends": []}"#).problems.map(\.message) == ["no preset and no rule is on"])
  #expect(read(#"{"extends": [], "rules": {"boot-io": "error"}}"#).problems == [])
}

@Test(arguments: [
  ("Feed/Feed/Characters/Domain/Entities/Character.swift", "domain of Characters"),
  ("Feed/Feed/Characters/Domain/Interfaces/CharacterRepository.swift", "domain of Characters"),
  ("Feed/Feed/Characters/Data/Network/Client.swift", "data of Characters"),
  ("Feed/Feed/Characters/Data/Repositories/Remote.swift", "data of Characters"),
  ("Feed/Feed/Characters/Presentation/List/ListView.swift", "presentation of Characters"),
  ("Feed/Feed/Characters/DI/DependencyInjector.swift", "composition"),
  ("Feed/Feed/FeedApp.swift", "composition"),
  ("Feed/Feed/ContentView.swift", "presentation"),
  ("Feed/Networking/Client.swift", "data"),
  ("Feed/Feed/ServerDTOs/Reply.swift", "data"),
  ("Feed/Feed/Strings.swift", "-"),
])
func `clean-state finds its layers anywhere in the tree`(_ path: String, _ expected: String) {
  #expect(place(path, .cleanState) == expected)
}

@Test(arguments: [
  ("Track/Data/RepositoryProtocols.swift", "contracts"),
  ("Track/Repositories/Protocols/Trips.swift", "contracts"),
  ("Track/Domain/Interfaces/Repositories/TripRepository.swift", "contracts"),
  ("Track/Core/Interfaces/TripRepository.swift", "contracts"),
  ("Track/Data/Repositories/RemoteTripRepository.swift", "data"),
  ("Track/Data/CoreDataRepositories.swift", "data"),
  ("Track/Data/Persistence.swift", "data"),
  ("Track/Services/LocationManager.swift", "infrastructure"),
  ("Track/Models/Mode.swift", "domain"),
  ("Track/ViewModels/MapModel.swift", "presentation"),
  ("Track/Views/Components/Row.swift", "presentation"),
  ("Track/Views/HistoryViewModel.swift", "presentation"),
  ("Track/DependencyContainer.swift", "composition"),
  ("Track/TrackApp.swift", "composition"),
  ("Track/Trips/TripRepository.swift", "data"),
  // The word alone is the thing, as of a host of code.
  ("Track/Trips/Repository.swift", "-"),
])
func `repositories finds its layers anywhere in the tree`(_ path: String, _ expected: String) {
  #expect(place(path, .repositories) == expected)
}

@Test func `what a preset says about itself is written out`() {
  for preset in Preset.all {
    #expect(preset.summary.hasSuffix(".") && preset.reasoning.hasSuffix("."))
    #expect(!preset.reasoning.contains("\n"))
    #expect(preset.rules.map(\.id) == Set(preset.rules.map(\.id)).sorted(), "\(preset.name)")
    #expect(!preset.rules.isEmpty)
  }
}

@Test func `what has a domain of its own and shows nothing is no feature`() {
  let files = [
    "Payments/Domain/Payment.swift": "struct Payment {}",
    "Payments/Data/Server.swift": "final class Server {}",
    "Cart/Domain/Cart.swift": "struct Cart {}",
    "Cart/Presentation/CartView.swift": "import SwiftUI\nstruct CartView: View {}",
    "Search/Domain/Search.swift": "struct Search {}",
    "Search/Pages/Page.swift": "import UIKit\nfinal class Page: UIViewController {}",
    "App/Features/Sync/Domain/Sync.swift": "struct Sync {}",
  ]
  let code = Codebase(
    read(#"{"extends": "clean-state"}"#).architecture,
    files.sorted { $0.key < $1.key }.map { FileFacts(scanning: Array($0.value.utf8), path: $0.key) })
  let features = Dictionary(
    uniqueKeysWithValues: code.files.map { ($0.path, $0.feature ?? "-") })
  #expect(
    features == [
      "Payments/Domain/Payment.swift": "-", "Payments/Data/Server.swift": "-",
      "Cart/Domain/Cart.swift": "Cart",
      "Cart/Presentation/CartView.swift": "Cart", "Search/Domain/Search.swift": "Search",
      // Nothing around it says that this one is a feature.
      "Search/Pages/Page.swift": "-", "App/Features/Sync/Domain/Sync.swift": "Sync",
    ])
}
