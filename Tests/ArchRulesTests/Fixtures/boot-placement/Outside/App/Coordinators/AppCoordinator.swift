// Implementing the protocol and extending the state is what coordinators do.
final class AppCoordinator: LaunchRouting {
  func route(to state: LaunchState) {}
}

extension LaunchState {
  var isReady: Bool { self == .authenticated }
}

let text = "final class OtherBootstrapper {}"
// final class CommentedBootstrapper {}
typealias State = LaunchState
