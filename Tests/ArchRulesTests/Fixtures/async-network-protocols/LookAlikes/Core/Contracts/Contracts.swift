import Foundation

protocol NetworkClientProtocol {
  var baseURL: URL { get }
  init(baseURL: URL)
  static func fetchDefaults() -> [String]
  func run<Response: Decodable>(_ path: String) async throws -> Response
  func request(for path: String) -> URLRequest
  func updates() -> AsyncStream<String>
  func fetchStream() -> AsyncThrowingStream<Data, any Error>
  func cancelAll()
  func isReachable() -> Bool
  func send(_ event: String)
  func observeConnection(completion: @escaping (Result<Bool, Never>) -> Void)
  func setInterceptor(_ interceptor: @escaping (URLRequest) -> URLRequest)
}

protocol NetworkMonitoring {
  func load() -> Bool
  func fetchStatus() -> String
}

protocol HTTPRequestBuilding {
  func get(_ path: String) -> [UInt8]
}

protocol APIEndpoint {
  func data() -> Data
}

protocol NetworkSessionDelegate {
  func load(completion: @escaping (Result<Data, any Error>) -> Void)
}

protocol AnalyticsSink {
  func send(_ event: String)
}

protocol Presenting {
  func present(_ name: String, animated: Bool, completion: (() -> Void)?)
  func dismiss(completion: @escaping () -> Void)
}

protocol Transforming {
  func map(_ transform: @escaping (String) -> String)
  func complete(completion: Double)
  func run(_ body: @escaping () async throws -> Void)
}

protocol NetworkCache {
  func load() throws -> Data
}

private protocol HTTPProbe {
  func get() -> Data
}

/// `remote` as a word of its own; `Remotely` is none.
protocol Remotely {
  func fetch() -> Data
}

protocol RestTimer {
  func load() -> Int
}

protocol NeuralNetwork {
  func run(_ input: [Float]) -> [Float]
}

protocol RemoteCommandCenter {
  func perform() -> Int
}
