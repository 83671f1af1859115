final class LoginUseCase {
  private let session = ServiceLocator.session  // expect: no-service-locator "'ServiceLocator.session' pulls"
  @Service private var flags: (any FlagReading)?  // expect: no-service-locator "'flags' is pulled out of a container with '@Service'"

  init(analytics: any AnalyticsTracker = ServiceLocator.analytics) {}  // expect: no-service-locator

  func execute() async {
    Current.analytics.track("login")  // expect: no-service-locator "'Current.analytics' pulls"
    let now = Current.date()  // expect: no-service-locator
    let flags = Injector.shared.resolve((any FlagReading).self)  // expect: no-service-locator "Injector.shared.resolve"
    _ = ServiceLocator.make()  // expect: no-service-locator
    _ = (now, flags)
  }
}

func logout() {
  _ = ServiceLocator.session  // expect: no-service-locator "'ServiceLocator.session' pulls"
}

final class LogoutUseCase {
  func execute() {
    ServiceLocator.analytics.track("logout")  // expect: no-service-locator "'ServiceLocator.analytics' pulls"
    _ = ServiceLocator.version.count
  }
}
