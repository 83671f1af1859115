protocol TripRepository {
  func trips() async -> [String]
}
