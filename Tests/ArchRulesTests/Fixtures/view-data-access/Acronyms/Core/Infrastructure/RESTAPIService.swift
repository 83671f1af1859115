import Foundation

final class RESTAPIService {
  let session: URLSession
  init(session: URLSession) { self.session = session }
}

extension RESTAPIService {
  func trips() async throws -> [String] { [] }
}

/// It keeps watch over rest, and fetches nothing.
final class RestTimerService {
  let queue: DispatchQueue
  init(queue: DispatchQueue) { self.queue = queue }
  func begin() {}
}
