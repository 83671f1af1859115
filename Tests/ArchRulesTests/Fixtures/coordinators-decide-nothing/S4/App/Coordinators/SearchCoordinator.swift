import UIKit

enum Flow { case one, two }

final class SearchCoordinator {
  private let navigation: UINavigationController
  private let search: SearchUseCase
  private var children: [SearchCoordinator] = []

  func select(_ species: Species, state: Flow) async {
    if species.population < 10_000 { warn() }  // expect: coordinators-decide-nothing "coordinator 'SearchCoordinator' judges 'species.population' of 'Species' with 'if'"
    guard species.isRare && species.photo != nil else { return }  // expect: coordinators-decide-nothing
    let count = species.population > 3 ? 1 : 2  // expect: coordinators-decide-nothing
    _ = URLSession.shared  // expect: coordinators-decide-nothing "talks to the network with 'URLSession'"
    _ = UserDefaults.standard  // expect: coordinators-decide-nothing
    _ = JSONDecoder()  // expect: coordinators-decide-nothing "reads or writes a wire format"
    _ = count
    // Mapping a state to a flow, and plumbing of the user interface.
    switch state {
    case .one: warn()
    case .two: warn()
    }
    if species.isRare { warn() } else { select() }
    if let photo = species.photo { print(photo) }
    if navigation.viewControllers.count > 1 { navigation.popViewController(animated: true) }
    guard !children.contains(where: { $0 === self }) else { return }
    if let top = navigation.topViewController, top.isBeingDismissed && true { return }
    if children.count == 3 && state == .one { return }
    // if species.population < 3 {}
    print("species.population < 3 && URLSession.shared")
  }

  func warn() {}
  func select() {}
}
