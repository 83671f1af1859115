import UIKit

// A router by the one that answers it leads to screens, whatever its protocol is called.
protocol TripsRoutingLogic { func routeToTrip() }
final class TripsRouter: TripsRoutingLogic {
  weak var screen: TripsViewController?
  func routeToTrip() { screen?.navigationController?.pushViewController(TripViewController(), animated: true) }
}
protocol TripsLogic { func load() }
final class TripsInteractor: TripsLogic { func load() {} }
final class TripsViewController: UIViewController {
  var router: TripsRoutingLogic?
  var logic: TripsLogic?  // expect: no-property-injection
}
final class TripViewController: UIViewController {}
