import Foundation
import Testing

@testable import Shell

@MainActor
private final class SpyRouter: LaunchRouting {
  private let continuation: AsyncStream<LaunchState>.Continuation
  let states: AsyncStream<LaunchState>

  init() {
    (states, continuation) = AsyncStream<LaunchState>.makeStream()
  }

  func route(to state: LaunchState) {
    continuation.yield(state)
  }

  func first() async -> LaunchState? {
    await states.first { _ in true }
  }
}

private struct StubRestoreSession: RestoreSessionUseCase {
  let status: SessionStatus

  func execute() async throws -> SessionStatus { status }
}

@MainActor
struct AppBootstrapperTests {
  @Test func anOpenSessionLeadsToAuthenticated() async {
    #expect(await state(after: .authenticated) == .authenticated)
  }

  @Test func aLockedSessionStaysLocked() async {
    #expect(await state(after: .locked) == .locked)
  }

  private func state(after status: SessionStatus) async -> LaunchState? {
    let router = SpyRouter()
    let bootstrapper = AppBootstrapper(
      loadServiceNotice: LoadServiceNoticeUseCase(notices: StubServiceNoticeRepository()),
      restoreSession: StubRestoreSession(status: status),
      router: router
    )
    bootstrapper.start()
    return await router.first()
  }
}
