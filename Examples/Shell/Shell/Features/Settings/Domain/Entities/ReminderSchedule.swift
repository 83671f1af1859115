import Foundation

/// When the app may remind somebody to go for a walk.
struct ReminderSchedule: Equatable, Sendable {
  var hour: Int
  var weekdays: Set<Int>

  static let weekendMornings = ReminderSchedule(hour: 8, weekdays: [1, 7])

  var isValid: Bool {
    (0..<24).contains(hour) && weekdays.allSatisfy((1...7).contains)
  }

  @MainActor var summary: String {
    let symbols = Calendar.current.shortWeekdaySymbols
    let days = weekdays.sorted().map { symbols[$0 - 1] }
    return days.isEmpty ? String(localized: "Never") : days.formatted() + ", \(hour):00"
  }
}

enum ReminderError: Error, Equatable {
  case impossibleTime
}
