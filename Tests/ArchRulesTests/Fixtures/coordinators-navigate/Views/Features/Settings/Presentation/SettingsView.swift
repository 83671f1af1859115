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

// What the system shows calls back to be taken away.
final class PhotoViewController: UIViewController, UIImagePickerControllerDelegate {
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true, completion: nil)
  }
  func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: Int) {
    controller.dismiss(animated: true)
  }
  func close(_ other: UIViewController) {
    other.dismiss(animated: true)  // expect: coordinators-navigate "dismiss"
  }
  func closeSettings(_ settings: SettingsViewController) {
    settings.dismiss(animated: true)  // expect: coordinators-navigate "dismiss"
  }
}
