import SwiftUI

final class LocationManager: ObservableObject {
  static let shared = LocationManager()
  func start() async {}
}

@Observable final class APIClient {
  func load() async {}
}

final class ConsoleTracker: Tracking {
  func track(_ event: String) {}
}

extension EnvironmentValues {
  @Entry var tracking: any Tracking = ConsoleTracker()
  var client: APIClient {
    get { self[ClientKey.self] }
    set { self[ClientKey.self] = newValue }
  }
  @Entry var spacing: Double = 8
  @Entry var palette = Palette()
  @Entry var onSelect: () -> Void = {}
}

struct Palette: Equatable {
  var accent = "red"
}
