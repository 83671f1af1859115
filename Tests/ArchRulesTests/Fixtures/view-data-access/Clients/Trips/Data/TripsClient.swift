import Foundation
import Rail
import Observation

struct Trip: Identifiable {
  let id: Int
  let name: String
}

@Observable
final class TripsClient {
  let rail = RailSession()
  let stops = StopsAPI()
  var isOnline = true

  func trips() async throws -> [Trip] { [] }
  func book(_ trip: Trip, completion: @escaping (Bool) -> Void) {}
}

final class StopsAPI {
  func stops(of trip: Trip) async -> [String] { [] }
}

protocol FaresClient: Sendable {
  func fare(of trip: Trip) async throws -> Decimal
}

struct LiveFaresClient: FaresClient {
  let session: URLSession
  func fare(of trip: Trip) async throws -> Decimal { 0 }
}
