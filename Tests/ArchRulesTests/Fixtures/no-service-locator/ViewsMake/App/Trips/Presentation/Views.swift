import SwiftUI

final class TripsViewModel: ObservableObject {
  private let store: TripStore
  init(store: TripStore) { self.store = store }
}

// Given the container, to have its view model made.
struct TripsView: View {
  private let container: AppContainer
  @StateObject private var viewModel: TripsViewModel

  init(container: AppContainer) {
    self.container = container
    _viewModel = StateObject(wrappedValue: container.makeTrips())
  }

  var body: some View { Text("trips") }
}

// A graph of its own.
struct TabsView: View {
  private let container: AppContainer  // expect: no-service-locator "'TabsView' makes the container 'AppContainer' itself, outside of the composition root"

  init() { container = AppContainer() }
  var body: some View { TripsView(container: container) }
}

struct OtherTabsView: View {
  private let container = AppContainer()  // expect: no-service-locator
  var body: some View { TripsView(container: container) }
}

struct TabsPreviews: PreviewProvider {
  private static let container = AppContainer()
  static var previews: some View { TripsView(container: container) }
}
