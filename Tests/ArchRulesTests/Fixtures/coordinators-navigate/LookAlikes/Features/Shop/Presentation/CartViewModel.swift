import SwiftUI
import UIKit

protocol ShopNavigating {
  func present(_ route: ShopRoute, animated: Bool)
  func pushViewController(_ route: ShopRoute, animated: Bool)
  func dismiss(animated: Bool)
}

struct Path { func append(_ point: Int) {}; func removeLast() {} }

final class CartViewModel {
  private let navigation: any ShopNavigating
  private let coordinator: AnyObject
  private let store: CartFiles
  private var path: String = ""
  private var trackPath = Path()
  private var filePath: [String] = []
  private var items: [ShopRoute] = []
  var rootViewController: Int = 0

  // What the app calls so, in its own types.
  func act() {
    navigation.present(.cart, animated: true)
    navigation.pushViewController(.cart, animated: true)
    navigation.dismiss(animated: true)
    coordinator.present(.cart, animated: true)
    self.router?.pushViewController(1, animated: true)
    path.append("x")
    trackPath.append(1)
    trackPath.removeLast()
    filePath.append("y")
    items.append(.cart)
    store.open(1)
    store.show(1)
    queue.dismiss()
    offers.present(1)
    present(1, animated: true)
    dismiss(animated: true)
    show(1, sender: 2)
    rootViewController = 3
    let path = "local"
    _ = path == "x"
    if window.rootViewController == nil { return }
    Application.shared.open(1)
    // navigationController?.pushViewController(x, animated: true)
    print("navigationController?.pushViewController(x, animated: true)")
  }

  func present(_ count: Int, animated: Bool) {}
  func dismiss(animated: Bool) {}
  func show(_ count: Int, sender: Int) {}
}

// Presents for a living.
final class AlertPresenter {
  func alert(on host: UIViewController) { host.present(host, animated: true) }
}

final class ShopViewController: UIViewController {
  func close() { dismiss(animated: true) }
  func push() { navigationController?.pushViewController(self, animated: true) }
}

extension UIViewController {
  func showError() { present(self, animated: true) }
}

#Preview { host.present(ShopViewController(), animated: true) }
#if DEBUG
  extension CartViewModel { func debug(on host: UIViewController) { host.present(host, animated: true) } }
#endif

// A coordinator under another name: others ask it to push.
final class CheckoutPresenter {
  var path = NavigationPath()
  func push(_ route: ShopRoute) { path.append(route) }
  func popToRoot() { path.removeLast(path.count) }
}
