final class Endpoint<Answer>: Endpointing {
  let path: String
  let method: String
  init(path: String, method: String = "GET") {
    self.path = path
    self.method = method
  }
  func urlRequest() throws -> String { path }
}

/// All that can be done with it is to end it, as with the task that it holds.
final class LoadTask: Cancelling {
  var request: Cancelling?
  var isCancelled = false
  func cancel() {
    request?.cancel()
    isCancelled = true
  }
}

final class RemoteTideClient: TideClient {
  func tides() async throws -> [String] { [] }
}

/// It is told to stop and could be asked to start: no token.
final class Siren: Stopping {
  var pitch = 3
  var volume = 1.0
  func start() {}
  func stop() {}
}
