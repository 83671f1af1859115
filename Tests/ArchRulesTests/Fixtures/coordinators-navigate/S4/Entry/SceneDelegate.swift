import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene() { window.makeKeyAndVisible() }
}
