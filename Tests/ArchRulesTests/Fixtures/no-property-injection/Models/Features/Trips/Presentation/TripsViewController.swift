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

// Who is told where to go is no dependency, also by a protocol.
protocol TripRouterProtocol { func showTrip() }
final class TripRouter: TripRouterProtocol { func showTrip() {} }

final class TripListPresenter: TripPresenterProtocol {
  var router: TripRouterProtocol?
  var onClose: (() -> Void)?
}
