protocol Tracking {
  func track() async
}

protocol FlagReading {
  func isOn() async -> Bool
}
