import SwiftUI

public final class NowAppFactory {}

@MainActor
public extension NowAppFactory {
  func makeAppView() -> some View { Text("Now") }

  @ViewBuilder func makeSettingsView() -> some View { Text("Settings") }
}
