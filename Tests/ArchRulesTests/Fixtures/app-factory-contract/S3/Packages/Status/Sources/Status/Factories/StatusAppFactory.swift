import SwiftUI

public final class StatusAppFactory {
  let environment: StatusEnvironment  // expect: app-factory-contract "'environment' of 'StatusAppFactory' is not private"

  public init() { environment = StatusEnvironment() }

  public func makeAppView() -> some View {  // expect: app-factory-contract "not on the main actor"
    Text("Status")
  }

  @MainActor
  public func makeSettingsView() -> AnyView {  // expect: app-factory-contract "returns 'AnyView'"
    AnyView(Text("Settings"))
  }

  @MainActor
  public func makeScene() -> ComposeScene {  // expect: app-factory-contract "instead of 'some Scene'"
    ComposeScene()
  }
}

struct StatusEnvironment {}
