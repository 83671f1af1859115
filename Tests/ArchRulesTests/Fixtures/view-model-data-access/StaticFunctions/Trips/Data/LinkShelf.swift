// What it asks reaches for the network.
enum LinkShelf {
  static func title() async throws -> String { try await first().title }
  static func first() async throws -> LinkCard { try await LinkCard.fetch(from: "https://example.com") }
  static func standing() -> String { LinkCard.example().title }
}
