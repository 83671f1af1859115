import Factory
import SwiftUI

final class AppContainer {
  private let repository: any TripRepositoryProtocol = TripRepository()
  func makeTripRepository() -> any TripRepositoryProtocol { repository }
  func makeTripsViewModel() -> TripsViewModel { TripsViewModel(repository: repository) }
}

extension EnvironmentValues {
  @Entry var container: AppContainer = AppContainer()
  @Entry var trips: any TripRepositoryProtocol = TripRepository()
}

extension Container {
  var tripRepository: Factory<any TripRepositoryProtocol> { self { TripRepository() } }
  var tripsViewModel: Factory<TripsViewModel> { self { TripsViewModel(repository: TripRepository()) } }
}
