import UIKit

/// At home among coordinators, and none: nothing that it does changes what is on the screen.
final class LastTab {
  private var rootViewController = 0
  private let router: AppRouting
  private let store: TabStore
  init(router: AppRouting, store: TabStore) {
    self.router = router
    self.store = store
  }
  func save(_ tab: Int) {
    UserDefaults.standard.set(tab, forKey: "tab")
    self.rootViewController = tab
    rootViewController = tab
    router.pushViewController(tab, animated: true)
    store.present(tab, animated: true)
    store.rootViewController = tab
    unknown.present(tab, animated: true)
    guard let window = UIApplication.shared.windows.first, window.rootViewController == nil else { return }
    show(tab)
  }
  private func show(_ tab: Int) {}
}

protocol AppRouting { func pushViewController(_ tab: Int, animated: Bool) }

final class TabStore {
  var rootViewController = 0
  func present(_ tab: Int, animated: Bool) {}
}

/// What it tells to others they do.
final class Tabs {
  func next(_ screen: UIViewController) {
    UserDefaults.standard.set(1, forKey: "tab")
    self.coordinator?.pushViewController(screen, animated: true)
  }
}

/// A value and a namespace hold no flow, and a session coordinates no screens.
struct Step {
  func show(_ next: UIViewController, on host: UIViewController) {
    UserDefaults.standard.set(1, forKey: "step")
    host.present(next, animated: true)
  }
}

final class ScreenFactory {
  func make(_ next: UIViewController, in host: UINavigationController) {
    UserDefaults.standard.set(1, forKey: "made")
    host.pushViewController(next, animated: false)
  }
}

/// The system makes it, and asks it for a root.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func sceneDidDisconnect() {
    UserDefaults.standard.set(1, forKey: "scene")
    window?.rootViewController = nil
  }
}

final class HomeScreen: UIViewController {
  func close() {
    UserDefaults.standard.set(1, forKey: "home")
    navigationController?.popViewController(animated: true)
  }
}
