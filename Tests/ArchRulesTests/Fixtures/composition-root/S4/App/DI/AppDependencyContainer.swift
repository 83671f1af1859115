final class AppDependencyContainer {
  private lazy var vault = Vault()
  func makeLogin() -> LoginUseCase { LoginUseCase() }
  func makeSession() -> any SessionRepository { KeychainSessionRepository() }
  func makeClient(client: URLSessionHTTPClient = .init()) -> URLSessionHTTPClient { client }
}
