import UIKit

final class SettingsViewController: UIViewController {
  func close() {
    dismiss(animated: true)
    navigationController?.popViewController(animated: true)  // expect: coordinators-navigate "view 'SettingsViewController'"
  }
}

final class LegacyViewController: UIViewController {
  func close() { navigationController?.popViewController(animated: true) }
}
