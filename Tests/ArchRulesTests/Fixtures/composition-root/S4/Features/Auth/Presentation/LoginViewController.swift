import UIKit

final class LoginViewController: UIViewController, SessionDelegate {
  private let pinger = Network.Pinger()  // expect: composition-root "makes 'Network.Pinger'"
  func sessionDidEnd() {
    present(AlertController(), animated: true)
  }
}

final class AlertController: UIViewController {}
