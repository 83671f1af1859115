final class ReachabilityMonitor {
  func start() async {}
}

final class PulseLogger: SessionRepository {
  func current() async -> String? { nil }
}

// What is suggested as the name of a protocol: without the first word, unless too little is left, or by the ending.
final class LiveFeed {
  func start() async {}
}

final class DefaultAPI {
  func start() async {}
}

final class SessionStore {
  func start() async {}
}

final class Clock {
  func start() async {}
}
