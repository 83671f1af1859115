final class BalanceViewModel {
  private let adapter: CoinAdapter  // expect: depend-on-protocols
  private let balancing: any Balancing
  init(given: any Balancing, adapter: any Starting) { balancing = given }
  func isEmpty() -> Bool { adapter.balance == 0 }
}

final class SendViewModel {
  private let adapter: CoinAdapter
  init(adapter: CoinAdapter) {  // expect: depend-on-protocols
    self.adapter = adapter
  }
  func send() async throws { try await adapter.send() }
}

final class StartViewModel {
  weak var coordinator: (any ScanCoordinatorDelegate)?
  init(coordinator: ScanCoordinator) {  // expect: depend-on-protocols
    self.coordinator = coordinator
  }
  func tapped() { coordinator?.showScan() }
}

// No protocol asks for what it calls.
final class EndViewModel {
  private weak var coordinator: ScanCoordinator?
  init(coordinator: ScanCoordinator) { self.coordinator = coordinator }
  func tapped() { coordinator?.finish() }
}

final class RoutedViewModel {
  private let router: RouterController
  init(router: RouterController) { self.router = router }  // expect: depend-on-protocols
  func open() { router.push("a") }
}
