enum LaunchState {  // expect: boot-placement "feature 'Launch' is boot"
  case authenticated
}
