protocol TideGateway {
  func fetch() -> [String]  // expect: async-network-protocols
}
