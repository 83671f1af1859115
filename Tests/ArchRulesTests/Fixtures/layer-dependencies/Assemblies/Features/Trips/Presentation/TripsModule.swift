import UIKit

// It does nothing but put a screen together, and may name what that is made of.
final class TripsModule {
  func build() -> UIViewController {
    let presenter = TripsPresenter(repository: RemoteTripsRepository())
    presenter.title = TripDTO.base  // expect: layer-dependencies
    return TripsViewController(presenter: presenter)
  }
}

final class TripsPresenter {
  var title = ""
  private let repository: any TripsRepository
  init(repository: any TripsRepository) { self.repository = repository }
  // One that works puts nothing together.
  func reload() { _ = RemoteTripsRepository() }  // expect: layer-dependencies
}

final class TripsViewController: UIViewController {
  private let presenter: TripsPresenter
  init(presenter: TripsPresenter) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }
}
