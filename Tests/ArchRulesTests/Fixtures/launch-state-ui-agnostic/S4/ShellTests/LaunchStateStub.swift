enum StubLaunchState {
  case showLoginScreen
}
