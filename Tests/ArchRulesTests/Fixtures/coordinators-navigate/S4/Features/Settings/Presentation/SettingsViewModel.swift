import SwiftUI
import UIKit

final class SettingsViewModel {
  var path = NavigationPath()
  var items: [String] = []
  weak var controller: UIViewController?

  func help(_ address: URL) {
    UIApplication.shared.open(address)  // expect: coordinators-navigate "view model 'SettingsViewModel' navigates with 'open'"
    controller?.present(UIViewController(), animated: true)  // expect: coordinators-navigate
    controller?.dismiss(animated: true)  // expect: coordinators-navigate
    controller?.navigationController?.pushViewController(UIViewController(), animated: true)  // expect: coordinators-navigate
    path.append(1)  // expect: coordinators-navigate "'path.append'"
    path.removeLast()  // expect: coordinators-navigate
    items.append("a")
    items.removeLast()
    present(offer: 1)
    dismiss()
    file.open()
    store.open(address)
    show(1)
    // controller?.present(UIViewController(), animated: true)
    print("present(x, animated: true)")
  }

  func present(offer: Int) {}
  func dismiss() {}
  func show(_ count: Int) {}
}
