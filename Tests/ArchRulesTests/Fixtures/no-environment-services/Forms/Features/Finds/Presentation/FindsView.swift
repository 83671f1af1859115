import SwiftUI

final class FindsViewModel: ObservableObject {
  private let tracking: any Tracking
  init(tracking: any Tracking) { self.tracking = tracking }
  func load() async {}
}

// Read-only state.
final class AppTheme: ObservableObject {
  @Published private(set) var accent = "red"
}

@MainActor final class SessionState: ObservableObject {
  @Published private(set) var isSignedIn = false
  func refresh() async {}
}

final class Selection: ObservableObject {
  @Published var id: Int?
}

struct FindsView: View {
  @EnvironmentObject private var locations: LocationManager  // expect: no-environment-services "'LocationManager' is taken from the SwiftUI environment with '@EnvironmentObject'"
  @EnvironmentObject var viewModel: FindsViewModel  // expect: no-environment-services
  @Environment(APIClient.self) private var client  // expect: no-environment-services "'@Environment(APIClient.self)'"
  @Environment(APIClient.self) private var optional: APIClient?  // expect: no-environment-services
  @Environment(\.client) private var other  // expect: no-environment-services
  @Environment(\EnvironmentValues.client) private var spelled  // expect: no-environment-services
  @Environment(\.tracking) private var tracking  // expect: no-environment-services
  @Environment(/* \.palette */ \.client) private var commented  // expect: no-environment-services
  @Environment(  // Palette.self
    APIClient.self) private var broken  // expect: no-environment-services

  @EnvironmentObject var theme: AppTheme
  @EnvironmentObject var session: SessionState
  @EnvironmentObject var selection: Selection
  @EnvironmentObject var unknown: SomethingElse
  @Environment(\.dismiss) private var dismiss
  @Environment(\.colorScheme) var scheme
  @Environment(\.managedObjectContext) private var context
  @Environment(\.palette) private var palette
  @Environment(\.spacing) private var spacing
  @Environment(Router.self) private var router
  @ObservedObject var given: FindsViewModel
  @StateObject var own: FindsViewModel
  @Binding var location: LocationManager
  let plain: LocationManager
  // @EnvironmentObject var commented: LocationManager
  let text = "@EnvironmentObject var quoted: LocationManager"

  var body: some View {
    Text("a")
      .environment(\.dynamicTypeSize, .large)
      .environmentObject(given)  // expect: no-environment-services
      .environmentObject(theme)
  }
}

#Preview {
  FindsView().environmentObject(LocationManager())
}
