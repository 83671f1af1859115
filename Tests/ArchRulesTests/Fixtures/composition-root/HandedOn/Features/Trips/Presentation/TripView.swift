import UIKit

final class TripCoordinator {
  func open(in screen: UIViewController) { screen.present(UIViewController(), animated: true) }
}

// What a part of a screen shows, and whom that tells: there is no code in it to do anything.
struct InfoViewModel {
  let title: String
  let coordinator: TripCoordinator
}

struct HeaderViewModel {
  let title: String
  let coordinator: TripCoordinator
  func open(in screen: UIViewController) { coordinator.open(in: screen) }
}

struct LeadViewModel {
  let coordinator: TripCoordinator
}

struct WordsViewModel {
  let title: String
  let coordinator: TripCoordinator
  var isOpen: Bool { coordinator === coordinator }
}

final class TripView: UIView {
  func fill(_ title: String, _ coordinator: TripCoordinator) {
    _ = InfoViewModel(title: title, coordinator: coordinator)
    _ = HeaderViewModel(title: title, coordinator: coordinator)  // expect: composition-root
    _ = LeadViewModel(coordinator: coordinator)  // expect: composition-root
    _ = WordsViewModel(title: title, coordinator: coordinator)  // expect: composition-root
  }
}
