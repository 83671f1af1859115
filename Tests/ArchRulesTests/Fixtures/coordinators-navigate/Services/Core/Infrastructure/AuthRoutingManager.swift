import UIKit

final class AuthRoutingManager {
  func route(from controller: UIViewController, to next: UIViewController) {
    controller.present(next, animated: true)  // expect: coordinators-navigate "service 'AuthRoutingManager'"
  }
}
