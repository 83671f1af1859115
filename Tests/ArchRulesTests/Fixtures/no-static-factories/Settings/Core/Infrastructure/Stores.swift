final class FileStore: SecureStore {
  func read(_ key: String) throws -> String? { nil }
}

final class CacheStore: SecureStore {
  static func make() -> CacheStore { CacheStore() }
  func read(_ key: String) throws -> String? { nil }
}

enum StoreFactory {
  static func make() -> any SecureStore { FileStore() }
}

enum OtherFactory {
  static func make() -> any SecureStore { FileStore() }  // expect: no-static-factories
}
