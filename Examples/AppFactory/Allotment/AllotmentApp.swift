import SwiftUI

@main
struct AllotmentApp: App {
  private let environment = AllotmentEnvironment()

  var body: some Scene {
    WindowGroup {
      RootView(plots: environment.plots, weather: environment.weather)
    }
    environment.plots.makeScene()
  }
}
