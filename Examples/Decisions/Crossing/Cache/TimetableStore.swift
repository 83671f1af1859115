/// What was fetched last.
protocol TimetableStore {
  func retrieve() throws -> [Departure]
  func insert(_ departures: [Departure]) throws
}

final class InMemoryTimetableStore: TimetableStore {
  private var departures: [Departure] = []

  func retrieve() throws -> [Departure] { departures }

  func insert(_ departures: [Departure]) throws { self.departures = departures }
}
