import UIKit

protocol ScanCoordinatorDelegate: AnyObject { func showScan() }

final class ScanCoordinator {
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }
  func finish() { navigation.popViewController(animated: true) }
}

extension ScanCoordinator: ScanCoordinatorDelegate {
  func showScan() { navigation.pushViewController(UIViewController(), animated: true) }
}

protocol Routing { func push(_ name: String) }
final class RouterController: UINavigationController, Routing { func push(_ name: String) {} }
