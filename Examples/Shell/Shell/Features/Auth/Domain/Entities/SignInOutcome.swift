/// How an attempt to sign in ended, as far as it did not fail.
enum SignInOutcome: Equatable, Sendable {
  case signedIn(UserSession)
  case showVerificationScreen
}
