import UIKit

final class AppBootstrapper {
  let window: UIWindow
  func start() { window.makeKeyAndVisible() }  // expect: coordinators-navigate "bootstrapper 'AppBootstrapper'"
}

func boot(_ window: UIWindow) {
  window.makeKeyAndVisible()  // expect: coordinators-navigate "boot navigates"
}
