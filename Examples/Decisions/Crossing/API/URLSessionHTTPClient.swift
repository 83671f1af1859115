import Foundation

struct URLSessionHTTPClient: HTTPClient {
  func get(_ url: URL) async throws -> Data {
    try await URLSession.shared.data(from: url).0
  }

  func post(_ body: Data, to url: URL, completion: @escaping @Sendable (Result<Data, any Error>) -> Void) {
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    URLSession.shared.uploadTask(with: request, from: body) { data, _, error in
      completion(error.map { .failure($0) } ?? .success(data ?? Data()))
    }.resume()
  }
}
