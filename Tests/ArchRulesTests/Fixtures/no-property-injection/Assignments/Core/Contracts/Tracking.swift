protocol EventTracking {
  func track(_ event: String)
}
