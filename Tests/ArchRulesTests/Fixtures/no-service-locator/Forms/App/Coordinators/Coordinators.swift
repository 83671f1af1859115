protocol LoginFlowFactory {
  func makeLoginViewModel() -> LoginViewModel
}

final class AppCoordinator {
  private let container: AppDependencyContainer  // expect: no-service-locator "'AppCoordinator' is given the container 'AppDependencyContainer'"

  init(container: AppDependencyContainer) {
    self.container = container
  }

  func start() async {
    _ = await container.makeSessionRepository().current()
    container.makeLogin().start(with: container)
  }

}

final class OpeningCoordinator {
  func open(from container: AppDependencyContainer?) {}  // expect: no-service-locator
}

final class LazyCoordinator {
  private let makeContainer: () -> AppDependencyContainer  // expect: no-service-locator
  init(_ makeContainer: @escaping () -> AppDependencyContainer) { self.makeContainer = makeContainer }
}

// What the container makes, not the container.
final class EarlyCoordinator {
  private let make: (AppDependencyContainer) -> LoginViewModel
  init(make: @escaping (AppDependencyContainer) -> LoginViewModel) { self.make = make }
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
  private let container = AppDependencyContainer()  // expect: no-service-locator "makes the container"
}
