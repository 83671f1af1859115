/// Finds out in which state the app starts and hands that on.
@MainActor
final class AppBootstrapper {
  private let loadServiceNotice: LoadServiceNoticeUseCase
  private let restoreSession: any RestoreSessionUseCase
  private let router: any LaunchRouting

  init(
    loadServiceNotice: LoadServiceNoticeUseCase,
    restoreSession: any RestoreSessionUseCase,
    router: any LaunchRouting
  ) {
    self.loadServiceNotice = loadServiceNotice
    self.restoreSession = restoreSession
    self.router = router
  }

  func start() {
    Task { [weak self] in
      guard let self else { return }
      await launch()
    }
  }

  private func launch() async {
    do {
      let notice = try await loadServiceNotice.execute()
      if notice?.severity == .outage {
        router.route(to: .maintenance)
        return
      }
      let status = try await restoreSession.execute()
      router.route(to: LaunchState(status))
    } catch {
      router.route(to: .failure(message: error.localizedDescription))
    }
  }
}
