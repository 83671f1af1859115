final class TripsViewModel {
  private let store: TripsStore  // expect: layer-dependencies
  private let stops: StopsStore  // expect: layer-dependencies
  private var page: TripPage?  // expect: layer-dependencies
  init(store: TripsStore, stops: StopsStore) {
    self.store = store
    self.stops = stops
  }
  func load() async {
    _ = await store.trips()
    _ = await stops.stops()
  }
}
