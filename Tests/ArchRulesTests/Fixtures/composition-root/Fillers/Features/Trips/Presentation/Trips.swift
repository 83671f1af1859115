import UIKit

final class TripsViewController: UIViewController {
  var interactor: TripsInteractor?
}
final class TripsInteractor {
  let store: any TripStore
  let presenter: TripsPresenter
  init(store: any TripStore, presenter: TripsPresenter) {
    self.store = store
    self.presenter = presenter
  }
  func load() {}
}
final class TripsPresenter {
  weak var screen: TripsViewController?
  func show(_ trips: [String]) {}
}
