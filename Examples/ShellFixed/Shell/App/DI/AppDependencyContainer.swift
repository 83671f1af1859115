import Foundation

/// Where the app talks to, and how.
struct AppConfiguration: Sendable {
  let baseURL: URL
  let photoFolder: URL
  let countsUsage: Bool

  static let live = AppConfiguration(
    baseURL: URL(filePath: "/api/v2/", relativeTo: URL(string: "https://shell.example")),
    photoFolder: .documentsDirectory.appending(path: "Photos"),
    countsUsage: true
  )
}

/// Puts the app together. Everything that does work for others is made here.
@MainActor
final class AppDependencyContainer {
  let client: any HTTPClient
  let store: any KeyValueStore
  let sessions: any SessionRepository
  let analytics: any AnalyticsTracker
  let uploads: any FindUploading
  let photos: any PhotoStore

  init(configuration: AppConfiguration) {
    let client = URLSessionHTTPClient(
      baseURL: configuration.baseURL, session: .shared, retry: ExponentialBackoff(),
      activity: NetworkActivityMonitor())
    self.client = client
    store = DefaultsKeyValueStore(suite: nil)
    sessions = KeychainSessionRepository(store: KeychainStore(service: "app.shell"))
    analytics =
      configuration.countsUsage ? BatchingAnalyticsTracker(client: client) : SilentAnalyticsTracker()
    uploads = QueuedFindUploader(client: client)
    photos = FilePhotoStore(folder: configuration.photoFolder)
  }

  func makeAppBootstrapper(router: any LaunchRouting) -> AppBootstrapper {
    AppBootstrapper(restoreSession: makeRestoreSession(), router: router)
  }

  func makeForegroundBootstrapper(router: any LaunchRouting) -> ForegroundBootstrapper {
    ForegroundBootstrapper(
      noteAbsence: DefaultNoteAbsenceUseCase(store: store, now: { Date() }),
      restoreSession: makeRestoreSession(),
      router: router
    )
  }

  func makeAnalyticsBootstrapper() -> AnalyticsBootstrapper {
    AnalyticsBootstrapper(analytics: analytics)
  }

  private func makeRestoreSession() -> any RestoreSessionUseCase {
    DefaultRestoreSessionUseCase(
      loadServiceNotice: LoadServiceNoticeUseCase(notices: RemoteServiceNoticeRepository(client: client)),
      sessions: sessions,
      store: store,
      now: { Date() }
    )
  }
}
