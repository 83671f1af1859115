final class ReachabilityMonitor {
  func start() async {}
}

final class PulseLogger: SessionRepository {
  func current() async -> String? { nil }
}
