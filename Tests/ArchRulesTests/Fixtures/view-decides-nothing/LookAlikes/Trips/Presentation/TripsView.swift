import SwiftUI

final class TripsViewModel: ObservableObject {
  enum State { case loading, refreshing, loaded }
  @Published private(set) var state = State.loading
  @Published private(set) var error: String?
  @Published private(set) var trips: [Trip] = []
  @Published private(set) var hasMore = true
  @Published private(set) var selected: Trip?
  func next() {}
}

struct TripsView: View {
  @ObservedObject var viewModel: TripsViewModel
  @State private var isEditing = false
  @State private var isExpanded = false
  @State private var drafts: [String] = []
  @Environment(\.horizontalSizeClass) private var size

  var body: some View {
    switch viewModel.state {
    case .loading: ProgressView()
    case .refreshing, .loaded: list
    }
    // One state with two of its cases.
    if viewModel.state == .loading || viewModel.state == .refreshing {
      ProgressView()
    }
    // One optional, one flag.
    if let error = viewModel.error { Text(error) }
    if viewModel.hasMore { Text("More") }
    if viewModel.trips.isEmpty { Text("None") }
    if viewModel.trips.count > 1 { Text("Several") }
    // What the view itself holds.
    if isEditing && isExpanded { Text("Editing") }
    if isEditing && viewModel.hasMore { Text("Editing") }
    if size == .compact && isExpanded { Text("Compact") }
    if let error = viewModel.error, isEditing { Text(error) }
    if let error = viewModel.error, let first = viewModel.trips.first { Text(error + first.name) }
    if viewModel.trips.first?.photos == viewModel.selected?.photos { Text("Selected") }
  }

  private var list: some View {
    List(viewModel.trips, id: \.id) { trip in
      Text("Trip")
        .onAppear {
          // An action, and nothing to show.
          if viewModel.hasMore && trip.id == viewModel.trips.last?.id { viewModel.next() }
        }
    }
  }

  private var names: some View {
    // How they are shown is the view's own business, and so is what it holds itself.
    ForEach(viewModel.trips.map(\.distance).sorted(), id: \.self) { Text("\($0)") }
    ForEach(viewModel.trips.prefix(3), id: \.id) { trip in
      ForEach(trip.photos, id: \.self) { Text($0) }
    }
    ForEach(drafts.filter { !$0.isEmpty }, id: \.self) { Text($0) }
    Button("Next") { print(viewModel.trips.filter { $0.isPublic }.count) }
  }

  private func loadMore() {
    guard viewModel.hasMore, viewModel.state == .loaded else { return }
    if viewModel.hasMore && viewModel.error == nil { viewModel.next() }
  }
}

struct TripRow: View {
  let trip: Trip
  let selected: Trip

  var body: some View {
    if trip.id == selected.id { Image(systemName: "checkmark") }
    if trip.photoCount > 0 { Text("Photos") }
    if trip.photos.contains(where: { $0.count > 3 && $0.isEmpty }) { Text("Photos") }
  }
}
