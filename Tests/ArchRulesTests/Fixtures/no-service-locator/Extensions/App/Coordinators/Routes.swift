import UIKit

extension LoginRoutes where Self: Routing {
  func login() { push(AppDependencyContainer.shared.loginModule()) } // expect: no-service-locator "'AppDependencyContainer.shared.loginModule' pulls"
}

protocol HasSession { var session: any SessionService { get } }
extension HasSession {
  var session: any SessionService { AppDependencyContainer.shared.session() } // expect: no-service-locator
}

protocol HasContainer { var container: AppDependencyContainer { get } }
extension HasContainer {
  func show(in container: AppDependencyContainer) {} // expect: no-service-locator
}

extension UIViewController {
  func profiles() -> any ProfileRepository { AppDependencyContainer.shared.profiles() } // expect: no-service-locator
}

extension Array where Element == any SessionService {
  static var all: [any SessionService] { [AppDependencyContainer.shared.session()] } // expect: no-service-locator
}

final class LoginViewController: UIViewController {
  private let session = AppDependencyProvider.shared.session // expect: no-service-locator "'AppDependencyProvider.shared.session' pulls"
}
