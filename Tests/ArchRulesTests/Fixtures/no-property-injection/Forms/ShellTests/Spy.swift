final class Spy {
  var analytics: AnalyticsTracking?
}
