final class AppDependencyContainer {
  static let shared = AppDependencyContainer()
  func session() -> any SessionService { LiveSession() }
  func profiles() -> any ProfileRepository { StoredProfiles() }
  func loginModule() -> LoginModule { LoginModule(session: session()) }
}
final class LiveSession: SessionService { func start() {} }
final class StoredProfiles: ProfileRepository { func load() {} }
final class LoginModule { init(session: any SessionService) {} }

// Shared by the protocol that it alone conforms to.
protocol DependencyProvider {
  var session: any SessionService { get }
  var profiles: any ProfileRepository { get }
}
final class AppDependencyProvider: DependencyProvider {
  static var shared: DependencyProvider = AppDependencyProvider()
  let session: any SessionService = LiveSession()
  let profiles: any ProfileRepository = StoredProfiles()
}
