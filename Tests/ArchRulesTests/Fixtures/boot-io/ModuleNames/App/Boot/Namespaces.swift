import Foundation

/// Types of the app that are called like modules: what stands behind them is theirs.
enum Network {
  struct UserDefaults {}
  static let shared = UserDefaults()
}

final class SceneBootstrapper {
  func start() {
    _ = Network.UserDefaults()
    _ = Network.shared
    Swift.print("started")
    Foundation.exit(0)
  }
}
