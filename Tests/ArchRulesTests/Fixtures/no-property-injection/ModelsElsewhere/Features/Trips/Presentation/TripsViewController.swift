import UIKit

// A screen without its view model shows nothing.
final class TripsViewController: UIViewController {
  var viewModel: TripsViewModelProtocol!  // expect: no-property-injection
}

// What is no screen reads the titles of whichever model there is.
final class TripTitleSpeaker {
  var viewModel: TripsViewModelProtocol?
  func speak() { print(viewModel?.titles ?? []) }
}

final class TripTabsViewController: UITabBarController {
  private let speaker = TripTitleSpeaker()
  private let trips = TripsViewController()

  func show(_ viewModel: TripsViewModelProtocol) {
    trips.viewModel = viewModel
    speaker.viewModel = viewModel
  }
}
