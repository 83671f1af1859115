final class TripsViewModel {
  private let container: Container
  init(container: Container) { self.container = container }
  func prepare() {
    container.register(MapsFetching.self, MapsService())
  }
  func load() async -> [String] {
    let trips = container.resolve(TripsFetching.self)
    return await trips?.trips() ?? []
  }
}
