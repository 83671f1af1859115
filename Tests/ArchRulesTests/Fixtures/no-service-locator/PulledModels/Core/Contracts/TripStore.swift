protocol TripStore {
  func trips() async -> [String]
}
