final class AppDependencyContainer {
  let analytics: any AnalyticsTracker = ConsoleTracker()
  lazy var flags: any FlagReading = RemoteFlags()
  func makeSessionRepository() -> any SessionRepository { KeychainSessionRepository() }
  func makeAppCoordinator() -> AppCoordinator { AppCoordinator(container: self) }
  func makeLogin() -> LoginCoordinator { LoginCoordinator(factory: self) }
  func registerLogin() {}
}

extension AppDependencyContainer: LoginFlowFactory {
  func makeLoginViewModel() -> LoginViewModel { LoginViewModel(analytics: analytics) }
}

// A part of the root may hold the whole.
final class AuthDependencyContainer {
  private let app: AppDependencyContainer
  init(app: AppDependencyContainer) { self.app = app }
  func makeSession() -> any SessionRepository { app.makeSessionRepository() }
}

// Everything here may ask for anything.
enum ServiceLocator {
  static var analytics: any AnalyticsTracker = ConsoleTracker()
  static let session: any SessionRepository = KeychainSessionRepository()
  static let version = "1.0"
  static func make() -> any FlagReading { RemoteFlags() }
}

struct World {
  var analytics: any AnalyticsTracker = ConsoleTracker()
  var flags: any FlagReading = RemoteFlags()
  var session: any SessionRepository = KeychainSessionRepository()
  var date: () -> Int = { 0 }
  var isDebug = false
  var server: Server = .live
}

enum Server { case live, staging }

var Current = World()

/// Gives what it is asked for.
final class Injector {
  static let shared = Injector()
  private var makers: [ObjectIdentifier: () -> Any] = [:]
  func register<T>(_ type: T.Type, _ make: @escaping () -> T) { makers[ObjectIdentifier(type)] = make }
  func resolve<T>(_ type: T.Type) -> T? { makers[ObjectIdentifier(type)]?() as? T }
}

func replaceWorld(with world: World) { Current = world }
