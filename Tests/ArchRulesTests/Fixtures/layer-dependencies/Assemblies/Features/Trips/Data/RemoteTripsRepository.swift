struct TripDTO { static let base = "trips" }

final class RemoteTripsRepository: TripsRepository {
  func trips() async -> [String] { [] }
}
