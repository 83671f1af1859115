import SwiftUI

public final class AuthAppFactory {
  @MainActor public func makeAppView() -> some View { Text("Auth") }
}
