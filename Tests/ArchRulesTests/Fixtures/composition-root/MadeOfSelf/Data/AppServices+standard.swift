final class DiskTripStore: TripStoring { func trips() async -> [String] { [] } }
final class TideClient: TideFinding { func tide() async -> Int { 0 } }
final class TileDrawer: MapDrawing { func draw() async {} }
final class WeatherClient: WeatherFinding { func weather() async -> String { "" } }

// Where a container is filled, what is in it is made.
extension AppServices {
  init(offline: Bool) {
    self.init(trips: DiskTripStore(), tides: TideClient(), maps: TileDrawer(), weather: WeatherClient())
  }

  static func forDemo() -> AppServices {
    AppServices(trips: DiskTripStore(), tides: TideClient(), maps: TileDrawer(), weather: WeatherClient())
  }
}

final class TripExporter {
  func export() async -> [String] { await DiskTripStore().trips() }  // expect: composition-root "makes 'DiskTripStore'"
}
