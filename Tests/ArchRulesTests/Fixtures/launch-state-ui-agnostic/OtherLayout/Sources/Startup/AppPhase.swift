public enum AppPhase {
  case showTutorial  // expect: launch-state-ui-agnostic
  case showroomOpen
  case ready
}

enum LaunchState {
  case showLoginScreen
}
