final class HomeViewModel {
  private let repositories: any RepositoryProviding  // expect: no-service-locator
  init(repositories: any RepositoryProviding) { self.repositories = repositories }
  func load() async { await repositories.makeTrips().all() }
}

final class TripViewModel {
  private let needs: any TripNeeds
  init(needs: any TripNeeds) { self.needs = needs }
}

final class FlowViewModel {
  private let screens: any ScreenFactory
  init(screens: any ScreenFactory) { self.screens = screens }
}

// A factory of screens is narrow, however many it makes.
protocol ScreenFactory {
  func makeHome() -> HomeViewModel
  func makeTrip() -> TripViewModel
  func makeOne() -> OneViewModel
  func makeTwo() -> TwoViewModel
  func makeThree() -> ThreeViewModel
  func makeFour() -> FourViewModel
}
final class OneViewModel {}
final class TwoViewModel {}
final class ThreeViewModel {}
final class FourViewModel {}

// Reads what is stored, and hands out nobody.
final class PreferencesRepository {
  func register() {}
  func get<T: Codable>(for key: String, as type: T.Type) -> T? { nil }
}
final class PreferencesViewModel {
  private let preferences: PreferencesRepository
  init(preferences: PreferencesRepository) { self.preferences = preferences }
}
