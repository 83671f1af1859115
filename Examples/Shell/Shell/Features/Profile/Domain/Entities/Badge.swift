import Foundation

/// Something to be a little proud of.
final class Badge: Identifiable, Sendable {
  let id: String
  let title: String
  let earnedAt: Date

  init(id: String, title: String, earnedAt: Date) {
    self.id = id
    self.title = title
    self.earnedAt = earnedAt
  }
}

extension Badge: Equatable {
  static func == (lhs: Badge, rhs: Badge) -> Bool {
    lhs.id == rhs.id && lhs.earnedAt == rhs.earnedAt
  }
}
