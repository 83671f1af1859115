protocol ProfileLoading {
  func profile(then reply: @escaping (Result<String, any Error>) -> ())  // expect: async-network-protocols "'profile'"
  func avatar(onSuccess: ((String) -> Void)?, size: Int)  // expect: async-network-protocols "'avatar'"
}

typealias RetrievalCompletion = (Result<[String], any Error>) -> Void

protocol FeedStore {
  func retrieve(completion: @escaping RetrievalCompletion)  // expect: async-network-protocols "'retrieve'"
}
