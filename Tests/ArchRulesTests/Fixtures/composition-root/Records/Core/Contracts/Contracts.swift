protocol Stopping { func stop() }

protocol Cancelling { func cancel() }

protocol Endpointing {
  associatedtype Answer
  func urlRequest() throws -> String
}

protocol TideClient { func tides() async throws -> [String] }

protocol Routing: AnyObject { func route(to place: String) }
