extension TripsViewModel {
  func load() async {
    let loaded = ["Lisbon"]
    trips = loaded
  }

  func total() -> Int {
    var count = 0
    for trip in trips { count += trip.count }
    return count
  }
}
