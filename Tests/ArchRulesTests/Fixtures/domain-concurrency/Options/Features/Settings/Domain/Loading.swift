protocol Loading {
  func load() async throws -> Int  // expect: domain-concurrency "'Loading' in the domain requires an 'async' 'load'"
  func count() -> Int
}

@MainActor
struct Screenful {}
