import UIKit

final class Container {
  func start(_ window: UIWindow, _ root: UIViewController) { window.rootViewController = root }
}
