import SwiftUI

public final class StatusAppFactory {
  private let environment = StatusEnvironment()

  @MainActor
  public func makeAppView() -> some View { StatusView(viewModels: environment.viewModelFactory) }

  @MainActor
  public func makeScene() -> some Scene { ComposeScene(environment: environment) }
}
