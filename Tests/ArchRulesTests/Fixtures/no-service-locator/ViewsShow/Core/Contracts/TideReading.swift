protocol TideReading {
  func tides() async -> [String]
}
