import Foundation

/// Types of the app that are called like modules: what stands behind them is theirs.
enum Network {
  struct UserDefaults {}
  static let shared = UserDefaults()
}

/// Hides Apple's, but not behind the name of its module.
struct UserDefaults {}

final class SceneBootstrapper {
  let own: UserDefaults? = nil
  func start() {
    _ = Network.UserDefaults()
    _ = Network.shared
    Swift.print("started")
    Foundation.exit(0)
  }
}
