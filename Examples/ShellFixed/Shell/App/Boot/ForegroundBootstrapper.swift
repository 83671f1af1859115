/// Decides nothing by itself: notes when the app goes away, and asks again when it returns.
@MainActor
final class ForegroundBootstrapper {
  private let noteAbsence: any NoteAbsenceUseCase
  private let restoreSession: any RestoreSessionUseCase
  private let router: any LaunchRouting

  init(
    noteAbsence: any NoteAbsenceUseCase,
    restoreSession: any RestoreSessionUseCase,
    router: any LaunchRouting
  ) {
    self.noteAbsence = noteAbsence
    self.restoreSession = restoreSession
    self.router = router
  }

  func didEnterBackground() {
    noteAbsence.execute()
  }

  func willEnterForeground() {
    Task { [weak self] in
      guard let self else { return }
      do {
        let status = try await restoreSession.execute()
        router.route(to: LaunchState(status))
      } catch {
        router.route(to: .failure(message: error.localizedDescription))
      }
    }
  }
}
