/// Stands in for the real tracker where nobody agreed to be counted.
struct SilentAnalyticsTracker: AnalyticsTracker {
  func track(_ event: AnalyticsEvent) {}
}
