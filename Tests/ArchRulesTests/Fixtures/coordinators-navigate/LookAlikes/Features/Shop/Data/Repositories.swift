import UIKit

final class RemoteShopRepository {
  func expire(_ window: UIWindow, _ login: UIViewController) {
    window.rootViewController = login // expect: coordinators-navigate "repository 'RemoteShopRepository'"
  }
}

// Meets a need of others: an adapter of the platform.
final class BrowserService: Browsing {
  func open(_ address: URL) { UIApplication.shared.open(address) }
}
