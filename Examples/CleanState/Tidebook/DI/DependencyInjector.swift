import Foundation

/// The composition root: whatever works for others is made here.
@MainActor
enum DependencyInjector {
  private static let client: any HTTPClient = URLSessionHTTPClient(session: .shared)
  private static let clock = TideClock()

  static func makeTidesViewModel() -> TidesViewModel {
    TidesViewModel(repository: RemoteTideRepository(client: client), clock: clock)
  }

  static func makeLogbookViewModel() -> LogbookViewModel {
    LogbookViewModel(repository: FileLogbookRepository(folder: .documentsDirectory))
  }

  static func makeHarbourPickerViewModel() -> HarbourPickerViewModel {
    HarbourPickerViewModel(harbours: HarbourRepository(client: client))
  }
}
