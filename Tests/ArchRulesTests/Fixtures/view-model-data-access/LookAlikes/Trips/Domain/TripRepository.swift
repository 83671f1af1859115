protocol TripRepository {
  func trips() async throws -> [Trip]
}

struct Trip {
  let title: String
}
