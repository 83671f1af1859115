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

// It tells a view what to show, and has it show a screen that it is handed.
final class TripsListPresenter {
  weak var view: (any TripsDisplaying & UIViewController)?
  func route(to screen: UIViewController) {
    screen.modalPresentationStyle = .fullScreen
    view?.present(screen, animated: true)
  }
}
final class TripsStartPresenter {
  func show(_ screen: UIViewController, in window: UIWindow) { window.rootViewController = screen }
}

// It fills in cells, and works with what it is given.
final class RowsPresenter {
  private let store: TripsStore
  init(store: TripsStore) { self.store = store }
  func configure(_ cell: UITableViewCell, on screen: UIViewController) { store.save() }
}
final class TripsStore { func save() {} }

// It only fills in cells.
final class CellsPresenter {
  func configure(_ cell: UITableViewCell) {}
}

final class TripsCoordinator {
  func start(on screen: UIViewController) { screen.present(UIViewController(), animated: true) }
}

final class TripsViewController: UIViewController {
  private let spinner = SpinnerPresenter()
  private let bridge = TripsBridgePresenter()  // expect: composition-root
  private let presenter = TripsPresenter()  // expect: composition-root
  private let list = TripsListPresenter()  // expect: composition-root
  private let start = TripsStartPresenter()
  private let cells = CellsPresenter()  // expect: composition-root
  func rows(_ store: TripsStore) { _ = RowsPresenter(store: store) }  // expect: composition-root
}
