import UIKit

final class LoginViewController: UIViewController, SessionDelegate {
  func sessionDidEnd() {
    present(AlertController(), animated: true)
  }
}

final class AlertController: UIViewController {}
