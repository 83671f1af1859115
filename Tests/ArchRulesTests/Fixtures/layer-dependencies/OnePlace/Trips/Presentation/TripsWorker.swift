protocol TripsWorking { func trips() async -> [String] }

// It meets a need of its screen and knows none: it may go to what it asks.
final class TripsWorker: TripsWorking {
  private let store: TripsStore  // expect: layer-dependencies
  init(store: TripsStore) { self.store = store }
  func trips() async -> [String] { await store.trips() }
}
