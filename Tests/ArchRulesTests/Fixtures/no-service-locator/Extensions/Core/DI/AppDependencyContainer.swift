final class AppDependencyContainer {
  static let shared = AppDependencyContainer()
  func session() -> any SessionService { LiveSession() }
  func profiles() -> any ProfileRepository { StoredProfiles() }
  func loginModule() -> LoginModule { LoginModule(session: session()) }
}
final class LiveSession: SessionService { func start() {} }
final class StoredProfiles: ProfileRepository { func load() {} }
final class LoginModule { init(session: any SessionService) {} }
