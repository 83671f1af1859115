import Foundation

/// A find as it travels to the server.
struct FindRecord: Codable, Equatable, Sendable {
  let id: UUID
  let speciesName: String
  let beachName: String
  let foundAt: Date
  let photoName: String?
}

/// Takes finds and sends them when there is a connection.
protocol FindUploading: Sendable {
  func enqueue(_ record: FindRecord) async
  func pendingCounts() async -> AsyncStream<Int>
}
