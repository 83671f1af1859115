import Foundation

/// Used within data alone, so it stays beside its implementation.
protocol HTTPClient: Sendable {
  func data(from url: URL) async throws -> Data
}

struct URLSessionHTTPClient: HTTPClient {
  let session: URLSession

  func data(from url: URL) async throws -> Data {
    try await session.data(from: url).0
  }
}
