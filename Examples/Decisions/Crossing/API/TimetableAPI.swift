import Foundation

/// When the ferries go.
protocol TimetableAPI: Sendable {
  func departures(from harbour: String) async throws -> [Departure]

  func fetchHarbours() throws -> [String]

  /// Tells of delays as long as somebody listens.
  func delayUpdates() -> AsyncStream<Departure>
}

struct RemoteTimetable: TimetableAPI {
  let client: any HTTPClient

  func departures(from harbour: String) async throws -> [Departure] {
    guard let url = URL(string: "https://crossing.example/\(harbour)") else { return [] }
    return try DepartureMapper.map(try await client.get(url))
  }

  func fetchHarbours() throws -> [String] { ["North", "South"] }

  func delayUpdates() -> AsyncStream<Departure> { AsyncStream { $0.finish() } }
}
