import MessageKit
import SwipeCellKit
import UIKit

// A screen without its view model shows nothing, whatever the model is asked for.
final class TripsViewController: UIViewController {
  var viewModel: TripsViewModelProtocol!  // expect: no-property-injection "'TripsViewController.viewModel' is a dependency that is filled in after init"
  var presenter: TripPresenterProtocol?  // expect: no-property-injection
  // A value that is shown.
  var trip: TripTitled?
}

// Smaller views are shown one value after the other.
final class TripHeader: UIView {
  var viewModel: TripRowViewModelProtocol? { didSet { setNeedsLayout() } }
}

final class TripCell: UITableViewCell {
  var viewModel: TripRowViewModelProtocol?
}

// A library's cell is one, too.
final class SwipedTripCell: SwipeTableViewCell {
  var viewModel: TripRowViewModel?
  var presenter: TripPresenterProtocol?
}

// And a library's view controller is a screen.
final class TripChatViewController: MessagesViewController {
  var viewModel: TripsViewModelProtocol!  // expect: no-property-injection
}

// A smaller view that the root puts together could be handed its view model there.
final class TripMapView: UIView {
  var viewModel: TripsViewModelProtocol! { didSet { setNeedsLayout() } }  // expect: no-property-injection "'TripMapView.viewModel' is a dependency that is filled in after init"
}

// The screen around it hands it what it has.
final class TripSummaryView: UIView {
  var viewModel: TripsViewModelProtocol!
}
final class TripSummaryViewController: UIViewController {
  private let summary = TripSummaryView()
  private let viewModel: TripsViewModelProtocol
  init(viewModel: TripsViewModelProtocol) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    summary.viewModel = viewModel
  }
}

// Who is told where to go is no dependency, also by a protocol.
protocol TripRouterProtocol { func showTrip() }
final class TripRouter: TripRouterProtocol { func showTrip() {} }

final class TripListPresenter: TripPresenterProtocol {
  var router: TripRouterProtocol?
  var onClose: (() -> Void)?
}

// What a function of the type makes without it is filled in, too.
final class TripBoardViewController: UIViewController {
  private var viewModel: TripsViewModelProtocol!  // expect: no-property-injection "'TripBoardViewController.viewModel' is a dependency that is filled in after init"
  private var shown: TripsViewModelProtocol?
  static func make(viewModel: TripsViewModelProtocol) -> TripBoardViewController {
    let screen = TripBoardViewController()
    screen.viewModel = viewModel
    return screen
  }
  // One after the other.
  func show(_ other: TripsViewModelProtocol) { shown = other }
}
// What a storyboard makes can take nothing in an initializer, and nobody sees it without.
final class TripDetailsViewController: UIViewController {
  private var viewModel: TripsViewModelProtocol!
  static func make(viewModel: TripsViewModelProtocol) -> TripDetailsViewController {
    let screen = Storyboards.details.instantiate()
    screen.viewModel = viewModel
    return screen
  }
}
final class TripBadgeView: UIView {
  private var viewModel: TripsViewModelProtocol!
  static func loaded(viewModel: TripsViewModelProtocol) -> TripBadgeView {
    let badge = TripBadgeView()
    badge.viewModel = viewModel
    return badge
  }
}

// Also by an alias of what it shows and what it is told.
protocol TripAlbumViewModelInput { func load() }
protocol TripAlbumViewModelOutput { var titles: [String] { get } }
typealias TripAlbumViewModel = TripAlbumViewModelInput & TripAlbumViewModelOutput
final class DefaultTripAlbumViewModel: TripAlbumViewModel {
  var titles: [String] = []
  func load() {}
}
final class TripAlbumViewController: UIViewController {
  private var viewModel: TripAlbumViewModel!  // expect: no-property-injection
  static func make(viewModel: TripAlbumViewModel) -> TripAlbumViewController {
    let screen = TripAlbumViewController()
    screen.viewModel = viewModel
    return screen
  }
}

// What is shown is called back by its own.
final class TripTableViewController: UIViewController {
  var dataSource: TripDataSourceProtocol?
}

// Kept for who shows the screen, until it is left: the coordinator itself works with none but the last.
final class TripPathCoordinator {
  var openedModel: TripsViewModel?
  var lastModel: TripsViewModel?  // expect: no-property-injection
  func leave() {
    openedModel = nil
    if lastModel?.titles.isEmpty == true { lastModel = nil }
  }
}
final class TripPathScreen {
  private let path: TripPathCoordinator
  init(path: TripPathCoordinator) { self.path = path }
  func model() -> TripsViewModel {
    if let model = path.openedModel ?? path.lastModel { return model }
    let model = TripsViewModel()
    path.openedModel = model
    path.lastModel = model
    return model
  }
}

// Another one when a person chooses another, and none when nothing is chosen.
final class TripPaneViewController: UIViewController {
  var viewModel: TripsViewModelProtocol? { didSet { show() } }
  private func show() { title = viewModel?.titles.first }
}

// Filled in as soon as it is made, so it could have been taken in its initializer.
final class TripDockViewController: UIViewController {
  var viewModel: TripsViewModelProtocol? { didSet { show() } }  // expect: no-property-injection
  private func show() { title = viewModel?.titles.first }
}
func dock(for model: TripsViewModelProtocol) -> UIViewController {
  let dock = TripDockViewController()
  dock.viewModel = model
  return dock
}
