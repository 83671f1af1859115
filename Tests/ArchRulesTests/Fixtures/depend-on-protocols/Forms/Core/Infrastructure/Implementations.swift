final class KeychainSessionRepository: SessionRepository {
  func current() async -> String? { nil }
}

typealias Sessions = KeychainSessionRepository

protocol Caching {
  func cached(_ key: String) -> Int?
}

actor ImageCache: Caching {
  func cached(_ key: String) -> Int? { nil }
}

final class Reachability {
  func start() async {}
}

final class CachingSessionRepository: SessionRepository {
  // Of its own layer.
  private let inner: KeychainSessionRepository
  init(inner: KeychainSessionRepository) { self.inner = inner }
  func current() async -> String? { nil }
}

struct Scanner: Scanner.Client {
  // The need of this type alone.
  protocol Client { func scan() async }
  func scan() async {}
}

final class PinnedCertificatesService {
  func pins() async -> [String] { [] }
}
