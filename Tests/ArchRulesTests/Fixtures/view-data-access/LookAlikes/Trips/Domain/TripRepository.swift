import Foundation

protocol TripRepository {
  func cover() async throws -> URL
}
