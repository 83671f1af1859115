import Foundation

extension Date {
  /// "Today", "Yesterday", or the day written out.
  var beachDay: String {
    let calendar = Calendar.current
    if calendar.isDateInToday(self) { return String(localized: "Today") }
    if calendar.isDateInYesterday(self) { return String(localized: "Yesterday") }
    return formatted(date: .abbreviated, time: .omitted)
  }

  /// The part of the day a beachcomber would name.
  var beachHour: String {
    switch Calendar.current.component(.hour, from: self) {
    case 5..<9: String(localized: "at dawn")
    case 9..<17: String(localized: "by day")
    case 17..<21: String(localized: "at dusk")
    default: String(localized: "at night")
    }
  }
}
