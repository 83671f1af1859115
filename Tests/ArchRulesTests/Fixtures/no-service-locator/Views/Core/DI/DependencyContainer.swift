final class DependencyContainer {
  let tracking: any Tracking = GPS()
  func makeViewModel() -> TrackingViewModel { TrackingViewModel(tracking: tracking) }
}

final class LegacyContainer {
  let app: any Tracking = GPS()
  func makeOne() -> any Tracking { GPS() }
  func makeTwo() -> any Tracking { GPS() }
}

private struct DependencyContainerKey: EnvironmentKey {
  static let defaultValue = DependencyContainer()
}

extension EnvironmentValues {
  var dependencyContainer: DependencyContainer {
    get { self[DependencyContainerKey.self] }
    set { self[DependencyContainerKey.self] = newValue }
  }
}

final class GPS: Tracking {
  func track() async {}
}
