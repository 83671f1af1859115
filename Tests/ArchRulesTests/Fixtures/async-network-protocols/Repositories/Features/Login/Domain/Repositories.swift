import Foundation

protocol AuthRepository {
  func login(_ name: String) async -> String?  // expect: async-network-protocols
  func loadRooms() async throws -> [String]
  func fetchRoom(_ id: Int) async -> Result<String, any Error>
  func rooms() async -> [String]
}

protocol ProfileRepository {
  func loadProfile() async -> String  // expect: async-network-protocols
}

/// Kept here as well.
protocol CachedRepository {
  func loadProfile() async -> String
}

/// One of two keeps its data here.
protocol PlaceRepository {
  func loadPlaces() async -> [String]
}

/// On the device.
protocol NoteRepository {
  func loadNotes() async -> [String]
}

protocol NoteStore { func notes() -> [String] }
