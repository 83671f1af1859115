protocol LaunchRouting {
  func route(to state: LaunchState)
}
