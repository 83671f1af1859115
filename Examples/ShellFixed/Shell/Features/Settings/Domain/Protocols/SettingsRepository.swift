protocol SettingsRepository: Sendable {
  func settings() throws -> Settings
  func save(_ settings: Settings) throws
}

struct Settings: Equatable, Sendable {
  enum Units: String, CaseIterable, Sendable {
    case metric
    case imperial
  }

  var units: Units
  var reminder: ReminderSchedule

  static let initial = Settings(units: .metric, reminder: .weekendMornings)
}
