import SwiftUI
import UIKit

@MainActor
final class AuthCoordinator: Coordinator {
  private let navigation: UINavigationController
  private let factory: any AuthFlowFactory
  private let onSignedIn: () -> Void

  init(
    navigation: UINavigationController, factory: any AuthFlowFactory, onSignedIn: @escaping () -> Void
  ) {
    self.navigation = navigation
    self.factory = factory
    self.onSignedIn = onSignedIn
  }

  func start() {
    let viewModel = factory.makeSignInViewModel { [weak self] outcome in
      self?.follow(outcome)
    }
    let screen = UIHostingController(rootView: SignInView(viewModel: viewModel))
    navigation.setViewControllers([screen], animated: false)
  }

  private func follow(_ outcome: SignInOutcome) {
    switch outcome {
    case .signedIn: onSignedIn()
    case .showVerificationScreen: showVerification()
    }
  }

  private func showVerification() {
    let alert = UIAlertController(
      title: "Check your mail",
      message: "We sent you a link. Open it on this phone to go on.",
      preferredStyle: .alert
    )
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    navigation.present(alert, animated: true)
  }
}
