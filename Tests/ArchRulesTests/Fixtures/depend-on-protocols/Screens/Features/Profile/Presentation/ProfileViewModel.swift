final class ProfileViewModel {
  init(
    // A protocol in the domain cannot answer with a screen, whatever that is called here.
    signIn: SignInService,  // expect: depend-on-protocols
    token: TokenService  // expect: depend-on-protocols
  ) {}
}
