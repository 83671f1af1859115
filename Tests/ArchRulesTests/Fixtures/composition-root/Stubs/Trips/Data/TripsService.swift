import GRPCCore

final class TripsService {
  private let client: GRPCClient
  init(client: GRPCClient) { self.client = client }

  func trips() async throws -> [String] {
    // A tool wrote it, and it works with what it is given.
    _ = try await Trips.Client(wrapping: client).list()
    return try await Trips.OwnClient().list()  // expect: composition-root
  }
}
