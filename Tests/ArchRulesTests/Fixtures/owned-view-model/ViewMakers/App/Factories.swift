import SwiftUI

enum TripsViewFactory {
  static func build() -> TripsView {
    let viewModel = TripsViewModel()
    return TripsView(viewModel: viewModel)
  }
}

struct ScreenFactory {
  func trips() -> TripsView { TripsView(viewModel: TripsViewModel()) }
  func someTrips() -> some View { TripsView(viewModel: TripsViewModel()) }
  func kept() -> KeptTripsView { KeptTripsView(viewModel: TripsViewModel()) }
  func trips(of viewModel: TripsViewModel) -> TripsView { TripsView(viewModel: viewModel) }
}
