final class Spy {
  var tracker: AnalyticsTracker?
}
