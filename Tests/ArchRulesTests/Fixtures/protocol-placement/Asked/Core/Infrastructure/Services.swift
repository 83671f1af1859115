protocol TripsFetching { func trips() async -> [String] }  // expect: protocol-placement
final class TripsService: TripsFetching { func trips() async -> [String] { [] } }

// Who says what there is for it asks for nothing.
protocol MapsFetching { func maps() async -> [String] }
final class MapsService: MapsFetching { func maps() async -> [String] { [] } }

// Its own layer alone asks for it.
protocol StopsFetching { func stops() async -> [String] }
final class StopsService: StopsFetching { func stops() async -> [String] { [] } }

final class Container {
  func resolve<Service>(_ type: Service.Type) -> Service? { nil }
  func stops() -> (any StopsFetching)? { resolve(StopsFetching.self) }
}
