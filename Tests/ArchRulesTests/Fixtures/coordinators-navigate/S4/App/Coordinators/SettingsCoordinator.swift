import UIKit

final class SettingsCoordinator {
  let navigation = UINavigationController()
  func start() { navigation.pushViewController(UIViewController(), animated: true) }
}
