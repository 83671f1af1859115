import SwiftUI

@main struct ShellApp: App {
  @StateObject private var locations = LocationManager()
  private let client = APIClient()
  private let container = AppContainer()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environmentObject(locations)  // expect: no-environment-services "'LocationManager' is delivered through the SwiftUI environment with 'environmentObject'"
        .environmentObject(LocationManager.shared)  // expect: no-environment-services
        .environmentObject(container.makeLocations())  // expect: no-environment-services
        .environment(client)  // expect: no-environment-services "with 'environment'"
        .environment(\.tracking, ConsoleTracker())  // expect: no-environment-services
        .environment(\.client, client)  // expect: no-environment-services
        .environment(\.spacing, 4)
        .environment(\.locale, .current)
        .environment(\.palette, Palette())
        .environmentObject(AppTheme())
        .environmentObject(SessionState())
        .environmentObject(unknown)
    }
  }
}

final class AppContainer {
  func makeLocations() -> LocationManager { LocationManager() }
}
