import ArchModel
import ArchProposal
import Testing

@Test func `boot and coordinators tell of the layered model`() {
  let guess = PresetGuess(
    for: codebase([
      "App/Boot/AppBootstrapper.swift": "final class AppBootstrapper {}",
      "App/Coordinators/AppCoordinator.swift": "final class AppCoordinator {}",
    ]))
  #expect(guess.preset == "layered" && guess.reason == "there are the folders 'Boot', 'Coordinators'")
}

@Test func `one state for each view model tells of clean-state`() {
  let guess = PresetGuess(
    for: codebase([
      "App/Domain/Feed.swift": "struct Feed {}", "App/Data/FeedLoader.swift": "final class FeedLoader {}",
      "App/Presentation/FeedViewModel.swift":
        "final class FeedViewModel { enum State { case idle }\n private(set) var state: State = .idle }",
    ]))
  #expect(guess.preset == "clean-state")
}

@Test func `repositories behind protocols suggest repositories`() {
  let guess = PresetGuess(
    for: codebase([
      "App/Data/FeedRepository.swift": "protocol FeedRepository {}", "App/V.swift": "struct V: View {}",
    ]))
  #expect(guess.preset == "repositories")
}

@Test func `without a sign the default is proposed and said to be no more`() {
  let guess = PresetGuess(for: codebase(["App/A.swift": "struct A {}"]))
  #expect(guess.preset == "layered" && guess.reason == "nothing suggests another one")
}

@Test func `two factories of packages tell of app-factory, one does not`() {
  func guess(_ names: [String]) -> PresetGuess {
    let code = names.map { "public struct \($0) {}" }.joined(separator: "\n")
    return PresetGuess(for: codebase(["App/Factories.swift": code]))
  }
  let two = guess(["StatusAppFactory", "AuthAppFactory"])
  #expect(two.preset == "app-factory")
  #expect(two.reason == "packages are entered by factories: 'AuthAppFactory', 'StatusAppFactory'")
  let four = guess(["DAppFactory", "AAppFactory", "CAppFactory", "BAppFactory"])
  #expect(four.reason.hasSuffix(": 'AAppFactory', 'BAppFactory', 'CAppFactory' and 1 more"))
  #expect(guess(["StatusAppFactory"]).preset == "layered")
  #expect(guess(["StatusAppFactory", "AppFactory"]).preset == "layered")
}

@Test func `one folder of a layered app tells of nothing yet, and tests never do`() {
  let nothing = "nothing suggests another one"
  #expect(PresetGuess(for: codebase(["App/Boot/A.swift": "struct A {}"])).reason == nothing)
  let tests: KeyValuePairs = [
    "App/A.swift": "struct A {}", "AppTests/Boot/B.swift": "import XCTest\nclass BTests: XCTestCase {}",
    "AppTests/Contracts/C.swift": "import XCTest\nclass CTests: XCTestCase {}",
  ]
  #expect(PresetGuess(for: codebase(tests)).reason == nothing)
  let useCases = codebase([
    "App/UseCases/Feed.swift": "struct Feed {}",
    "App/Data/FeedRepository.swift": "protocol FeedRepository {}",
  ])
  #expect(PresetGuess(for: useCases).preset == "layered")
}

@Test(arguments: [
  ("enum State { case idle }\n private(set) var viewState: State = .idle", "clean-state"),
  ("struct State {}\n private(set) var state: State = State()", "layered"),
  ("enum State { case idle }\n private(set) var phase: State = .idle", "layered"),
])
func `what a view model publishes must be an enum called state`(members: String, preset: String) {
  let guess = PresetGuess(
    for: codebase([
      "App/Domain/Feed.swift": "struct Feed {}", "App/Data/FeedLoader.swift": "final class FeedLoader {}",
      "App/Presentation/FeedViewModel.swift": "final class FeedViewModel { \(members) }",
    ]))
  #expect(guess.preset == preset)
}
