import UIKit

final class ShopCoordinator {
  let navigation: UINavigationController
  func start(_ window: UIWindow) {
    window.rootViewController = navigation
    navigation.pushViewController(UIViewController(), animated: true)
    UIApplication.shared.open(URL(fileURLWithPath: ""))
  }
}
