final class RemoteTripsRepository: TripsRepository {
  func trips() async -> [String] { [] }
}
