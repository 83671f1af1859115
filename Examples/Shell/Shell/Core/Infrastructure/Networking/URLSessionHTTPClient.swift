import Foundation

/// How long to wait before another attempt.
protocol RetryPolicy: Sendable {
  func delay(afterAttempt attempt: Int) -> Duration?
}

struct ExponentialBackoff: RetryPolicy {
  var limit = 3

  func delay(afterAttempt attempt: Int) -> Duration? {
    guard attempt < limit else { return nil }
    return .milliseconds(200 << attempt)
  }
}

struct URLSessionHTTPClient: HTTPClient {
  let baseURL: URL
  let session: URLSession
  let retry: any RetryPolicy

  func data(for request: HTTPRequest) async throws -> Data {
    let activity = NetworkActivityMonitor.shared
    activity.began()
    defer { activity.ended() }

    var attempt = 0
    while true {
      do {
        return try await send(request)
      } catch HTTPError.offline {
        guard let delay = retry.delay(afterAttempt: attempt) else { throw HTTPError.offline }
        attempt += 1
        try await Task.sleep(for: delay)
      }
    }
  }

  private func send(_ request: HTTPRequest) async throws -> Data {
    let (data, response): (Data, URLResponse)
    do {
      (data, response) = try await session.data(for: urlRequest(for: request))
    } catch is URLError {
      throw HTTPError.offline
    }
    guard let http = response as? HTTPURLResponse else { throw HTTPError.unreadableBody }
    switch http.statusCode {
    case 200..<300: return data
    case 401: throw HTTPError.unauthorized
    default: throw HTTPError.status(http.statusCode)
    }
  }

  private func urlRequest(for request: HTTPRequest) -> URLRequest {
    var url = baseURL.appending(path: request.path)
    url.append(queryItems: request.query.map { URLQueryItem(name: $0.key, value: $0.value) })
    var result = URLRequest(url: url)
    result.httpMethod = request.method.rawValue
    result.httpBody = request.body
    result.cachePolicy =
      request.options.contains(.cached) ? .useProtocolCachePolicy : .reloadIgnoringCacheData
    return result
  }
}
