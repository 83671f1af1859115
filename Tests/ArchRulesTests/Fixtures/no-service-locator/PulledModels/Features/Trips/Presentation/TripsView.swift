import SwiftUI

final class TripsViewModel: ObservableObject {
  private let store: any TripStore
  init(store: any TripStore) { self.store = store }
}

// Which view model it shows is told by what it asks for, where the property says no type.
struct TripsView: View {
  @StateObject private var model = Injector.shared.resolve(TripsViewModel.self)  // expect: no-service-locator
  var body: some View { Text("trips") }
}

protocol TripActions {
  func open(_ trip: String)
}

// A presenter is one by the last word of what it is called.
struct TripRow: View {
  let tripPresenter: any TripActions
  var body: some View {
    Button("trip") { _ = Injector.shared.resolve((any TripStore).self) }  // expect: no-service-locator
  }
}

// This is what the presenter has, and no presenter.
struct TripLine: View {
  let presenterTitle: any TripActions
  var body: some View {
    Button("trip") { _ = Injector.shared.resolve((any TripStore).self) }  // expect: no-service-locator
  }
}
