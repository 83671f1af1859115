final class TripMapCoordinator {
  private let given: any TripTracking
  init(given: any TripTracking) { self.given = given }
  func start(_ screen: TripMapViewController) { screen.tracking = given }
}
