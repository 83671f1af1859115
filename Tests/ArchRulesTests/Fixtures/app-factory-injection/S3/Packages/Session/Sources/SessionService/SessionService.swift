import SessionServiceInterface

public actor SessionService: SessionServiceProtocol {
  public init() {}
  public func signOut() async {}
}

public final class AnalyticsClient {
  public func track(_ event: String) async {}
}

private protocol Refreshing { func refresh() async }

/// What is private to its file, or within another type, nobody else can name.
public final class ProfileService: Refreshing {
  public func refresh() async {}
}

public final class BadgeService: BadgeService.Counting {
  public protocol Counting { func count() async -> Int }
  public func count() async -> Int { 0 }
}
