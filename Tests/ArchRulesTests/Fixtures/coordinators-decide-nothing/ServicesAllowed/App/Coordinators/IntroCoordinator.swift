import UIKit

final class IntroCoordinator {
  private let store: any IntroStore
  private let config: any RemoteConfig

  func start() {
    if store.hasSeenIntro && config.isOn(.tour) { show() }
    if store.launches > 3 { show() }
  }
  func show() {}
}
