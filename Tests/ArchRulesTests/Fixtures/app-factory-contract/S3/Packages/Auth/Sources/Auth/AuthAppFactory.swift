import SwiftUI

public final class AuthAppFactory {  // expect: app-factory-contract "no public 'makeAppView'"
  public private(set) var container = AuthContainer()  // expect: app-factory-contract "container"

  public init() {}

  @MainActor
  func makeAppView() -> some View { Text("Auth") }

  @MainActor
  public nonisolated func makeScene() -> some Scene { WindowGroup { Text("Auth") } }

  nonisolated public func makeSettingsView() -> some View { Text("Auth") }  // expect: app-factory-contract "main actor"
}

struct AuthContainer {}
