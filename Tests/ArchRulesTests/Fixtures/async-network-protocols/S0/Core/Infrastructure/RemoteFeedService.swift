protocol RemoteFeedServiceProtocol {
  func fetchFeed() throws -> [String]  // expect: async-network-protocols "RemoteFeedServiceProtocol"
  func refresh() async  // expect: async-network-protocols "is not 'throws'"
}

protocol RESTClient {
  func get() -> [String]  // expect: async-network-protocols "RESTClient"
}
