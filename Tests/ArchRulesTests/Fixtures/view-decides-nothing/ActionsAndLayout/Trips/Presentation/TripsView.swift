import SwiftUI

final class TripsViewModel: ObservableObject {
  @Published private(set) var hasMore = true
  @Published private(set) var trips: [String] = []
  func next() {}
}

struct TripsView: View {
  @ObservedObject var viewModel: TripsViewModel

  var body: some View {
    Text("Trips")
      // A size is layout, where actions are judged as well.
      .frame(width: viewModel.hasMore && viewModel.trips.isEmpty ? 200 : 100)
      .onAppear {
        if viewModel.hasMore && viewModel.trips.isEmpty { viewModel.next() }  // expect: view-decides-nothing "decides what to do"
      }
  }
}
