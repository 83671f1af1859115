import UIKit

// It presents something on the screen that it is handed, and says nothing about what a view shows.
final class SpinnerPresenter {
  private weak var spinner: UIView?
  func present(on view: UIView) {}
  func remove() { spinner?.removeFromSuperview() }
}

// It starts a flow from a screen that knows no coordinators.
final class TripsBridgePresenter {
  private var coordinator: TripsCoordinator?
  func present(from screen: UIViewController) {
    let coordinator = TripsCoordinator()
    self.coordinator = coordinator
    screen.present(UIViewController(), animated: true)
  }
}

protocol TripsDisplaying: AnyObject { func show(_ trips: [String]) }

// It tells a view what to show, and hands a screen on.
final class TripsPresenter {
  weak var view: (any TripsDisplaying)?
  func open(from screen: UIViewController) {}
  func load() { view?.show([]) }
}

final class TripsCoordinator {
  func start(on screen: UIViewController) { screen.present(UIViewController(), animated: true) }
}

final class TripsViewController: UIViewController {
  private let spinner = SpinnerPresenter()
  private let bridge = TripsBridgePresenter()  // expect: composition-root
  private let presenter = TripsPresenter()  // expect: composition-root
}
