import SwiftUI

@main struct TripsApp: App {
  private let container = DependencyContainer()

  var body: some Scene {
    WindowGroup {
      RootView(viewModel: container.makeRootViewModel())  // expect: owned-view-model "made in the body of 'TripsApp'"
    }
  }
}
