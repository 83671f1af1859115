import Foundation

private protocol DefaultsReading {
  func object(forKey key: String) -> Any?
  func integer(forKey key: String) -> Int
}

extension UserDefaults: DefaultsReading {}

struct DefaultsKeyValueStore: KeyValueStore {
  /// The name of the suite; `nil` means the app's own.
  let suite: String?

  private var defaults: UserDefaults {
    suite.flatMap(UserDefaults.init(suiteName:)) ?? .standard
  }

  func string(forKey key: String) -> String? {
    read(defaults, key) as? String
  }

  func integer(forKey key: String) -> Int {
    defaults.integer(forKey: key)
  }

  func date(forKey key: String) -> Date? {
    read(defaults, key) as? Date
  }

  func set(_ value: String, forKey key: String) {
    defaults.set(value, forKey: key)
  }

  func set(_ value: Int, forKey key: String) {
    defaults.set(value, forKey: key)
  }

  func set(_ value: Date, forKey key: String) {
    defaults.set(value, forKey: key)
  }

  private func read(_ source: some DefaultsReading, _ key: String) -> Any? {
    source.object(forKey: key)
  }
}
