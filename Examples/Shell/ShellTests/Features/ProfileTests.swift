import Foundation
import Testing

@testable import Shell

struct ProfileTests {
  private let day: TimeInterval = 86_400

  @Test func daysInARowAreCounted() {
    let days = [0, 1, 2, 5].map { Date(timeIntervalSince1970: $0 * day) }
    #expect(CalculateStreakUseCase().execute(days: Array(days.prefix(3))) == 3)
    #expect(CalculateStreakUseCase().execute(days: days) == 1)
  }

  @Test func nothingFoundIsNoStreak() {
    #expect(CalculateStreakUseCase().execute(days: []) == 0)
  }

  @Test func aSummaryWithoutANameGreetsABeachcomber() {
    #expect(ProfileSummary.empty.presentedName == "Beachcomber")
  }
}
