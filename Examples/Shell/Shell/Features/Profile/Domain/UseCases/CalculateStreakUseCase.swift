import Foundation

/// Counts the days in a row, up to the latest, on which something was found.
struct CalculateStreakUseCase: Sendable {
  var calendar = Calendar(identifier: .gregorian)

  func execute(days: [Date]) -> Int {
    let distinct = Set(days.map { calendar.startOfDay(for: $0) })
    guard var day = distinct.max() else { return 0 }
    var length = 0
    while distinct.contains(day) {
      length += 1
      guard let previous = calendar.date(byAdding: .day, value: -1, to: day) else { break }
      day = previous
    }
    return length
  }
}
