protocol TripsRepository { func trips() async -> [String] }

final class TripsViewModel {
  private let repository: any TripsRepository
  init() {
    repository = AppDI.resolve()  // expect: no-service-locator
  }
}
