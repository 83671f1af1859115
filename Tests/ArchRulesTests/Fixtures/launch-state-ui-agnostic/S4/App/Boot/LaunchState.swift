import UIKit

enum LaunchState: Equatable {
  case authenticated
  case unauthenticated
  case locked
  case maintenance
  case failure(message: String)
  case showLoginScreen  // expect: launch-state-ui-agnostic "names"
  case navigateToHome  // expect: launch-state-ui-agnostic "is about navigation"
  case presentOnboarding  // expect: launch-state-ui-agnostic
  // case showCommented
  case loginScreen, homeViewController  // expect: launch-state-ui-agnostic, launch-state-ui-agnostic
  case home  // expect: launch-state-ui-agnostic
  case tabBar  // expect: launch-state-ui-agnostic "tab bar"
  case mainTab  // expect: launch-state-ui-agnostic "main tab"
  case mainSetup
  case initialRoute(String)  // expect: launch-state-ui-agnostic
  case authenticatedWithNewUI  // expect: launch-state-ui-agnostic
  case custom(UIViewController)  // expect: launch-state-ui-agnostic "carries 'UIViewController'"
  indirect case wrapped(LaunchState)
}

// Words in part, or in another sense.
enum AppLaunchState {
  case presented
  case viewed
  case openedBefore
  case displayUnavailable
  case openSession
  case screenLocked
  case viewOnly
  case launchFailed
  case onboardingRequired
  case updateRequired(minimumVersion: String)
  case preview
  case homeless
  case overview
  case `default`
}

enum OtherState {
  case showLoginScreen
}
