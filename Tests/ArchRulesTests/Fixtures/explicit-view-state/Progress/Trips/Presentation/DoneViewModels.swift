import Combine

// That loading is done is the other half of that it goes on.
final class SplashViewModel: ObservableObject {
  @Published private(set) var isFinishLoad = false  // expect: explicit-view-state
  @Published private(set) var isLoading = false
}

final class CatalogViewModel: ObservableObject {
  @Published private(set) var isFetching = false  // expect: explicit-view-state
  @Published private(set) var didCompleteFetch = false
}

// A trip that is finished is no state of the screen.
final class TripViewModel: ObservableObject {
  @Published private(set) var isFinished = false
  @Published private(set) var isLoading = false
}
