import FactoryKit

// A library's container under a name of the app's.
final class TripsViewModel {
  private let locator: Locator // expect: no-service-locator "'TripsViewModel' is given the container 'Container'"
  private let loader = Locator.shared.trips() // expect: no-service-locator
  init(locator: Locator) { self.locator = locator }
  func load() { Kit.shared.trips().load() } // expect: no-service-locator
  func length() -> Length { Length.shared }
}
