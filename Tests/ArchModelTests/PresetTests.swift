import ArchConfig
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
  ("Feed/Feed/Strings.swift", "-"),
])
func `clean-state finds its layers anywhere in the tree`(_ path: String, _ expected: String) {
  #expect(place(path, .cleanState) == expected)
}

@Test(arguments: [
  ("Track/Data/RepositoryProtocols.swift", "contracts"),
  ("Track/Repositories/Protocols/Trips.swift", "contracts"),
  ("Track/Data/CoreDataRepositories.swift", "data"),
  ("Track/Data/Persistence.swift", "data"),
  ("Track/Services/LocationManager.swift", "infrastructure"),
  ("Track/Models/Mode.swift", "domain"),
  ("Track/ViewModels/MapModel.swift", "presentation"),
  ("Track/Views/Components/Row.swift", "presentation"),
  ("Track/Views/HistoryViewModel.swift", "presentation"),
  ("Track/DependencyContainer.swift", "composition"),
  ("Track/TrackApp.swift", "composition"),
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
