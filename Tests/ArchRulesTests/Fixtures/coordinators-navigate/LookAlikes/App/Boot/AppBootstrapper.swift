import UIKit

final class AppBootstrapper {
  func start(_ window: UIWindow, _ root: UIViewController) {
    window.rootViewController = root // expect: coordinators-navigate "bootstrapper 'AppBootstrapper'"
    window.makeKeyAndVisible() // expect: coordinators-navigate
  }
}

func boot(_ root: UIViewController) {
  root.present(root, animated: true) // expect: coordinators-navigate "boot navigates with 'present'"
}
