import DesignSystem
import Status
import StatusBar
import StatusInterface
import SwiftUI

@main
struct TallyApp: App {
  let factory: any StatusAppFactoryProtocol = StatusAppFactory()
  let opening: (any StatusOpening)? = nil
  let style = StatusBarStyle()

  var body: some Scene {
    WindowGroup {
      StatusAppFactory().makeAppView(tab: StatusAppFactory.Tab.all)
      StatusBadge()
    }
  }
}

/// A view of the app's own with a name that a feature has, too.
struct StatusRow: View {
  var body: some View { Text("StatusView") }
}

#Preview {
  StatusView()
}
