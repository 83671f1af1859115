import UIKit

// What registers is handed the container by its nature, in its own extension, too.
protocol FeatureRegistering {
  static func register(in container: AppDependencyContainer)
}
extension FeatureRegistering {
  static func registerAgain(in container: AppDependencyContainer) { register(in: container) }
}

// A protocol only says what is asked for.
protocol LoginFactory { func make(_ container: AppDependencyContainer) -> LoginModule }

extension AppDependencyContainer {
  func again() -> any SessionService { AppDependencyContainer.shared.session() }
}

extension LoginRoutes {
  func logout() { print("AppDependencyContainer.shared.loginModule()") }
}

extension Tracking {
  func trackTwice() {
    track()
    track()
  }
}
