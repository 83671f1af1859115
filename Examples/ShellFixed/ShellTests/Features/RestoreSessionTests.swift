import Foundation
import Testing

@testable import Shell

struct RestoreSessionTests {
  private let now = Date(timeIntervalSince1970: 1_000_000)
  private let store = MockKeyValueStore()

  @Test func aFirstLaunchIsAFirstVisit() async throws {
    #expect(try await status(of: nil) == .firstVisit)
  }

  @Test func aLaterLaunchWithoutASessionIsUnauthenticated() async throws {
    _ = try await status(of: nil)
    #expect(try await status(of: nil) == .unauthenticated)
  }

  @Test func anExpiredSessionIsForgotten() async throws {
    #expect(try await status(of: .lasting(until: now)) == .unauthenticated)
  }

  @Test func aLongAbsenceLocks() async throws {
    store.set(now.addingTimeInterval(-3_600), forKey: "session.backgroundedAt")
    #expect(try await status(of: .lasting(until: .distantFuture)) == .locked)
  }

  @Test func anOutageComesBeforeTheSession() async throws {
    let outage = ServiceNotice(severity: .outage, message: "Storm", presentedAt: now)
    #expect(try await status(of: nil, notice: outage) == .unavailable(reason: "Storm"))
  }

  private func status(
    of session: UserSession?, notice: ServiceNotice? = nil
  ) async throws -> SessionStatus {
    let sessions = MockSessionRepository()
    sessions.session = session
    let restore = DefaultRestoreSessionUseCase(
      loadServiceNotice: LoadServiceNoticeUseCase(notices: StubServiceNoticeRepository(notice: notice)),
      sessions: sessions,
      store: store,
      now: { [now] in now }
    )
    return try await restore.execute()
  }
}
