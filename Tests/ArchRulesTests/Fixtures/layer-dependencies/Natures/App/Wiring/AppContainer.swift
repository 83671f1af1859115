final class AppContainer {
  func makeLoader() -> any StopLoading { StopLoader() }
  func makeClient() -> TripClient { TripClient() }
}
