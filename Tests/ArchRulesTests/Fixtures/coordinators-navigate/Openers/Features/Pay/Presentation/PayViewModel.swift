import UIKit

protocol URLOpener { func openIfPossible(_ url: URL); func canOpen(_ url: URL) -> Bool }
extension UIApplication: URLOpener {
  func openIfPossible(_ url: URL) {}
  func canOpen(_ url: URL) -> Bool { true }
}
protocol Routing { func show() }
final class PayCoordinator: Routing { func show() {} }

final class PayViewModel {
  private let opener: any URLOpener
  private let router: any Routing
  init(opener: any URLOpener, router: any Routing) {
    self.opener = opener
    self.router = router
  }
  func help(_ url: URL) {
    if opener.canOpen(url) { opener.openIfPossible(url) } // expect: coordinators-navigate "view model 'PayViewModel' navigates with 'opener.openIfPossible'"
    router.show()
  }
}
