final class LocalizedFormatter: Formatting {
  func text() -> String { "" }
  private let helper: Helper? = nil
}

final class Helper: Formatting {
  func text() -> String { "" }
}

// No protocol says what is needed of it.
final class NetworkMonitor {
  func start() async {}
}

struct Config: Equatable {
  let size: Int
}
