protocol SessionRepository {
  func current() async -> String?
}

protocol AnalyticsTracker {
  func track(_ event: String)
}

protocol FlagReading {
  func isOn(_ flag: String) -> Bool
}
