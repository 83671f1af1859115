final class AppDependencyContainer {
  private let sessions: KeychainSessionRepository
  init(sessions: KeychainSessionRepository) { self.sessions = sessions }
}
