import Foundation

@propertyWrapper
struct LogSetting {
  let key: String
  var wrappedValue: Bool { UserDefaults.standard.bool(forKey: key) }
}
