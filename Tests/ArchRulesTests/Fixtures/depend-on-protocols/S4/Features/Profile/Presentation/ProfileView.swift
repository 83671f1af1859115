import SwiftUI

final class ProfileViewModel: Loading {
  func load() {}
}

struct ProfileView: View {
  let model: ProfileViewModel
  var body: some View { Text("") }
}

struct StatusView: View {
  let status: Status
  var body: some View { Text(status.id) }
}
