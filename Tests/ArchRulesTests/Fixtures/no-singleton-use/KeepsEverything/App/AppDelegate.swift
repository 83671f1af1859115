import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  static let shared = AppDelegate()
  var orientation = 0
  lazy var tabs = UITabBarController()
}
