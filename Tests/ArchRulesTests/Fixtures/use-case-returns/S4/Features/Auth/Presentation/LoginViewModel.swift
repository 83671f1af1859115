final class LoginViewModel {
  func next() -> SignInOutcome { .signedIn }
}
