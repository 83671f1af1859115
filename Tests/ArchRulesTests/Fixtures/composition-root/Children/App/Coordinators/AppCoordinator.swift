protocol Coordinator: AnyObject { func start() }

final class LoginCoordinator: Coordinator { func start() {} }

final class AppCoordinator: Coordinator {
  func start() {
    LoginCoordinator().start()  // expect: composition-root
  }
}
