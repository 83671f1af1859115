import UIKit

final class AuthCoordinator {
  private let container: AppDependencyContainer  // expect: no-service-locator "'AuthCoordinator' is given the container 'AppDependencyContainer'"

  init(container: AppDependencyContainer) { self.container = container }

  func start() {
    container.makeLogin().execute()
  }
}

final class ProfileCoordinator {
  // A factory protocol that the container conforms to is a narrow dependency.
  private let factory: any AuthFlowFactory
  init(factory: any AuthFlowFactory) { self.factory = factory }
  func start(with container: AppDependencyContainer) {}  // expect: no-service-locator
}

final class CardContainer: UIView {}

final class CardCoordinator {
  private let card: CardContainer? = nil
  private let persistent: NSPersistentContainer? = nil
}
