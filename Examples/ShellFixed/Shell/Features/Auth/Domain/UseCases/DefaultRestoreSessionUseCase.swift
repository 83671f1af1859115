import Foundation

struct DefaultRestoreSessionUseCase: RestoreSessionUseCase {
  private enum Key {
    static let backgroundedAt = "session.backgroundedAt"
    static let launches = "session.launches"
  }

  let loadServiceNotice: LoadServiceNoticeUseCase
  let sessions: any SessionRepository
  let store: any KeyValueStore
  let now: @Sendable () -> Date

  /// Away for longer than this, and the app asks who is there.
  private let patience: TimeInterval = 5 * 60

  func execute() async throws -> SessionStatus {
    if let notice = try await loadServiceNotice.execute(), notice.blocksLaunch {
      return .unavailable(reason: notice.message)
    }
    let launches = store.integer(forKey: Key.launches)
    store.set(launches + 1, forKey: Key.launches)

    guard let session = try sessions.current() else {
      return launches == 0 ? .firstVisit : .unauthenticated
    }
    if session.isExpired(at: now()) {
      try sessions.clear()
      return .unauthenticated
    }
    if let away = store.date(forKey: Key.backgroundedAt), now().timeIntervalSince(away) > patience {
      return .locked
    }
    return .authenticated
  }
}
