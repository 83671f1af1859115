import Factory
import Foundation

extension Container {
  var analyticsTracker: Factory<any AnalyticsTracker> {
    self {
      let client = URLSessionHTTPClient(
        baseURL: AppConfiguration.live.baseURL, session: .shared, retry: ExponentialBackoff())
      return BatchingAnalyticsTracker(client: client)
    }
    .singleton
  }
}
