import UIKit

final class TidesCoordinator {
  // A container that is made for the moment, and asked for a screen alone.
  func start(_ screens: UINavigationController) {
    let container = ClientDIContainer()
    screens.pushViewController(container.makeScreen(), animated: true)
    screens.setNavigationBarHidden(true, animated: false)
  }
}
