import UIKit

final class Starter {
  func start(_ scene: UIScene, _ delegate: UIApplicationDelegate?) {
    guard let windowScene = scene as? UIWindowScene else { return }
    if let scene = scene as? UIKit.UIWindowScene { show(scene) }
    guard let windowScene = scene as? UIWindowScene, windowScene.isFullScreen else { return }  // expect: boot-logic
    guard let starter = delegate as? Starting else { return }  // expect: boot-logic
    guard let url = windowScene.urls.first else { return }  // expect: boot-logic
    starter.start(url)
    show(windowScene)
  }
  private func show(_ scene: UIWindowScene) {}
}

protocol Starting { func start(_ url: URL) }
