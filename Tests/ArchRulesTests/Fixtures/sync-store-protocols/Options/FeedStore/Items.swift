protocol Items {
  func read() async throws -> String  // expect: sync-store-protocols
}
