import UIKit

/// Owns one flow of the app: what is shown, and what comes after it.
@MainActor
protocol Coordinator: AnyObject {
  func start()
}

/// What the app coordinator needs made.
@MainActor
protocol CoordinatorFactory {
  func makeAuthCoordinator(
    navigation: UINavigationController, onSignedIn: @escaping () -> Void
  ) -> any Coordinator
  func makeProfileCoordinator(navigation: UINavigationController) -> any Coordinator
  func makeSearchCoordinator(navigation: UINavigationController) -> any Coordinator
  func makeSettingsCoordinator(
    navigation: UINavigationController, onSignedOut: @escaping () -> Void
  ) -> any Coordinator
}

@MainActor
protocol AuthFlowFactory {
  func makeSignInViewModel(onOutcome: @escaping (SignInOutcome) -> Void) -> SignInViewModel
}

@MainActor
protocol ProfileFlowFactory {
  func makeProfileViewModel(onSelect: @escaping (Find) -> Void) -> ProfileViewModel
  func makeUploadMonitor() -> UploadMonitor
  func makeFindDetail(for find: Find, delegate: any FindDetailDelegate) -> UIViewController
}

@MainActor
protocol SearchFlowFactory {
  func makeSearchViewModel(delegate: any SearchViewModelDelegate) -> SearchViewModel
}

@MainActor
protocol SettingsFlowFactory {
  func makeSettingsViewModel(onSignedOut: @escaping () -> Void) -> SettingsViewModel
}
