protocol TideBackend {
  func fetch() -> [String]  // expect: async-network-protocols
}
protocol LegacyHTTPClient {
  func fetch() -> [String]
}
protocol TideSource {
  func fetch() -> [String]
}
