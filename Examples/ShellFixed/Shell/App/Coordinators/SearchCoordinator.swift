import SwiftUI
import UIKit

@MainActor
final class SearchCoordinator: Coordinator {
  private let navigation: UINavigationController
  private let factory: any SearchFlowFactory

  init(navigation: UINavigationController, factory: any SearchFlowFactory) {
    self.navigation = navigation
    self.factory = factory
  }

  func start() {
    let view = SearchView(viewModel: factory.makeSearchViewModel(delegate: self))
    let screen = UIHostingController(rootView: view)
    screen.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 0)
    navigation.setViewControllers([screen], animated: false)
  }

  private func showDetail(of species: Species) {
    let detail = UIHostingController(rootView: SpeciesDetailView(species: species))
    detail.navigationItem.title = species.displayName
    navigation.pushViewController(detail, animated: true)
  }

  private func showProtectionNotice(for species: Species) {
    let alert = UIAlertController(
      title: species.displayName,
      message: "This species is protected. Please leave it on the beach.",
      preferredStyle: .alert
    )
    alert.addAction(
      UIAlertAction(title: "I will", style: .default) { [weak self] _ in
        self?.showDetail(of: species)
      })
    navigation.present(alert, animated: true)
  }
}

extension SearchCoordinator: SearchViewModelDelegate {
  func searchDidSelect(_ selection: SpeciesSelection) {
    switch selection {
    case .unrestricted(let species): showDetail(of: species)
    case .restricted(let species): showProtectionNotice(for: species)
    }
  }
}
