protocol Loading {
  func load() async throws -> Int  // expect: domain-concurrency "requirement 'Loading.load' of the domain is async"
  func count() -> Int
}

@MainActor
struct Screenful {}
