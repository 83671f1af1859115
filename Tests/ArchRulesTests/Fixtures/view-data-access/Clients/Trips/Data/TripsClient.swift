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

// What its server can do it knows by itself.
final class BoatsClient {
  let session: URLSession
  init(session: URLSession) { self.session = session }
  func supports(_ feature: String) -> Bool { feature == "night" }
  func supports(_ feature: String, on day: Date) async -> Bool { feature == "night" }
  func hasBoats(on day: Date) async -> Bool { true }
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
