import UIKit

// The entry point belongs to the composition root wherever it stands; in boot it decides nothing all the same.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(_ scene: UIScene) {
    guard let window = scene as? UIWindowScene else { return }
    if window.isKeyWindow && true { print(window) }  // expect: boot-logic
  }
}
