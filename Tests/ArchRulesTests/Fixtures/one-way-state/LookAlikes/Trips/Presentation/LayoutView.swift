import SwiftUI

final class LayoutViewModel: ObservableObject {
  @Published private(set) var places = LayoutPlaces()
}

struct LayoutPlaces {
  var insert = 0
}

/// What is called like a change is read here.
struct LayoutView: View {
  @StateObject private var viewModel = LayoutViewModel()
  var body: some View { Text("Places").offset(x: viewModel.places.insert) }
}
