import SwiftUI

/// The flow's routes and its root view stand beside the coordinator.
enum AuthRoute {
  case profile(UserProfile)
}

struct AuthFlowView: View {
  let profiles: [UserProfile]
  var body: some View { Text("") }
}

final class AuthFlowCoordinator {
  private var routes: [AuthRoute] = []
  func show(_ profile: UserProfile) { routes.append(.profile(profile)) }
}
