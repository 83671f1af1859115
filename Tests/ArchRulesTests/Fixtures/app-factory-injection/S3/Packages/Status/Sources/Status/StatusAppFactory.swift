import SessionService
import SessionServiceInterface
import SwiftUI

public final class StatusAppFactory {
  public init(
    session: any SessionServiceProtocol,
    current: SessionService,  // expect: app-factory-injection "takes the concrete 'SessionService'"
    profile: ProfileService,  // expect: app-factory-injection "ProfileService"
    badges: BadgeService,  // expect: app-factory-injection "BadgeService"
    analytics: AnalyticsClient? = nil  // expect: app-factory-injection "AnalyticsClient"
  ) {}

  @MainActor
  public func makeAppView() -> some View { Text("Status") }
}
