import Observation

@Observable final class LinksViewModel {
  private(set) var title = ""

  func load() async throws {
    title = try await LinkCard.fetch(from: "https://example.com").title  // expect: view-model-data-access "view model 'LinksViewModel' reaches for the network by 'LinkCard.fetch'"
    title = try await LinkShelf.title()  // expect: view-model-data-access "reaches for the network by 'LinkShelf.title'"
    title = LinkShelf.standing()
    title = LinkCard.example().title
    _ = LinkCard.marked()
    _ = Stop.byName()
  }
}
