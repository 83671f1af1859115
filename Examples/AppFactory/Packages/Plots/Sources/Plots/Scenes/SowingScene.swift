import SwiftUI

/// A scene is given its feature's environment: it opens windows that need view models of their own.
struct SowingScene: Scene {
  let environment: PlotsEnvironment

  var body: some Scene {
    WindowGroup("Sow", id: "sowing") {
      SowingView(viewModel: environment.makeSowingViewModel())
    }
  }
}
