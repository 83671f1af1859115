import UIKit

class ShopCoordinator {
  func show(_ screen: UIViewController) {}
}
