import SwiftUI

final class ShopViewModel {
  func load(_ user: User) { if user.age > 3 { _ = URLSession.shared } }
}

struct MapView: UIViewRepresentable {
  // SwiftUI asks for it.
  final class Coordinator: NSObject {
    func tap(_ user: User) { if user.age > 3 { UserDefaults.standard.set(1, forKey: "") } }
  }
}

final class DataCoordinator { func save() { _ = UserDefaults.standard } }

final class CheckoutCoordinator {
  func pay(_ user: User) { if user.age > 3 { return } } // expect: coordinators-decide-nothing "'CheckoutCoordinator'"
}
