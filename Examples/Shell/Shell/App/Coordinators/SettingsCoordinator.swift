import SwiftUI
import UIKit

@MainActor
final class SettingsCoordinator: Coordinator {
  private let navigation: UINavigationController
  private let factory: any SettingsFlowFactory
  private let onSignedOut: () -> Void

  init(
    navigation: UINavigationController, factory: any SettingsFlowFactory, onSignedOut: @escaping () -> Void
  ) {
    self.navigation = navigation
    self.factory = factory
    self.onSignedOut = onSignedOut
  }

  func start() {
    let viewModel = factory.makeSettingsViewModel(onSignedOut: onSignedOut)
    let screen = UIHostingController(rootView: SettingsView(viewModel: viewModel))
    screen.tabBarItem = UITabBarItem(
      title: "Settings", image: UIImage(systemName: "gearshape"), selectedImage: nil)
    navigation.setViewControllers([screen], animated: false)
  }
}
