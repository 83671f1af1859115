import SwiftUI

/// What it answers itself is of its own, or about one thing.
struct AnsweringView: View {
  @ObservedObject var viewModel: TripsViewModel
  let selected: Trip
  @FocusState private var isFocused: Bool
  @State private var isExpanded = false
  @State private var draft = ""

  var body: some View {
    VStack {
      if isEditing { Text("Editing") }
      if isOpen { Text("Open") }
      if hasTrips { Text("Trips") }
      if isSelected(selected) { Text("Selected") }
      if isBusy { Text("Busy") }
      if asks { Text("Asks") }
      let isWide = width > 100 && isExpanded
      if isWide { Text("Wide") }
      if summary.isEmpty { Text(summary) }
    }
    .frame(width: width)
    .onAppear { if mayLoad { viewModel.next() } }
  }

  private var isEditing: Bool { isFocused && isExpanded && !draft.isEmpty }
  private var isOpen: Bool { isExpanded || viewModel.hasMore }
  private var hasTrips: Bool { !viewModel.trips.isEmpty }
  private func isSelected(_ trip: Trip) -> Bool { trip.id == viewModel.selected?.id }
  private var isBusy: Bool { viewModel.state == .loading || viewModel.state == .refreshing }
  /// Nothing that it shows asks for this.
  private var mayLoad: Bool { viewModel.hasMore && viewModel.trips.isEmpty }
  private var isForgotten: Bool { viewModel.hasMore && viewModel.error == nil }
  // It answers itself.
  private var asks: Bool { asks }
  private var width: CGFloat { viewModel.hasMore && viewModel.trips.isEmpty ? 200 : 100 }
  private var summary: String {
    if viewModel.hasMore && viewModel.trips.isEmpty { return "More to come" }
    return "All there is"
  }
}

/// The same names, but not the view's own.
struct ParameterView: View {
  @ObservedObject var viewModel: TripsViewModel

  var body: some View { footer(isAtEnd: viewModel.hasMore) }

  @ViewBuilder private func footer(isAtEnd: Bool) -> some View {
    if isAtEnd { Text("That is all") }
  }

  private var isAtEnd: Bool { viewModel.hasMore && viewModel.trips.isEmpty }
}

/// One fact, under two names.
struct TwiceView: View {
  @ObservedObject var viewModel: TripsViewModel

  var body: some View {
    let more = viewModel.hasMore
    if more && isMore { Text("More") }
  }

  private var isMore: Bool { viewModel.hasMore }
}
