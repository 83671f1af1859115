final class TripsRepository {
  static let pageTitle = "Trips"
  static let common = TripsRepository()
  func load() {}
}
