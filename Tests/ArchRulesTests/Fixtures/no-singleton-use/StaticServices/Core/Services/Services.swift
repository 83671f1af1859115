import FirebaseFirestore
import UIKit

enum VibrationService { static func perform() { UIImpactFeedbackGenerator().impactOccurred() } }
final class FeedbackSender {
  private init() {}
  static func send(_ text: String) { post(text) }
  private static func post(_ text: String) { URLSession.shared.dataTask(with: URL(filePath: text)).resume() }
  static func title() -> String { "Feedback" }
}
struct Counter {
  static func add(_ name: String) { defaults.set(1, forKey: name) }
  private static let defaults = UserDefaults.standard
}
extension Counter { static func reset() { add("") } }

enum Orders { static func save(_ name: String) { Firestore.firestore().collection(name) } }

// Values, and what reaches for nothing.
enum Formats { static func short(_ date: Date) -> String { "\(date)" } }
enum Keys {
  static let defaults = UserDefaults.standard
  static let name = "name"
}
struct Cache {
  let defaults: UserDefaults
  static func standard() -> Cache { Cache(defaults: .standard) }
}
enum Level {
  case low, high
  static func stored() -> Level { UserDefaults.standard.bool(forKey: "high") ? .high : .low }
}
// Among themselves.
final class Uploader { func upload() { FeedbackSender.send("") } }

// Properties that are worked out or wrapped reach for what is stored, as functions do.
enum Settings {
  static var token: String? {
    get { UserDefaults.standard.string(forKey: "token") }
    set { UserDefaults.standard.set(newValue, forKey: "token") }
  }
  static var isKnown: Bool { token != nil }
  static let limit = 3
  // What the device is, and where a file is, is read as a constant is.
  static var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }
  static var folder: URL { FileManager.default.temporaryDirectory }
}
enum Secrets {
  static subscript(key: String) -> String { key }
  @KeychainItem(key: "token") static var token
  @Clamped static var count = 0
  static func clear() { token = nil }
}
enum KeychainAccess {
  static func read(_ key: String) -> Bool { SecItemCopyMatching([:] as CFDictionary, nil) == 0 }
}
@propertyWrapper struct KeychainItem {
  let key: String
  var wrappedValue: String? {
    get { KeychainAccess.read(key) ? key : nil }
    nonmutating set {}
  }
}
@propertyWrapper struct Clamped {
  var wrappedValue: Int
}
