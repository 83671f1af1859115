import SwiftUI
import UIKit

enum ShopRoute { case cart, detail }

@MainActor
final class ShopViewModel: ObservableObject {
  @Published var path = NavigationPath()
  @Published var shopPath: [ShopRoute] = []
  private weak var navigationController: UINavigationController?
  private weak var window: UIWindow?
  private let application: UIApplication
  private weak var host: ShopViewController?

  init(application: UIApplication) {
    self.application = application
    path = NavigationPath()
  }

  func go(_ next: UIViewController, _ address: URL) {
    navigationController?.pushViewController(next, animated: true) // expect: coordinators-navigate "view model 'ShopViewModel' navigates with 'pushViewController'"
    navigationController?.popToRootViewController(animated: true) // expect: coordinators-navigate
    navigationController?.setViewControllers([next], animated: true) // expect: coordinators-navigate
    self.navigationController?.topViewController?.present(next, animated: true) // expect: coordinators-navigate "'present'"
    next.dismiss(animated: true, completion: nil) // expect: coordinators-navigate "'dismiss'"
    next.show(next, sender: self) // expect: coordinators-navigate "'show'"
    host?.present(next, animated: true) // expect: coordinators-navigate
    window?.rootViewController = next // expect: coordinators-navigate "'rootViewController ='"
    window?.makeKeyAndVisible() // expect: coordinators-navigate
    UIApplication.shared.open(address) // expect: coordinators-navigate "'open'"
    application.open(address, options: [:]) // expect: coordinators-navigate
    NSWorkspace.shared.open(address) // expect: coordinators-navigate
    path.append(ShopRoute.cart) // expect: coordinators-navigate "'path.append'"
    path.removeLast(2) // expect: coordinators-navigate "'path.removeLast'"
    path = NavigationPath() // expect: coordinators-navigate "'path ='"
    shopPath.append(.cart) // expect: coordinators-navigate "'shopPath.append'"
    shopPath = [] // expect: coordinators-navigate "'shopPath ='"
    Task { [weak self] in
      self?.navigationController?.popViewController(animated: true) // expect: coordinators-navigate
    }
  }
}

extension ShopViewModel {
  func later(_ sheet: UIViewController, on host: UIViewController) {
    host.present(sheet, animated: true) // expect: coordinators-navigate
  }
}

final class ShopPresenter {
  weak var controller: UIViewController?
  func leave() { controller?.navigationController?.popViewController(animated: true) } // expect: coordinators-navigate "presenter 'ShopPresenter'"
}
