struct SignInUseCase: Sendable {
  let auth: any AuthRepository
  let sessions: any SessionRepository

  func execute(email: String, password: String) async throws -> SignInOutcome {
    let credentials = try Credentials(email: email, password: password)
    guard let session = try await auth.session(for: credentials) else {
      return .showVerificationScreen
    }
    try sessions.save(session)
    return .signedIn(session)
  }
}
