protocol Loading {
  func load() async throws -> Int  // expect: domain-concurrency "'Loading' of the domain asks for an 'async' 'load'"
  func count() -> Int
}

@MainActor
struct Screenful {}
