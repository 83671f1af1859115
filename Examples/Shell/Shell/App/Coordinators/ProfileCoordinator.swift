import SwiftUI
import UIKit

@MainActor
final class ProfileCoordinator: Coordinator {
  private let navigation: UINavigationController
  private let factory: any ProfileFlowFactory
  private let formatter: any FindFormatting

  init(
    navigation: UINavigationController,
    factory: any ProfileFlowFactory,
    formatter: LocalizedFindFormatter
  ) {
    self.navigation = navigation
    self.factory = factory
    self.formatter = formatter
  }

  func start() {
    let viewModel = factory.makeProfileViewModel { [weak self] find in
      self?.showDetail(of: find)
    }
    let uploads = factory.makeUploadMonitor()
    let view = ProfileView(viewModel: viewModel).environmentObject(uploads)
    let screen = UIHostingController(rootView: view)
    screen.tabBarItem = UITabBarItem(
      title: "My shells", image: UIImage(systemName: "fossil.shell"), selectedImage: nil)
    navigation.setViewControllers([screen], animated: false)
  }

  private func showDetail(of find: Find) {
    let detail = factory.makeFindDetail(for: find, delegate: self)
    navigation.pushViewController(detail, animated: true)
  }
}

extension ProfileCoordinator: FindDetailDelegate {
  func findDetailDidRequestShare(of find: Find) {
    let text = formatter.shareText(for: find)
    let share = UIActivityViewController(activityItems: [text], applicationActivities: nil)
    navigation.present(share, animated: true)
  }
}
