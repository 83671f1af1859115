import Foundation

struct TokenStorage {
  private let keychain = Keychain()
  private static let shared = TokenStorage()
  private init() {}

  static var accessToken: String? {
    get { shared.keychain.read("token") }
    set { shared.keychain.save(newValue, "token") }
  }
  static func clear() { Self.shared.keychain.save(nil, "token") }
  static let key = "token"
  static func isToken(_ text: String) -> Bool { text.hasPrefix("Bearer") }
}

final class Keychain {
  func read(_ key: String) -> String? { nil }
  func save(_ value: String?, _ key: String) {}
}

final class DeviceMonitor {
  fileprivate static var instance: DeviceMonitor = .init()
  func name() -> String { UserDefaults.standard.string(forKey: "device") ?? "" }
  static func name() -> String { DeviceMonitor.instance.name() }
}

/// A value, and a constant of it.
struct Palette {
  private static let standard = Palette(accent: "teal")
  let accent: String
  static var accent: String { standard.accent }
}

/// It keeps something else.
final class NumberService {
  private static let formatter = NumberFormatter()
  static func text(_ number: Int) -> String { formatter.string(from: number as NSNumber) ?? "" }
}
