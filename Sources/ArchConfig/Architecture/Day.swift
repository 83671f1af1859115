/// A day of the calendar, as `2026-11-21`.
package struct Day: Sendable, Hashable, Comparable, CustomStringConvertible {
  package let year: Int
  package let month: Int
  package let day: Int

  /// `nil` for a day that no calendar has.
  package init?(year: Int, month: Int, day: Int) {
    guard 1...9999 ~= year, 1...12 ~= month, day >= 1, day <= Self.days(inMonth: month, of: year) else {
      return nil
    }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Four, two and two digits with hyphens between, nothing else.
  package init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2] else { return nil }
    let numbers = parts.compactMap { part -> Int? in
      part.reduce(0) { number, byte in
        guard let number, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
        return number * 10 + Int(byte - UInt8(ascii: "0"))
      }
    }
    guard numbers.count == 3 else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// In Greenwich, so that a day begins at the same moment for every machine that checks the same code.
  package init(secondsSince1970 seconds: Int) {
    var days = seconds >= 0 ? seconds / 86_400 : (seconds + 1) / 86_400 - 1
    // The calendar repeats itself every 400 years.
    let cycle = 146_097
    var year = 1970
    let cycles = days >= 0 ? days / cycle : (days + 1) / cycle - 1
    year += cycles * 400
    days -= cycles * cycle
    while days >= Self.days(in: year) {
      days -= Self.days(in: year)
      year += 1
    }
    var month = 1
    while days >= Self.days(inMonth: month, of: year) {
      days -= Self.days(inMonth: month, of: year)
      month += 1
    }
    self.year = year
    self.month = month
    day = days + 1
  }

  package var description: String {
    func padded(_ number: Int, to width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
    return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }

  package static func < (left: Day, right: Day) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  private static func days(in year: Int) -> Int { isLeap(year) ? 366 : 365 }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
