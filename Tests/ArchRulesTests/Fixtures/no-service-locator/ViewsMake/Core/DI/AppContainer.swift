protocol TripStore { func trips() -> [String] }
final class FileTripStore: TripStore { func trips() -> [String] { [] } }
final class AppContainer {
  func makeStore() -> TripStore { FileTripStore() }
  func makeTrips() -> TripsViewModel { TripsViewModel(store: makeStore()) }
}
