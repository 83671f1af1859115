import UIKit

/// A flow by what it does: it sets the root.
final class AppConfigurator {
  private let window: UIWindow
  private let auth: AuthState
  init(window: UIWindow, auth: AuthState) {
    self.window = window
    self.auth = auth
  }
  func start() {
    UserDefaults.standard.set(false, forKey: "first")  // expect: coordinators-decide-nothing "coordinator 'AppConfigurator' reaches for stored data"
    if auth.age > 17 && !auth.isGuest {  // expect: coordinators-decide-nothing
      window.rootViewController = UIViewController()
    } else {
      window.rootViewController = UINavigationController()
    }
  }
}

/// Through a delegate that only a cast names.
final class StartModule {
  func logOut(_ login: UIViewController) {
    UserDefaults.standard.removeObject(forKey: "user")  // expect: coordinators-decide-nothing
    let scene = UIApplication.shared.connectedScenes.first?.delegate as? SceneDelegate
    scene?.window?.rootViewController = login
  }
}

/// A word such as `Manager` says less than that it leads to screens.
final class WelcomeManager {
  private let auth: AuthState
  init(auth: AuthState) { self.auth = auth }
  func greet() -> Bool { auth.age > 17 }  // expect: coordinators-decide-nothing
}

extension WelcomeManager {
  func show(_ next: UIViewController, on host: UINavigationController) {
    host.pushViewController(next, animated: true)
  }
}

final class Checkout {
  weak var host: UIViewController?
  func leave() {
    _ = UserDefaults.standard.bool(forKey: "paid")  // expect: coordinators-decide-nothing
    host?.dismiss(animated: true)
  }
}
