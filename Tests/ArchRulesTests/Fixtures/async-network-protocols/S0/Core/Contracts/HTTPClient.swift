import Foundation

protocol HTTPClient {
  func get(_ url: URL) async throws -> Data

  func post(_ body: Data, to url: URL) throws -> Data  // expect: async-network-protocols "is not 'async'"

  func load(_ url: URL) -> Data?  // expect: async-network-protocols "neither 'async' nor 'throws'"

  func fetch(_ url: URL) async -> Result<Data, any Error>  // expect: async-network-protocols "is not 'throws'"

  func get(
    from url: URL,
    completion: @escaping (Result<Data, any Error>) -> Void  // expect: async-network-protocols "completion handler"
  ) -> URLSessionDataTask

  func upload(_ data: Data) -> AnyPublisher<Data, any Error>  // expect: async-network-protocols "neither"
}
