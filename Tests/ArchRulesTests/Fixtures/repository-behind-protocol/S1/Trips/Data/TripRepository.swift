final class TripRepository {  // expect: repository-behind-protocol
  func trips() async throws -> [String] { [] }
}

actor PhotoRepository: Sendable {  // expect: repository-behind-protocol
  func photos() async throws -> [String] { [] }
}

struct NoteRepository {  // expect: repository-behind-protocol
  let client: any HTTPClient
  func notes() async throws -> [String] { [] }
}

protocol HTTPClient {
  func get() async throws -> [UInt8]
}
