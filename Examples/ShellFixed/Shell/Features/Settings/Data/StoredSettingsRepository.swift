import Foundation

struct StoredSettingsRepository: SettingsRepository {
  private enum Key {
    static let units = "settings.units"
    static let hour = "settings.reminder.hour"
    static let weekdays = "settings.reminder.weekdays"
  }

  let store: any KeyValueStore

  func settings() throws -> Settings {
    guard let weekdays = store.string(forKey: Key.weekdays) else { return .initial }
    let reminder = ReminderSchedule(
      hour: store.integer(forKey: Key.hour),
      weekdays: Set(weekdays.split(separator: ",").compactMap { Int($0) })
    )
    let units = Settings.Units(rawValue: store.string(forKey: Key.units, default: "metric"))
    return Settings(units: units ?? .metric, reminder: reminder)
  }

  func save(_ settings: Settings) throws {
    let weekdays = settings.reminder.weekdays.sorted().map(String.init).joined(separator: ",")
    store.set(settings.units.rawValue, forKey: Key.units)
    store.set(settings.reminder.hour, forKey: Key.hour)
    store.set(weekdays, forKey: Key.weekdays)
  }
}
