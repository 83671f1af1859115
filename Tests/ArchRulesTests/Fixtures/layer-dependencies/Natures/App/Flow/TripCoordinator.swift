final class TripCoordinator {
  func start() {}
}
