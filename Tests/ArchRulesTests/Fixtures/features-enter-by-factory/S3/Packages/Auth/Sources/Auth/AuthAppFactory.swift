import Status
import SwiftUI

public final class AuthAppFactory {
  @MainActor public func makeAppView() -> some View { AuthView() }
}

struct AuthView: View {
  let counter: StatusCounter?  // expect: features-enter-by-factory "feature 'Auth' uses 'StatusCounter'"
  var body: some View { Text("Auth") }
}
