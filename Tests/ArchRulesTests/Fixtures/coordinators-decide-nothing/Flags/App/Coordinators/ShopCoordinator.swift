import UIKit

protocol UserRepository { func current() -> User? }

final class ShopCoordinator {
  let users: any UserRepository
  func route(_ user: User, _ status: Status) {
    if user.isPremium { return } // expect: coordinators-decide-nothing "judges 'user.isPremium' of 'User' with 'if'"
    guard let other = users.current(), !other.isPremium else { return } // expect: coordinators-decide-nothing
    if status.isMember { return }
    if user.address != nil { return }
    _ = UserDefaults.standard
  }
}

final class OldCoordinator {
  func route(_ user: User) { if user.age > 3 { _ = URLSession.shared } }
}
