final class AppContainer {
  private let sessions: any SessionStoring = DefaultsSessionStore()
  func makeSessions() -> any SessionStoring { sessions }
  var store: any SessionStoring { sessions }
  func makeHomeViewModel() -> HomeViewModel { HomeViewModel(sessions: sessions) }
}
