final class TripsViewModel {
  var trips: Live<[String]> = Live([])  // expect: one-way-state
  private(set) var isLoading = Live(true)
  let title = Live("")
  private var query = Live("")
}

final class StopsViewModel: StopsViewModeling {
  var stops: Live<[String]> = Live([])  // expect: one-way-state
}
