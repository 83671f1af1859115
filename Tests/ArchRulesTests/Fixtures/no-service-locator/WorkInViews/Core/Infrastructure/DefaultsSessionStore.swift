import Foundation

final class DefaultsSessionStore: SessionStoring {
  var user: String? { UserDefaults.standard.string(forKey: "user") }
  func clear() { UserDefaults.standard.removeObject(forKey: "user") }
}
