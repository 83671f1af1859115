import SessionServiceInterface

public actor SessionService: SessionServiceProtocol {
  public func signOut() async {}
}
