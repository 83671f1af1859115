import SwiftUI

final class TripsViewModel: ObservableObject {
  @Published private(set) var hasMore = true
  @Published private(set) var trips: [String] = []
}

struct TripsView: View {
  @ObservedObject var viewModel: TripsViewModel
  @State private var isOpen = false
  @State private var isWide = false

  var body: some View {
    VStack {
      Text(viewModel.hasMore && !viewModel.trips.isEmpty ? "More" : "None") // expect: view-decides-nothing "decides what to show from 'viewModel.hasMore' and 'viewModel.trips.isEmpty'"
      Text(
        self.viewModel.hasMore || self.viewModel.trips.isEmpty // expect: view-decides-nothing
          ? "More" : "None"
      )
      .bold()
      Label(!viewModel.hasMore && viewModel.trips.isEmpty ? "More" : "None", systemImage: "star") // expect: view-decides-nothing
    }
    footer
  }

  @ViewBuilder private var footer: some View {
    viewModel.hasMore && viewModel.trips.isEmpty ? Text("More") : Text("None") // expect: view-decides-nothing
    Button(viewModel.trips.isEmpty && viewModel.hasMore ? "More" : "None") {} // expect: view-decides-nothing
  }

  // Colours, icons and sizes are layout, and one fact or what the view itself holds decides nothing.
  @ViewBuilder private var silent: some View {
    Text(viewModel.hasMore ? "More" : "None")
    Text(viewModel.trips.isEmpty ? "More" : "None")
    Text(isOpen && isWide ? "More" : "None")
    Text("a")
      .opacity(viewModel.hasMore && viewModel.trips.isEmpty ? 1 : 0)
      .foregroundColor(viewModel.hasMore && viewModel.trips.isEmpty ? .red : .green)
      .padding(viewModel.hasMore && viewModel.trips.isEmpty ? 8 : 4)
    Image(systemName: viewModel.hasMore && viewModel.trips.isEmpty ? "star" : "circle")
    Label("a", systemImage: viewModel.hasMore && viewModel.trips.isEmpty ? "star" : "circle")
    viewModel.hasMore ? Text("More") : Text("None")
    Text("a").background(viewModel.hasMore && viewModel.trips.isEmpty ? Color("a") : Color("b"))
  }
}
