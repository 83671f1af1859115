protocol TripRepository {
  func trips() async throws -> [String]
}

protocol NoteKeeping {
  func notes() async -> [String]
}
