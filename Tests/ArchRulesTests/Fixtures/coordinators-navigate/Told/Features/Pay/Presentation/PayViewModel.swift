import Foundation

// A view model tells its coordinator, and opens what it was given something to open with.
final class PayViewModel {
  private let router: any AppRouting
  private let opener: any URLOpener
  init(router: any AppRouting, opener: any URLOpener) {
    self.router = router
    self.opener = opener
  }
  func pay(_ url: URL) {
    router.present(for: 1)
    opener.openIfPossible(url)
  }
}
