import UIKit

final class IntroCoordinator {
  private let store: any IntroStore
  private let auth: any AuthService
  private let user: User

  var mayEnter: Bool { user.isPremium } // expect: coordinators-decide-nothing "judges 'user.isPremium' of 'User' with 'return'"
  var needsIntro: Bool {
    get { return !store.hasSeenIntro } // expect: coordinators-decide-nothing "'store.hasSeenIntro' of 'IntroStore' with 'return'"
  }
  var title: String { store.name }
  var isMember: Bool { user.status == .member }

  func isFree() -> Bool { return !user.isPremium } // expect: coordinators-decide-nothing
  func status() -> Status { user.status }
  func hasFace() -> Bool { auth.biometry == .face }
  func isAdult() -> Bool { user.age > 18 } // expect: coordinators-decide-nothing "with '>'"
  func start() {
    if store.hasSeenIntro { return } // expect: coordinators-decide-nothing "with 'if'"
    if auth.biometry == .face { return }
    _ = [user].filter { $0.isPremium }
  }
}
