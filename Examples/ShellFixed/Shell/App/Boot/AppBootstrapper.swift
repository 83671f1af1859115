/// Finds out in which state the app starts and hands that on.
@MainActor
final class AppBootstrapper {
  private let restoreSession: any RestoreSessionUseCase
  private let router: any LaunchRouting

  init(restoreSession: any RestoreSessionUseCase, router: any LaunchRouting) {
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
      let status = try await restoreSession.execute()
      router.route(to: LaunchState(status))
    } catch {
      router.route(to: .failure(message: error.localizedDescription))
    }
  }
}
