import SwiftUI

// The app binds what it keeps itself.
@main struct TripsApp: App {
  @StateObject private var tabs = TabsViewModel()
  var body: some Scene {
    WindowGroup { RootView(selected: $tabs.selected) }
  }
}

final class TabsViewModel: ObservableObject {
  @Published var selected = 0
}

struct RootView: View {
  @Binding var selected: Int
  var body: some View { Text("Root") }
}
