import SessionServiceInterface

public actor SessionService: SessionServiceProtocol {
  public init() {}
  public func signOut() async {}
}

public final class AnalyticsClient {
  public func track(_ event: String) async {}
}
