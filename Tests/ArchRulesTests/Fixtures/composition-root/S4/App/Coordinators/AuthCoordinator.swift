import UIKit

protocol Coordinator: AnyObject {
  func start()
}

final class AuthCoordinator: Coordinator {
  func start() {
    // Views and view controllers are what a coordinator shows.
    let controller = LoginViewController()
    let model = LoginViewModel(login: login)  // expect: composition-root "'AuthCoordinator' makes 'LoginViewModel'"
    let child = ProfileCoordinator()
    let repository = KeychainSessionRepository()  // expect: composition-root
    let useCase = LoginUseCase()  // expect: composition-root
    _ = (UINavigationController(), UIWindow(), controller, model, child, repository, useCase)
  }
}

final class ProfileCoordinator: Coordinator {
  func start() {}
}
