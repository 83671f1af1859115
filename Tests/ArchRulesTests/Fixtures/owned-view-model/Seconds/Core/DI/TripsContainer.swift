final class TripsContainer {
  let kept = TripsViewModel()
  var routesViewModel: RoutesViewModel { RoutesViewModel() }
  var stopsViewModel: StopsViewModel { StopsViewModel() }
  func tripsViewModel() -> TripsViewModel { TripsViewModel() }
  func getStopsViewModel(of town: String) -> StopsViewModel { StopsViewModel() }
}
