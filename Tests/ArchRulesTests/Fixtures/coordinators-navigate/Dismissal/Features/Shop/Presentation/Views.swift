import SwiftUI
import UIKit

struct ShopView: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.openURL) private var openURL
  @Environment(\.presentationMode) private var presentationMode
  private let close: () -> Void
  var body: some View {
    Button("") {
      dismiss() // expect: coordinators-navigate "view 'ShopView' navigates with 'dismiss'"
      presentationMode.wrappedValue.dismiss() // expect: coordinators-navigate
      openURL(address) // expect: coordinators-navigate "'openURL'"
      self.openURL(address) // expect: coordinators-navigate
      self.dismiss() // expect: coordinators-navigate
      self.close()
      tracker.openURL(address)
      close()
    }
  }
}

final class ShopViewController: UIViewController {
  func close() {
    dismiss(animated: true) // expect: coordinators-navigate
    present(self, animated: true) // expect: coordinators-navigate
    offers.present(1)
  }
}

final class TrackedViewController: UIViewController {
  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    super.performSegue(withIdentifier: identifier, sender: sender)
  }
  override func present(_ other: UIViewController, animated: Bool) {
    super.present(other, animated: animated)
  }
}

extension UIViewController {
  func showError() { present(self, animated: true) } // expect: coordinators-navigate "view 'UIViewController'"
}

final class LegacyViewController: UIViewController {
  func close() { present(self, animated: true) }
}
