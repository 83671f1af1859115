import SwiftUI

struct ProfileView: View {
  @EnvironmentObject private var uploads: UploadMonitor  // expect: no-environment-services "'UploadMonitor' is taken from the SwiftUI environment"
  @EnvironmentObject var state: AppState
  @EnvironmentObject var foreign: SomeSDKObject
  @Environment(\.dismiss) var dismiss
  @ObservedObject var observed: UploadMonitor
  let monitor: UploadMonitor
  // @EnvironmentObject var commented: UploadMonitor

  var body: some View {
    let local = UploadMonitor()
    ChildView()
      .environmentObject(monitor)  // expect: no-environment-services "is delivered"
      .environmentObject(UploadMonitor())  // expect: no-environment-services
      .environmentObject(local)  // expect: no-environment-services
      .environmentObject(make())  // expect: no-environment-services
      .environmentObject(self.monitor)  // expect: no-environment-services
      .environmentObject(state)
      .environmentObject(unknown)
  }

  func make() -> UploadMonitor { monitor }
}

#Preview {
  ProfileView().environmentObject(UploadMonitor())
}
