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
      baseURL: configuration.baseURL, session: .shared, retry: ExponentialBackoff())
    self.client = client
    store = DefaultsKeyValueStore(suite: nil)
    sessions = KeychainSessionRepository(store: KeychainStore.standard(service: "app.shell"))
    analytics =
      configuration.countsUsage ? BatchingAnalyticsTracker(client: client) : SilentAnalyticsTracker()
    uploads = QueuedFindUploader(client: client)
    photos = FilePhotoStore(folder: configuration.photoFolder)
  }

  func makeAppBootstrapper(router: any LaunchRouting) -> AppBootstrapper {
    let notices = RemoteServiceNoticeRepository(client: client)
    return AppBootstrapper(
      loadServiceNotice: LoadServiceNoticeUseCase(notices: notices),
      restoreSession: makeRestoreSession(),
      router: router
    )
  }

  func makeForegroundBootstrapper(router: any LaunchRouting) -> ForegroundBootstrapper {
    ForegroundBootstrapper(restoreSession: makeRestoreSession(), router: router)
  }

  func makeAnalyticsBootstrapper() -> AnalyticsBootstrapper {
    AnalyticsBootstrapper(analytics: analytics)
  }

  private func makeRestoreSession() -> any RestoreSessionUseCase {
    DefaultRestoreSessionUseCase(sessions: sessions, store: store, now: { Date() })
  }
}
