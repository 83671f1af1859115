import Dependencies

protocol TripRepository: Sendable {  // expect: protocol-placement
  func trips() async throws -> [String]
}

struct CachedTripRepository: TripRepository {
  let source: any TripSource
  func trips() async throws -> [String] { try await source.load() }
}

// Only data needs it.
protocol TripSource: Sendable {
  func load() async throws -> [String]
}

struct LiveTripSource: TripSource {
  @Dependency(\.tripClock) private var clock
  func load() async throws -> [String] { [clock.now()] }
}

protocol TripClock: Sendable {
  func now() -> String
}

struct SystemTripClock: TripClock {
  func now() -> String { "now" }
}

private enum TripRepositoryKey: DependencyKey {
  static let liveValue: any TripRepository = CachedTripRepository(source: LiveTripSource())
}

private enum TripClockKey: DependencyKey {
  static let liveValue: any TripClock = SystemTripClock()
}

extension DependencyValues {
  var tripRepository: any TripRepository {
    get { self[TripRepositoryKey.self] }
    set { self[TripRepositoryKey.self] = newValue }
  }
  var tripClock: any TripClock { self[TripClockKey.self] }
}
