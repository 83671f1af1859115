import Foundation

/// What runs an API talks to a server.
final class FerriesAPIManager: ObservableObject {
  private let session: URLSession
  init(session: URLSession) { self.session = session }
  func load(_ done: @escaping ([String]) -> Void) { done([]) }
}

/// It watches the connection.
final class QuietNetworkMonitor {
  private let queue: DispatchQueue
  init(queue: DispatchQueue) { self.queue = queue }
  func stop() {}
}
