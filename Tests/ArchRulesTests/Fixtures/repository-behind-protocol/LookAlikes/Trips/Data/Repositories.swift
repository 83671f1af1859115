import GitKit

final class RemoteTripRepository: TripRepository {
  func trips() async throws -> [String] { [] }
}

/// Its base class conforms.
class BaseRepository: TripRepository {
  func trips() async throws -> [String] { [] }
}

final class CachedTripRepository: BaseRepository {}

/// Only inherited from.
class StoredRepository {
  func open() async {}
}

final class NoteRepository: StoredRepository, NoteKeeping {
  func notes() async -> [String] { [] }
}

/// Another package's protocol.
final class CommitRepository: GitRepository {
  func commits() async -> [String] { [] }
}

/// An interface made of functions.
struct PlaceRepository {
  var places: () async throws -> [String]
  static let live = PlaceRepository(places: { [] })
  var name: String { "places" }
  func reload() async throws { _ = try await places() }
}

/// A thing of this business.
struct Repository: Codable {
  let name: String
}

private final class MemoryRepository {
  func trips() async -> [String] { [] }
}

final class MockTripRepository {
  func trips() async -> [String] { [] }
}

/// Works by itself, and says so by a protocol that asks for nothing.
protocol SyncRepositoryProtocol: Sendable {}

actor SyncRepository: SyncRepositoryProtocol {
  private let client: any HTTPClient
  init(client: any HTTPClient) { self.client = client }
  func sync() async {}
}

protocol HTTPClient {
  func get() async throws -> [UInt8]
}
