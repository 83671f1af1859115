protocol TripRepositoryProtocol {
  func trips() async -> [String]
}
