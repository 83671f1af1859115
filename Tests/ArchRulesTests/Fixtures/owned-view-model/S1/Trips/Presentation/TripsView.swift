import SwiftUI

final class TripsViewModel: ObservableObject {
  @Published private(set) var trips: [String] = []
}

@Observable final class MapViewModel {
  private(set) var region = ""
}

struct TripsView: View {
  @ObservedObject private var viewModel = TripsViewModel()  // expect: owned-view-model "under '@ObservedObject'"
  private let map = MapViewModel()  // expect: owned-view-model "in a property without a wrapper"

  var body: some View {
    DetailView(viewModel: TripsViewModel())  // expect: owned-view-model "made in the body of 'TripsView'"
  }
}

struct DetailView: View {
  @ObservedObject var viewModel: TripsViewModel
  var body: some View { Text("") }
}

struct LateView: View {
  @ObservedObject private var viewModel: TripsViewModel

  init() {
    viewModel = TripsViewModel()  // expect: owned-view-model
  }

  var body: some View { Text("") }
}

struct KeepingView: View {
  @StateObject private var viewModel: TripsViewModel

  init(viewModel: TripsViewModel) {
    _viewModel = StateObject(wrappedValue: viewModel)
  }

  var body: some View { Text("") }
}

struct ParentView: View {
  var body: some View {
    NavigationLink("Trips") {
      KeepingView(viewModel: .init())  // expect: owned-view-model "for 'KeepingView'"
    }
  }
}

struct LocalView: View {
  var body: some View {
    let viewModel = TripsViewModel()  // expect: owned-view-model "made in the body of 'LocalView' for 'DetailView'"
    return DetailView(viewModel: viewModel)
  }
}
