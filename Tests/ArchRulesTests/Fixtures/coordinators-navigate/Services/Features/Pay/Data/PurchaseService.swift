import SafariServices
import UIKit

final class PurchaseService: Purchasing {
  private weak var current: UIViewController?
  private let application: UIApplication
  init(application: UIApplication) { self.application = application }

  func buy() {
    UIApplication.shared.windows.first?.rootViewController?.present(UIAlertController(), animated: true)  // expect: coordinators-navigate "service 'PurchaseService' navigates with 'present'"
  }

  func fail(on root: UIViewController, _ address: URL) {
    root.present(UIAlertController(), animated: true)  // expect: coordinators-navigate
    root.navigationController?.popViewController(animated: true)  // expect: coordinators-navigate "'popViewController'"
    UIApplication.shared.open(address)  // expect: coordinators-navigate "'open'"
    application.open(address, options: [:])  // expect: coordinators-navigate
    if let current { current.dismiss(animated: true) }  // expect: coordinators-navigate "'dismiss'"
    let safari = SFSafariViewController(url: address)
    DispatchQueue.main.async { [weak self] in
      self?.current?.present(safari, animated: true)  // expect: coordinators-navigate
      safari.dismiss(animated: true)  // expect: coordinators-navigate
    }
  }
}

final class SessionManager {
  let window: UIWindow
  init(window: UIWindow) { self.window = window }
  func expire(_ login: UIViewController) {
    window.rootViewController = login  // expect: coordinators-navigate "'rootViewController ='"
    self.window.makeKeyAndVisible()  // expect: coordinators-navigate
  }
}

/// Nothing says what it is but the place where it works.
enum Payments {
  static func show(_ receipt: UIViewController, on host: UINavigationController) {
    host.pushViewController(receipt, animated: true)  // expect: coordinators-navigate "layer 'data' navigates with 'pushViewController'"
  }
}

func showReceipt(on host: UIViewController, _ receipt: UIViewController) {
  host.present(receipt, animated: true)  // expect: coordinators-navigate "layer 'data'"
}
