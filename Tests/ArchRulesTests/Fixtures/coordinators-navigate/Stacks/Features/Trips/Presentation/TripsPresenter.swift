import UIKit

final class TripsPresenter {
  private let stack: UINavigationController
  init(stack: UINavigationController) { self.stack = stack }

  // Nobody sees the stack before it is returned.
  func detail(of controller: UIViewController) -> UIViewController {
    let stack = UINavigationController()
    stack.pushViewController(controller, animated: false)
    return stack
  }

  func open(_ controller: UIViewController) {
    let shown = stack
    shown.pushViewController(controller, animated: true)  // expect: coordinators-navigate
    stack.pushViewController(controller, animated: true)  // expect: coordinators-navigate
  }
}
