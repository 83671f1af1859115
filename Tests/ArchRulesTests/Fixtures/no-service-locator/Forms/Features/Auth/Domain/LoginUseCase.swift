final class LoginUseCase {
  private let session = ServiceLocator.session  // expect: no-service-locator "pulls 'ServiceLocator.session'"
  @Service private var flags: (any FlagReading)?  // expect: no-service-locator "'@Service'"

  init(analytics: any AnalyticsTracker = ServiceLocator.analytics) {}  // expect: no-service-locator

  func execute() async {
    Current.analytics.track("login")  // expect: no-service-locator "pulls 'Current.analytics'"
    let now = Current.date()  // expect: no-service-locator
    let flags = Injector.shared.resolve((any FlagReading).self)  // expect: no-service-locator, no-service-locator
    _ = ServiceLocator.make()  // expect: no-service-locator
    _ = (now, flags)
  }
}
