import UIKit

final class FakeShopCoordinator {
  private let user: User

  func decide() {
    if user.age > 18 { UserDefaults.standard.set(true, forKey: "seen") }
  }
}
