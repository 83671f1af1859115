import UIKit

final class TripCoordinator {
  private let factory: TripScreenFactory
  private let navigation: UINavigationController
  private let live: LiveTripScreenFactory?  // expect: layer-dependencies
  private let lights: Lights  // expect: layer-dependencies

  init(factory: TripScreenFactory, navigation: UINavigationController, lights: Lights) {
    self.factory = factory
    self.navigation = navigation
    self.lights = lights
    live = nil
  }

  func start() {
    navigation.pushViewController(factory.makeTrips(), animated: false)
  }
}
