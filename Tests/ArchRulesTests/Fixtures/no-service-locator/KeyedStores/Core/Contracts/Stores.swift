// Values under the names of keys are no dependencies, whoever keeps them.
protocol SettingsStoring {
  func set(key: String, value: Any?)
  func get<T>(key: String) -> T?
  func remove(key: String)
}

// By its type, or told what to give: that hands out whatever it is asked for.
protocol ServiceProviding {
  func get<T>() -> T
}

protocol NamedRegistry {
  func register<T>(key: String, _ make: @escaping () -> T)
  func get<T>(key: String) -> T
}

enum SettingKey { case theme, size }

protocol SettingsProvider {
  func save<T>(_ key: SettingKey, value: T)
  func get<T>(_ key: SettingKey) -> T?
}

struct ServiceKey<Service> { let name: String }

protocol ServiceSource {
  func resolve<T>(key: ServiceKey<T>) -> T
}
