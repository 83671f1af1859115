import SwiftUI

final class TripsViewModel: ObservableObject {
  struct ViewState {
    var hasMore = true
    var trips: [Trip] = []
  }
  @Published private(set) var state = ViewState()
}

struct TripsView: View {
  @ObservedObject var viewModel: TripsViewModel

  var body: some View {
    List {
      footer
    }
  }

  @ViewBuilder private var footer: some View {
    if !viewModel.state.hasMore && !viewModel.state.trips.isEmpty {  // expect: view-decides-nothing "'viewModel.state.hasMore' and 'viewModel.state.trips.isEmpty'"
      end
    }
  }

  private var end: some View { Text("That is all") }
}

struct TripRow: View {
  let trip: Trip

  var body: some View {
    VStack {
      if trip.isPublic, trip.isFinished {  // expect: view-decides-nothing
        Image(systemName: "globe")
      } else if trip.distance > 100 {  // expect: view-decides-nothing "computing with 'trip.distance'"
        Text("Long")
      }
    }
  }
}

struct PublicTripsView: View {
  @ObservedObject var viewModel: TripsViewModel

  var body: some View {
    VStack {
      ForEach(viewModel.state.trips.filter { $0.isPublic }, id: \.id) { trip in  // expect: view-decides-nothing "by computing with 'viewModel.state.trips.filter'"
        TripRow(trip: trip)
      }
      if viewModel.state.trips.filter(\.isFinished).count > 3 {  // expect: view-decides-nothing "viewModel.state.trips.filter"
        Text("Many")
      }
      if viewModel.state.trips.allSatisfy({ $0.isFinished }) {  // expect: view-decides-nothing
        Text("All")
      }
    }
  }
}

struct MarkedTripsView: View {
  @ObservedObject var viewModel: TripsViewModel
  let mark: String

  var body: some View {
    VStack {
      if mark != "{", viewModel.state.hasMore && !viewModel.state.trips.isEmpty {  // expect: view-decides-nothing
        Text("Braces in a string")
      }
      if /* { */ viewModel.state.hasMore /* && { */ && !viewModel.state.trips.isEmpty {  // expect: view-decides-nothing
        Text("Braces in a comment")
      }
      if mark == "a && b, c", viewModel.state.hasMore {
        Text("One fact")
      }
      if viewModel.state.trips.contains(where: { $0.isPublic && viewModel.state.hasMore }) {
        Text("Another's condition")
      }
    }
  }
}
