import ArchModel
import ArchProposal
import Testing

@Test func `boot and coordinators tell of the layered model`() {
  let guess = PresetGuess(
    for: codebase([
      "App/Boot/AppBootstrapper.swift": "final class AppBootstrapper {}",
      "App/Coordinators/AppCoordinator.swift": "final class AppCoordinator {}",
    ]))
  #expect(guess.preset == "layered" && guess.reason == "there are folders 'Boot', 'Coordinators'")
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

@Test func `repositories behind protocols tell of repositories`() {
  let guess = PresetGuess(
    for: codebase([
      "App/Data/FeedRepository.swift": "protocol FeedRepository {}", "App/V.swift": "struct V: View {}",
    ]))
  #expect(guess.preset == "repositories")
}

@Test func `without a sign the default is proposed and said to be no more`() {
  let guess = PresetGuess(for: codebase(["App/A.swift": "struct A {}"]))
  #expect(guess.preset == "layered" && guess.reason == "nothing tells of another one")
}
