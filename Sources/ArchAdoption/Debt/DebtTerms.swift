package import ArchConfig

/// What a team has agreed on about an entry of its baseline: who mends it, and until when it may stay.
package struct DebtTerms: Sendable, Equatable {
  package var owner: String?
  /// The last day on which the finding is known; from the next on it is new again.
  package var lastDay: Day?

  package init(owner: String? = nil, lastDay: Day? = nil) {
    self.owner = owner
    self.lastDay = lastDay
  }

  package var isEmpty: Bool { owner == nil && lastDay == nil }

  package func isOver(on day: Day) -> Bool { lastDay.map { $0 < day } ?? false }
}
