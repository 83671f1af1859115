protocol FeedStore {
  func retrieve() throws -> [String]
  func changes() async -> AsyncStream<[String]>
  func observe(_ change: @escaping () -> Void) async
}

protocol RemoteStore {
  func load() async throws -> [String]
}

protocol CloudStorage {
  func load() async throws -> [String]
}

protocol AppStore {
  func products() async throws -> [String]
}

protocol HTTPCache {
  func load() async throws -> [String]
}

/// Holds the state of a screen.
protocol Store {
  associatedtype State
  associatedtype Action
  func perform(_ action: Action) async
}

protocol ViewStore {
  func send(_ action: String) async
}

protocol MessageStore {
  func dispatch(_ action: String) async
}

protocol StoreFinding {
  func nearestStore() async throws -> String
}

protocol FeedStoreDelegate {
  func feedStoreDidChange() async
}

protocol FeedRepository {
  func feed() async throws -> [String]
}

private protocol PrivateStore {
  func load() async
}

protocol ScoreStore {}

extension ScoreStore {
  func loadLater() async {}
}
