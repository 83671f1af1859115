protocol AuthFlowFactory {
  func makeLogin() -> LoginUseCase
}

final class AppDependencyContainer: AuthFlowFactory {
  func makeLogin() -> LoginUseCase { LoginUseCase() }
  func register() { Resolver.register { LoginUseCase() } }
  lazy var login: LoginUseCase = resolver.resolve(LoginUseCase.self)
}
