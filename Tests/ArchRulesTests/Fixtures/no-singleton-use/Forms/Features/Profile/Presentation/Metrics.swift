private let metrics = Tracker()

final class MetricsPage {
  func load() { metrics.track("load") }  // expect: no-singleton-use "'metrics'"
}
