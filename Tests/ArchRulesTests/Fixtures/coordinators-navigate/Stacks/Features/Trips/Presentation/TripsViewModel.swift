import UIKit

final class TripsViewModel {
  private let stack: UINavigationController
  init(stack: UINavigationController) { self.stack = stack }

  // Nobody sees the stack before it is returned.
  func detail(of controller: UIViewController) -> UIViewController {
    let stack = UINavigationController()
    stack.pushViewController(controller, animated: false)
    return stack
  }

  // By now everybody sees it.
  func list(of controller: UIViewController, then detail: UIViewController) -> UIViewController {
    let stack = UINavigationController(rootViewController: controller)
    let shown = controller.navigationController ?? UINavigationController()
    shown.pushViewController(detail, animated: true)  // expect: coordinators-navigate
    onSelect = { stack.pushViewController(detail, animated: true) }  // expect: coordinators-navigate
    return stack
  }
  private var onSelect = {}

  func open(_ controller: UIViewController) {
    let shown = stack
    shown.pushViewController(controller, animated: true)  // expect: coordinators-navigate
    stack.pushViewController(controller, animated: true)  // expect: coordinators-navigate
  }
}

final class WindowViewModel {
  func appear() {
    let window = UIWindow()
    window.makeKeyAndVisible()  // expect: coordinators-navigate
  }
}
