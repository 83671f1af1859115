import UIKit

final class AppDependencyContainer {
  func makeMap() -> TripMapView {
    let map = TripMapView()
    map.viewModel = TripsViewModel()
    return map
  }

  func cell() -> SwipedTripCell {
    let cell = SwipedTripCell()
    cell.presenter = TripPresenter()
    return cell
  }
}
