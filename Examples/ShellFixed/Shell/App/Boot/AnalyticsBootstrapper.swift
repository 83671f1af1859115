import Foundation

/// Reports the start of the app, once per process.
@MainActor
final class AnalyticsBootstrapper {
  private let analytics: any AnalyticsTracker

  init(analytics: any AnalyticsTracker) {
    self.analytics = analytics
  }

  func start() {
    analytics.track(.appLaunched)
  }
}
