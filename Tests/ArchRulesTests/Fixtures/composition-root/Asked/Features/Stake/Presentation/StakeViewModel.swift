// Uses more than the protocol asks for.
final class StakeViewModel {
  private let service: StakeService

  init() { service = StakeService() }  // expect: composition-root

  func reset() {
    if service.rate() > StakeService.usual { service.clear() }
  }
}

// Uses what it asks for.
final class RateViewModel {
  private let service: StakeService

  init() { service = StakeService() }  // expect: composition-root

  func rate() -> Int { service.rate() }
}
