import UIKit

/// Swaps the flows of the whole window.
@MainActor
final class AppCoordinator: Coordinator, LaunchRouting {
  private let window: UIWindow
  private let factory: any CoordinatorFactory
  private var children: [any Coordinator] = []

  init(window: UIWindow, factory: any CoordinatorFactory) {
    self.window = window
    self.factory = factory
  }

  func start() {
    let launchScreen = UIStoryboard(name: "LaunchScreen", bundle: nil)
    window.rootViewController = launchScreen.instantiateInitialViewController()
    window.makeKeyAndVisible()
  }

  func route(to state: LaunchState) {
    switch state {
    case .showWelcomeTour:
      showMessage(title: "Welcome", text: "Search for a shell, or sign in to keep yours.")
    case .unauthenticated: showAuthFlow()
    case .authenticated: showMainFlow()
    case .locked: showAuthFlow()
    case .maintenance: showMessage(title: "Low tide", text: "We are back in a little while.")
    case .failure(let message): showMessage(title: "Something went wrong", text: message)
    }
  }

  private func showAuthFlow() {
    let navigation = UINavigationController()
    let auth = factory.makeAuthCoordinator(navigation: navigation) { [weak self] in
      self?.showMainFlow()
    }
    show(navigation, led: [auth])
  }

  private func showMainFlow() {
    let profile = UINavigationController()
    let search = UINavigationController()
    let settings = UINavigationController()
    let tabs = UITabBarController()
    tabs.viewControllers = [search, profile, settings]
    show(
      tabs,
      led: [
        factory.makeSearchCoordinator(navigation: search),
        factory.makeProfileCoordinator(navigation: profile),
        factory.makeSettingsCoordinator(navigation: settings) { [weak self] in self?.showAuthFlow() },
      ])
  }

  private func showMessage(title: String, text: String) {
    let controller = UIViewController()
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = title
    configuration.secondaryText = text
    controller.contentUnavailableConfiguration = configuration
    show(controller, led: [])
  }

  private func show(_ root: UIViewController, led coordinators: [any Coordinator]) {
    children = coordinators
    window.rootViewController = root
    for child in children {
      child.start()
    }
  }
}
