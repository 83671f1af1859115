import Foundation

// What a session calls back is a part of the one that makes the session.
final class NetworkSessionDelegate: NSObject, URLSessionDelegate {
  private let host: String
  private var checker: (any ProofValidating)?
  init(_ host: String) { self.host = host }
  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {}
}

final class NetworkManager {
  private let delegate: NetworkSessionDelegate
  init(host: String) { delegate = NetworkSessionDelegate(host) }
  func load() {}
}
