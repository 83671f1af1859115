import Foundation

struct LoadProfileUseCase: Sendable {
  let sessions: any SessionRepository
  let finds: any FindRepository

  private let streak = CalculateStreakUseCase()

  func execute() async throws -> ProfileSummary {
    guard let session = try sessions.current() else { throw ProfileError.signedOut }
    let finds = try await finds.finds().sorted { $0.foundAt > $1.foundAt }
    return ProfileSummary(
      name: session.displayName,
      finds: finds,
      streak: streak.execute(days: finds.map(\.foundAt)),
      badges: badges(for: finds)
    )
  }

  private func badges(for finds: [Find]) -> [Badge] {
    [1, 10, 100].compactMap { count in
      guard finds.count >= count else { return nil }
      let earned = finds[finds.count - count].foundAt
      return Badge(id: "finds-\(count)", title: String(localized: "\(count) shells"), earnedAt: earned)
    }
  }
}
