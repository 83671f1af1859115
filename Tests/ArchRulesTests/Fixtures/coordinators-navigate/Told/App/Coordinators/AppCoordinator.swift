import UIKit

final class AppCoordinator: AppRouting, PayNavigator, PayCoordinatorDelegate {
  func present(for order: Int) {}
  func show(_ order: Int) {}
  func goToReceipt() {}
  func start() { show(1) }
}
extension UIApplication: URLOpener {
  func openIfPossible(_ url: URL) {}
}
