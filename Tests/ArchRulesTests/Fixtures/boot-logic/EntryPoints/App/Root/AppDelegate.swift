import UIKit

/// Of the composition root: nobody calls it boot.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
    if UserDefaults.standard.bool(forKey: "reset") && options != nil { reset() }
    return true
  }
  private func reset() {}
}

enum Root {
  static func tabs() -> UIViewController { UIViewController() }
  static func login() -> UIViewController { UIViewController() }
}
