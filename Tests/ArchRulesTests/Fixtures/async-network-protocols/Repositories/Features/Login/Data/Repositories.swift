import Foundation

final class DefaultAuthRepository: AuthRepository {
  private let session: URLSession
  init(session: URLSession) { self.session = session }
  func login(_ name: String) async -> String? {
    guard let url = URL(string: name), let answer = try? await session.data(from: url) else { return nil }
    return String(data: answer.0, encoding: .utf8)
  }
  func loadRooms() async throws -> [String] { [] }
  func fetchRoom(_ id: Int) async -> Result<String, any Error> { .success("") }
  func rooms() async -> [String] { [] }
}

protocol NetworkClient { func get(_ path: String) async throws -> Data }

struct RemoteProfileRepository: ProfileRepository {
  let client: any NetworkClient
  func loadProfile() async -> String { (try? await client.get("profile")).map(\.description) ?? "" }
}

struct LayeredProfileRepository: CachedRepository {
  let client: any NetworkClient
  let notes: any NoteStore
  func loadProfile() async -> String { notes.notes().first ?? "" }
}

struct RemotePlaceRepository: PlaceRepository {
  let client: any NetworkClient
  func loadPlaces() async -> [String] { [] }
}

struct BundledPlaceRepository: PlaceRepository {
  func loadPlaces() async -> [String] { ["Pier"] }
}

struct FileNoteRepository: NoteRepository {
  let notes: any NoteStore
  func loadNotes() async -> [String] { notes.notes() }
}
