import SwiftUI

@MainActor
public final class StatusAppFactory {
  private let environment: StatusEnvironment
  fileprivate let container = StatusContainer()
  let title = "Status"
  let environmentTitle = "Production"
  static let environment = "production"

  var modelContainer: String { "computed" }

  public init() { environment = StatusEnvironment() }

  public func makeAppView(selection: Binding<Int?>) -> some View { decorated(Text("Status")) }

  public func makeSettingsView() -> some SwiftUI.View { Text("Settings") }

  public func makeScene() -> some Scene { WindowGroup { Text("Compose") } }

  public func makeAccountService() -> Int { 1 }

  private func decorated(_ view: some View) -> some View { view.padding() }

  nonisolated private func makeSceneTitle() -> String { title }
}

struct StatusEnvironment {}
struct StatusContainer {}
