import UIKit

final class TourCoordinator {
  private let store: any TourStore
  private let config: any RemoteConfig
  private let shown: UIViewController

  init(store: any TourStore, config: any RemoteConfig, shown: UIViewController) {
    self.store = store
    self.config = config
    self.shown = shown
  }

  func decide() {
    if store.hasSeenTour, config.isOn(.tour) { show() }  // expect: coordinators-decide-nothing "with 'if'"
  }

  // A screen or a coordinator is of the user interface, whoever keeps it: only one answer is asked for.
  func plumb() {
    if store.topController === shown, config.isOn(.tour) { show() }
    if store.opener === self, config.isOn(.tour) { show() }
  }

  func show() {}
}
