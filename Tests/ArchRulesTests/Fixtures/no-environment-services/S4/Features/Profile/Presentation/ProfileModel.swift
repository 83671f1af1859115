import SwiftUI

/// A view model under a shorter name.
final class ProfileModel: ObservableObject {
  @Published var name = ""
  func load() async {}
}

final class Palette: ObservableObject {
  @Published var accent = "red"
}

/// Holds what is shown, and does nothing.
final class FilterModel: ObservableObject {
  @Published var isOpen = false
  func toggle() { isOpen.toggle() }
}

struct ProfileBadge: View {
  @EnvironmentObject var filter: FilterModel
  @EnvironmentObject var model: ProfileModel  // expect: no-environment-services
  @EnvironmentObject var palette: Palette
  var body: some View { Text(model.name) }
}
