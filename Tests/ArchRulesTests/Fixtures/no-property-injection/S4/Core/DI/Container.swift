final class Container {
  var tracker: AnalyticsTracker?
}
