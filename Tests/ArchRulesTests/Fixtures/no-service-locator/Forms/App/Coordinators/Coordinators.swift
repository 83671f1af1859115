protocol LoginFlowFactory {
  func makeLoginViewModel() -> LoginViewModel
}

final class AppCoordinator {
  private let container: AppDependencyContainer  // expect: no-service-locator "'AppCoordinator' holds the container 'AppDependencyContainer'"
  private var optional: AppDependencyContainer?  // expect: no-service-locator

  init(container: AppDependencyContainer) {  // expect: no-service-locator "takes the container 'AppDependencyContainer' in 'init'"
    self.container = container
  }

  func start() async {
    _ = await container.makeSessionRepository().current()
    container.makeLogin().start(with: container)
  }

  func open(from container: AppDependencyContainer) {}  // expect: no-service-locator "in 'open'"
}

// Seen through a narrow protocol.
final class LoginCoordinator {
  private let factory: any LoginFlowFactory
  private let makeModel: () -> LoginViewModel
  init(factory: any LoginFlowFactory) {
    self.factory = factory
    makeModel = factory.makeLoginViewModel
  }
  func start(with anything: Any) { _ = factory.makeLoginViewModel() }
}

final class SelfMade {
  private let container = AppDependencyContainer()  // expect: no-service-locator "holds the container"
}
