import SwiftUI

final class TripsViewModel: ObservableObject {
  @Published private(set) var trips: [String] = []
}

struct HeaderView: View {
  let title: String
  var body: some View { Text(title) }
}

struct DetailView: View {
  @ObservedObject var viewModel: TripsViewModel
  var body: some View { Text("\(viewModel.trips.count)") }
}

struct TripsView: View {
  let title: String

  // The view that is given the local, and not the one before it that is given something else.
  var body: some View {
    let viewModel = TripsViewModel()  // expect: owned-view-model "made in the body of 'TripsView' for 'DetailView'"
    HeaderView(title: title)
    DetailView(viewModel: viewModel)
  }
}
