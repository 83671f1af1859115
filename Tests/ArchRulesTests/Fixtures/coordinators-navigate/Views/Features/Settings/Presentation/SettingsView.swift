import UIKit

final class SettingsViewController: UIViewController {
  func close() {
    dismiss(animated: true)
    navigationController?.popViewController(animated: true)  // expect: coordinators-navigate "view 'SettingsViewController'"
  }
}

final class LoginViewController: UIViewController {
  // Who shows another root does not merely leave.
  func leave() {
    view.window?.rootViewController = SettingsViewController()  // expect: coordinators-navigate "rootViewController"
  }
}

final class LegacyViewController: UIViewController {
  func close() { navigationController?.popViewController(animated: true) }
}
