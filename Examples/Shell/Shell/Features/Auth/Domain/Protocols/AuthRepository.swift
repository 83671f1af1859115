protocol AuthRepository: Sendable {
  /// The session that the credentials open; `nil` while the address is not confirmed.
  func session(for credentials: Credentials) async throws -> UserSession?
}

enum AuthError: Error, Equatable {
  case wrongCredentials
  case unreachable
}
