enum LaunchState {
  case authenticated
}
