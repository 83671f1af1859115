protocol TripRepository {
  func trips() async throws -> [String]
}
