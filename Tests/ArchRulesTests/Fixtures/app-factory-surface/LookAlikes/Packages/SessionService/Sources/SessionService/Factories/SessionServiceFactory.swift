import SessionServiceInterface

public protocol SessionServiceFactoryProtocol {
  func makeSessionService() -> any SessionServiceProtocol
}

public struct SessionServiceFactory: SessionServiceFactoryProtocol {
  public init() {}
  public func makeSessionService() -> any SessionServiceProtocol { SessionService() }
}

actor SessionService: SessionServiceProtocol {
  func signOut() async {}
}
