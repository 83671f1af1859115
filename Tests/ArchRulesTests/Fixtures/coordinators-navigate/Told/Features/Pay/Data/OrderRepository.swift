import Foundation

final class OrderRepository {
  private let router: any AppRouting
  init(router: any AppRouting) { self.router = router }
  func load() { router.show(2) } // expect: coordinators-navigate "repository 'OrderRepository'"
}
