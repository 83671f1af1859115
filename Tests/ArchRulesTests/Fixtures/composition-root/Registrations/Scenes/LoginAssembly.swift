import Swinject

final class LoginParts: Assembly {
  func assemble(container: Container) {
    container.register(LoginViewModel.self) { r in
      LoginViewModel(login: LoginUseCase(gateway: r.resolve(AuthGateway.self)!))
    }
  }
}

/// Named like one, and registers nothing.
final class LoginRegistry {
  func login(_ gateway: any AuthGateway) -> LoginUseCase { LoginUseCase(gateway: gateway) }  // expect: composition-root
}
