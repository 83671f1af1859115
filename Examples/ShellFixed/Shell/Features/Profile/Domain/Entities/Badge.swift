import Foundation

/// Something to be a little proud of.
struct Badge: Identifiable, Equatable, Sendable {
  let id: String
  let title: String
  let earnedAt: Date
}
