import UIKit

// Stands beside the coordinators, and is none: it says who may go where.
final class AccessGuard {
  private let users: any UserRepository
  init(users: any UserRepository) { self.users = users }
  func mayEnter(_ user: User) async -> Bool {
    users.clear()
    return user.age >= 18
  }
}
