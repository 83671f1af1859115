import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    Tracker.shared.configure()
  }
  func sceneDidBecomeActive(_ scene: UIScene) { Tracker.shared.track() } // expect: no-singleton-use
}
