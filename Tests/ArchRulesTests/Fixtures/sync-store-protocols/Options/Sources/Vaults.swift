protocol KeyVault {
  func key() async throws -> String  // expect: sync-store-protocols
}
protocol SlowStore {
  func key() async throws -> String
}
protocol KeySource {
  func key() async throws -> String
}
