import UIKit

final class TidesCoordinator {
  private let source: any TideSource

  // Made for the moment, and asked for what works.
  init() {
    let clients = ClientDIContainer()  // expect: no-service-locator "'TidesCoordinator' makes the container 'ClientDIContainer' itself"
    let sources = SourceDIContainer(client: clients.makeClient())  // expect: no-service-locator
    source = sources.makeSource()
  }

  // Only a screen is made.
  func start(_ screens: UINavigationController) {
    let container = ClientDIContainer()
    screens.pushViewController(container.makeScreen(), animated: true)
  }
}
