protocol TokenPersistenceServiceProtocol {
  func token() async throws -> String  // expect: sync-store-protocols
}
