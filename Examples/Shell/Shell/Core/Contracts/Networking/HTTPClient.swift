import Foundation

struct HTTPRequest: Sendable {
  enum Method: String, Sendable {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
  }

  struct Options: OptionSet, Sendable {
    let rawValue: Int

    static let cached = Options(rawValue: 1 << 0)
    static let authenticated = Options(rawValue: 1 << 1)
    static let standard: Options = [.cached, .authenticated]
  }

  var path: String
  var method: Method = .get
  var query: [String: String] = [:]
  var body: Data?
  var options: Options = .standard
}

enum HTTPError: Error, Equatable {
  case offline
  case unauthorized
  case status(Int)
  case unreadableBody
}

protocol HTTPClient: Sendable {
  func data(for request: HTTPRequest) async throws -> Data
}

extension HTTPClient {
  func value<Value: Decodable>(_ type: Value.Type, for request: HTTPRequest) async throws -> Value {
    let data = try await data(for: request)
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw HTTPError.unreadableBody
    }
  }
}

/// Told when requests begin and end, so that the app can show that it is busy.
protocol NetworkActivityReporting: Sendable {
  func began()
  func ended()
}
