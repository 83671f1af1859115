import SwiftUI

@Observable
final class TripsViewModel {
  private(set) var isLoading = false
  private(set) var hasMore = true
  private(set) var trips: [Trip] = []
  private(set) var selected: Trip?
  func next() {}
}

struct TripsView: View {
  let viewModel: TripsViewModel

  var body: some View {
    VStack {
      if isEmpty { Text("None") } else { Text("Some") }
      if self.isAtEnd { Text("That is all") }
      if isEmpty { Text("Once more") }
      if isUsed { Text("Used") }
    }
  }

  private var isEmpty: Bool { !viewModel.isLoading && viewModel.trips.isEmpty }  // expect: view-decides-nothing "'viewModel.isLoading' and 'viewModel.trips.isEmpty'"

  private var isAtEnd: Bool {  // expect: view-decides-nothing "'viewModel.hasMore' and 'viewModel.trips.isEmpty'"
    guard !viewModel.hasMore else { return false }
    return !viewModel.trips.isEmpty
  }

  // What is asked on the way counts as well.
  private var isUsed: Bool { isLong }
}

/// Each answer is one fact; the condition joins them.
struct FooterView: View {
  let viewModel: TripsViewModel

  var body: some View {
    if isLoading || hasTrips() {  // expect: view-decides-nothing "'viewModel.isLoading' and 'viewModel.trips.isEmpty'"
      Text("Footer")
    }
  }

  private var isLoading: Bool { return viewModel.isLoading }
  private func hasTrips() -> Bool { !viewModel.trips.isEmpty }
}

struct TripRow: View {
  let trip: Trip
  let viewModel: TripsViewModel

  var body: some View {
    VStack {
      let isShared = trip.isPublic && trip.isFinished  // expect: view-decides-nothing "'trip.isPublic' and 'trip.isFinished'"
      if isShared { Text("Shared") }
      if isFar(trip) { Text("Far") } else if mayJoin(trip) { Text("Join") }
    }
  }

  private func isFar(_ trip: Trip) -> Bool { trip.distance > 100 }  // expect: view-decides-nothing "computing with 'trip.distance'"
}
