import Foundation

// Values: they are moved where nothing keeps them, and mapped where something does.
enum Endpoint { case trips, stops }

struct Timetable { let stops: [String] }

enum TripFailure: Error { case offline }

enum Limits { static let most = 20 }

struct TripResponse: Decodable {
  let first_stop: String
  enum CodingKeys: String, CodingKey { case first_stop = "first_stop" }
}

// It names what only the network knows.
struct Request { let client: TripClient.Mode }

final class TripClient {
  enum Mode { case fast, slow }
  func trips() async -> [String] { [] }
}

// Work: it is taken as a protocol.
protocol StopLoading { func stops() async -> [String] }

final class StopLoader: StopLoading { func stops() async -> [String] { [] } }

enum Wire {
  static func send(_ text: String) { _ = URLSession.shared }
}

class BaseTask { func run() async {} }

// All that it knows are protocols of the domain: it only stands in the wrong place.
struct CountTripsUseCase {
  let trips: any TripKeeping
  func execute() async -> Int { await trips.count() }
}

typealias Stops = [Timetable]

// Of several protocols the one that its name ends in.
protocol Pacing { func wait() async }
protocol TripStore { func keep() async }
final class DiskTripStore: Pacing, TripStore {
  func wait() async {}
  func keep() async {}
}

// No protocol can stand before a property.
@propertyWrapper struct Kept {
  private let defaults = UserDefaults.standard
  var wrappedValue: String { defaults.string(forKey: "kept") ?? "" }
}

final class NoteService { func send() async {} }

// Only a name for what is in it, so a key path into it leads to that.
enum Stored {}
extension Stored { final class Ticket: Decodable { let code = "" } }
