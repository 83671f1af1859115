import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Default", sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  private let container = AppDependencyContainer(configuration: .live)
  private var bootstrapper: AppBootstrapper?
  private var foreground: ForegroundBootstrapper?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    let coordinator = container.makeAppCoordinator(window: window)
    let bootstrapper = container.makeAppBootstrapper(router: coordinator)
    self.window = window
    self.bootstrapper = bootstrapper
    foreground = container.makeForegroundBootstrapper(router: coordinator)

    coordinator.start()
    bootstrapper.start()
    container.makeAnalyticsBootstrapper().start()
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    foreground?.didEnterBackground()
  }

  func sceneWillEnterForeground(_ scene: UIScene) {
    foreground?.willEnterForeground()
  }
}
