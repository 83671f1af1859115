import UIKit
import os

final class ShopCoordinator {
  private let navigation: UINavigationController
  private let users: any UserRepository
  private let client: any HTTPClient
  private let restore: any RestoreUseCase
  private var user: User
  private var children: [ShopCoordinator] = []
  private var selected: Int = 0

  func decide(_ other: User, limit: Int) async throws {
    if other.age > limit { showOffer() } // expect: coordinators-decide-nothing "judges 'other.age' of 'User' with 'if'"
    guard user.isPremium, other.isPremium else { return } // expect: coordinators-decide-nothing
    if self.user.age < 18 || limit == 3 { showOffer() } // expect: coordinators-decide-nothing "'self.user.age'"
    guard let found = try await users.current(), found.age >= 18 else { return } // expect: coordinators-decide-nothing, coordinators-decide-nothing "coordinator 'ShopCoordinator'"
    let isAdult = user.age >= 18 // expect: coordinators-decide-nothing "with '>='"
    let loaded = await restore.user()
    if let loaded, loaded.age + 1 > limit { showOffer() } // expect: coordinators-decide-nothing
    while user.age < limit {} // expect: coordinators-decide-nothing "with 'while'"
    show(user.age > 3 ? 1 : 2) // expect: coordinators-decide-nothing
    if user.address?.country == "NL" { showOffer() } // expect: coordinators-decide-nothing
    client.send() // expect: coordinators-decide-nothing "asks 'HTTPClient'"
  }

  func reach() {
    _ = URLSession.shared.dataTask(with: address) // expect: coordinators-decide-nothing "coordinator 'ShopCoordinator' talks to the network with 'URLSession'"
    UserDefaults.standard.set(true, forKey: "seen") // expect: coordinators-decide-nothing "reaches for stored data with 'UserDefaults'"
    _ = try? PropertyListDecoder().decode(User.self, from: data) // expect: coordinators-decide-nothing "reads or writes a wire format with 'PropertyListDecoder'"
    SecItemDelete(query) // expect: coordinators-decide-nothing "'SecItemDelete'"
  }

  // Mapping states to flows.
  func route(_ status: Status, _ result: Result<User, Never>) async {
    switch status {
    case .guest: showOffer()
    case .member: show(1)
    }
    switch await restore.execute() {
    case .guest: showOffer()
    case .member: show(1)
    }
    if status == .guest { showOffer() }
    if user.status == .guest { showOffer() }
    if case .member = user.status { show(1) }
    guard let address = user.address else { return }
    if user.address != nil { show(1) }
    if user.status.isMember { show(1) }
    if case .success(let user) = result { show(user) }
    if let user = await restore.user() { show(user) }
  }

  // Plumbing of the user interface.
  func plumb(_ item: Int) {
    guard let self = Optional(self) else { return }
    if children.count > 3 && selected == item { return }
    if navigation.viewControllers.count > 1 { navigation.popViewController(animated: true) }
    if let top = navigation.topViewController as? UINavigationController, top.isBeingDismissed { return }
    guard !children.contains(where: { $0 === self }) else { return }
    children.removeAll { $0.user.id == self.user.id }
    if user.id == "1" { return }
    let title = user.name + "!"
    let animated = selected > 0 ? true : false
    logger.info("user.age > 3 && URLSession.shared")
    // if user.age > 3 { URLSession.shared }
    let url = URL(string: "https://shell.example")
    var components = URLComponents()
    _ = (title, animated, url, components)
  }

  func showOffer() {}
  func show(_ any: Any) {}

  // Own things under Apple's names.
  struct JSONDecoder { func decode() {} }
  func own() { JSONDecoder().decode() }
}

// What it only passes on it asks nothing of.
final class OrderCoordinator {
  func start(isDemo: Bool) {
    let session: Session = isDemo ? DemoSession() : URLSession.shared
    show(OrderList(session: session))
    let defaults = UserDefaults.standard
    show(OrderList(defaults: defaults))
    show(OrderList(session: URLSession.shared))
    let other = URLSession.shared // expect: coordinators-decide-nothing "talks to the network with 'URLSession'"
    other.invalidateAndCancel()
  }
}
final class ParcelCoordinator {
  func start() {
    show(OrderList { URLSession.shared }) // expect: coordinators-decide-nothing
  }
}
