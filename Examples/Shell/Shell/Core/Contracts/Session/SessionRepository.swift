import Foundation

protocol SessionRepository: Sendable {
  func current() throws -> UserSession?
  func save(_ session: UserSession) throws
  func clear() throws
}

extension SessionRepository {
  /// A session that cannot be read counts as none.
  func currentIfReadable() -> UserSession? {
    do {
      return try current()
    } catch {
      return nil
    }
  }
}

protocol RestoreSessionUseCase: Sendable {
  func execute() async throws -> SessionStatus
}
