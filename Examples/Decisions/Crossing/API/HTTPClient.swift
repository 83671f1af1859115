import Foundation

protocol HTTPClient: Sendable {
  func get(_ url: URL) async throws -> Data

  func post(_ body: Data, to url: URL, completion: @escaping @Sendable (Result<Data, any Error>) -> Void)
}
