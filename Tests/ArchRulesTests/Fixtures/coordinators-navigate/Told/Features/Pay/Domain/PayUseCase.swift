import Foundation

struct PayUseCase {
  let router: any AppRouting
  let navigator: PayNavigator
  let opener: any URLOpener
  let requests: any RequestRouter
  let door: any DoorLock
  weak var delegate: PayCoordinatorDelegate?

  func execute(_ url: URL) {
    router.present(for: 3) // expect: coordinators-navigate "use case 'PayUseCase' navigates with 'router.present'"
    self.router.show(3) // expect: coordinators-navigate
    navigator.goToReceipt() // expect: coordinators-navigate "'navigator.goToReceipt'"
    opener.openIfPossible(url) // expect: coordinators-navigate "'opener.openIfPossible'"
    let local: any AppRouting = router
    local.present(for: 4) // expect: coordinators-navigate

    _ = requests.route("pay")
    door.open()
    delegate?.show(3)
    show(3)
    // router.present(for: 3)
  }
  private func show(_ order: Int) {}
}

final class ReceiptService {
  private let coordinator: any PayNavigator
  init(coordinator: any PayNavigator) { self.coordinator = coordinator }
  func paid() { coordinator.goToReceipt() } // expect: coordinators-navigate
}
