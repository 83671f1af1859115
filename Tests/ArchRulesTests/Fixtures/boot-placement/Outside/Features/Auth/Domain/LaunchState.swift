enum LaunchState {  // expect: boot-placement "launch state 'LaunchState'"
  case authenticated
}

protocol LaunchRouting {  // expect: boot-placement "launch routing"
  func route(to state: LaunchState)
}
