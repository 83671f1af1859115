import DITranquillity
import Foundation

// Keeps values, and asks no container.
final class ValueCache {
  private var kept: [String: Any] = [:]
  func resolve<T>() -> T? { kept["last"] as? T }
}

final class ValueReader {
  private let cache: ValueCache
  init(cache: ValueCache) { self.cache = cache }
  func read() -> Int? { cache.resolve() }
}
