import SwiftUI

final class TripsViewModel: ObservableObject {
  @Published private(set) var trips: [String] = []
}

struct TripsView: View {
  @ObservedObject var viewModel: TripsViewModel
  var body: some View { Text(viewModel.trips[0]) }
}

struct KeptTripsView: View {
  @StateObject private var viewModel: TripsViewModel
  init(viewModel: TripsViewModel) { _viewModel = StateObject(wrappedValue: viewModel) }
  var body: some View { Text(viewModel.trips[0]) }
}

struct HomeView: View {
  let factory: ScreenFactory
  let given: TripsViewModel

  var body: some View {
    TripsViewFactory.build()  // expect: owned-view-model
    factory.trips()  // expect: owned-view-model
    factory.someTrips()  // expect: owned-view-model
    factory.kept()
    factory.trips(of: given)
  }

  func open() { _ = factory.trips() }
}
