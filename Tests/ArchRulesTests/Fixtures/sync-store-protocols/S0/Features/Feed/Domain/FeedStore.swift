protocol FeedStore {
  func retrieve() async throws -> [String]  // expect: sync-store-protocols "'retrieve' of store protocol 'FeedStore' is 'async'"
  func insert(_ feed: [String]) async  // expect: sync-store-protocols
  func delete() throws
  var isEmpty: Bool { get async }  // expect: sync-store-protocols "isEmpty"
}

protocol ImageCaching {
  func image(for key: String) async -> [UInt8]?  // expect: sync-store-protocols
}
