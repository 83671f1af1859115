final class NetworkMonitor {
  func start() async {}
}

final class AllowedMonitor {
  func start() async {}
}
