import Foundation

/// One of the system's is read each time, if there is one.
final class AppVersion: NSObject {
  let text: String
  init(text: String) { self.text = text }
  static var current: AppVersion? {
    guard let text = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String else { return nil }
    return AppVersion(text: text)
  }
  func isNewer(than other: AppVersion) -> Bool { text > other.text }
}
