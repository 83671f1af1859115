import Foundation

/// Small values that may be lost without harm.
protocol KeyValueStore: Sendable {
  func string(forKey key: String) -> String?
  func integer(forKey key: String) -> Int
  func date(forKey key: String) -> Date?
  func set(_ value: String, forKey key: String)
  func set(_ value: Int, forKey key: String)
  func set(_ value: Date, forKey key: String)
}

extension KeyValueStore {
  func string(forKey key: String, default fallback: String) -> String {
    string(forKey: key) ?? fallback
  }
}

/// Values that must not leave the device unencrypted.
protocol SecureStore: Sendable {
  func read(_ key: String) throws -> Data?
  func write(_ data: Data, forKey key: String) throws
  func remove(_ key: String) throws
}

enum StoreError: Error, Equatable {
  case denied
  case damaged(key: String)
  case system(code: Int)
}
