import Dependencies
import Observation

@Observable
final class TripsModel {
  @ObservationIgnored @Dependency(\.tripRepository) private var repository
  @ObservationIgnored @Dependency(\.uuid) private var uuid
  private(set) var titles: [String] = []

  func load() async throws { titles = try await repository.trips() }
}
