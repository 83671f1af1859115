// A flag and those who wait are a part of the one that keeps them.
actor AuthorizerWaiting {
  var isRefreshing = false
  var waiting: [(Bool) -> Void] = []
  func add(_ completion: @escaping (Bool) -> Void) { waiting.append(completion) }
}

final class Authorizer {
  private let waiting = AuthorizerWaiting()
  func retry(_ completion: @escaping (Bool) -> Void) async { await waiting.add(completion) }
}
