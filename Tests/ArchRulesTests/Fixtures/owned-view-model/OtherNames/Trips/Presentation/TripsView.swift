import SwiftUI

// View models under other names, which are gone with the view where it does not own them.
final class TripsModel: ObservableObject {
  @Published private(set) var titles: [String] = []
}

final class TripsViewModel {
  final class Output: ObservableObject {
    @Published fileprivate(set) var titles: [String] = []
  }
}

struct TripsView: View {
  @ObservedObject private var model = TripsModel()  // expect: owned-view-model
  @ObservedObject private var output = TripsViewModel.Output()  // expect: owned-view-model
  var body: some View { Text(model.titles.first ?? "") }
}

// This one keeps them.
struct OwnTripsView: View {
  @StateObject private var model = TripsModel()
  @StateObject private var output = TripsViewModel.Output()
  var body: some View { Text(model.titles.first ?? "") }
}
