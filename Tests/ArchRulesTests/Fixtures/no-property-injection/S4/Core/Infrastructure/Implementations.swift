final class ConsoleTracker: AnalyticsTracker {
  func track() {}
}

final class Engine {
  func run() async {}
}
