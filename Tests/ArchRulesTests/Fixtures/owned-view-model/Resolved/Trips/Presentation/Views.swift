import SwiftUI

final class TripsViewModel: ObservableObject {
  @Published private(set) var rows: [String] = []
}

struct ResolvedView: View {
  @ObservedObject var viewModel = Factory.shared.resolve(TripsViewModel.self)  // expect: owned-view-model
  var body: some View { Text(viewModel.rows[0]) }
}

struct GivenView: View {
  @ObservedObject var viewModel: TripsViewModel
  init(factory: Factory) {
    viewModel = factory.resolve(TripsViewModel.self)  // expect: owned-view-model
  }
  var body: some View { Text(viewModel.rows[0]) }
}

struct KeptView: View {
  @StateObject var viewModel = Factory.shared.resolve(TripsViewModel.self)
  var body: some View { Text(viewModel.rows[0]) }
}
