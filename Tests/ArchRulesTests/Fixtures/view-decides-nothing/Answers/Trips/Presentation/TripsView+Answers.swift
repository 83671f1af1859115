extension TripsView {
  var isLong: Bool { viewModel.trips.allSatisfy { $0.isFinished } }  // expect: view-decides-nothing "computing with 'viewModel.trips.allSatisfy'"
}

extension TripRow {
  func mayJoin(_ trip: Trip) -> Bool {  // expect: view-decides-nothing "'trip.isPublic' and 'viewModel.isLoading'"
    if trip.isPublic { return true }
    return viewModel.isLoading
  }
}
