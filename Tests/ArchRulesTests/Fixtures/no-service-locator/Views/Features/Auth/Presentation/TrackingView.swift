import SwiftUI

struct TrackingView: View {
  @StateObject private var viewModel: TrackingViewModel
  init(container: DependencyContainer) {
    _viewModel = StateObject(wrappedValue: container.makeViewModel())
  }
}

struct OtherView: View {
  @Environment(\.dependencyContainer) private var container
}

final class TrackingViewModel {
  @Environment(\.dependencyContainer) private var container  // expect: no-service-locator "out of the environment"
  private let tracking: any Tracking
  private let legacy: LegacyContainer
  init(tracking: any Tracking) { self.tracking = tracking }
  convenience init(container: DependencyContainer) { self.init(tracking: container.tracking) }
}

struct TrackingScreenFactory {
  let container: DependencyContainer
}
