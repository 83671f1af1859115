import UIKit

final class AppNavigator {
  private let graph: Graph // expect: no-service-locator "'AppNavigator' is given the container 'Graph'"
  private let wiring: Wiring // expect: no-service-locator
  init(graph: Graph, wiring: Wiring) {
    self.graph = graph
    self.wiring = wiring
  }
}

final class HomeCoordinator {
  private let kit: Kit // expect: no-service-locator "container 'Toolbox'"
  init(kit: Kit) { self.kit = kit }
  func show(_ parts: Toolbox.Parts) {} // expect: no-service-locator "container 'Toolbox.Parts'"
}

final class OtherCoordinator {
  func start(with toolbox: Toolbox?) {} // expect: no-service-locator
  func again(_ parts: Toolbox.Parts) {} // expect: no-service-locator
}
