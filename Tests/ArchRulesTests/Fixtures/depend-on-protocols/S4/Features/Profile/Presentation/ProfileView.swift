import SwiftUI

final class ProfileViewModel: Loading {
  func load() {}
}

struct ProfileView: View {
  let model: ProfileViewModel
  var body: some View { Text("") }
}
