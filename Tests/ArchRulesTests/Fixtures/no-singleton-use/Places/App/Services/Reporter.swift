final class Reporter {
  static let shared = Reporter()
  func report(_ text: String) async {}
}

final class SystemClock: Clocking {
  static let shared = SystemClock()
  func now() -> Int { 0 }
}

// A name that is taken is not proposed.
final class SyncManager {
  static let shared = SyncManager()
  func sync() async {}
}

enum SyncManaging { case on, off }
