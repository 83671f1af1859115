final class AppDependencyContainer {
  static let shared = AppDependencyContainer()  // expect: no-singletons
  private lazy var sharedTracker = Tracker()
  func makeTracker() -> Tracker { sharedTracker }
}
