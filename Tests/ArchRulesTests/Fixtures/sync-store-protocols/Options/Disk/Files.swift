protocol Files {
  func read() async throws -> String  // expect: sync-store-protocols
}
