import SwiftUI

@main
struct WalkiesApp: App {
  private let container = DependencyContainer()

  var body: some Scene {
    WindowGroup {
      WalksView(container: container)
        .environment(\.dependencyContainer, container)
        .environmentObject(container.walkRecorder)
    }
  }
}
