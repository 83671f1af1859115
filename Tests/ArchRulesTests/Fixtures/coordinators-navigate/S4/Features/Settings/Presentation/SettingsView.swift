import SwiftUI
import UIKit

// Views may, unless an option says otherwise.
final class SettingsViewController: UIViewController {
  func close() {
    dismiss(animated: true)
    navigationController?.popViewController(animated: true)
  }
}

struct SettingsView: View {
  @Environment(\.dismiss) var dismiss
  var body: some View { Button("") { dismiss() } }
}

// Showing something is what this service is for.
final class ToastPresenter {
  func show(_ controller: UIViewController) { controller.present(controller, animated: true) }
}
