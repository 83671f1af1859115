import SwiftUI

final class TripsViewModel: ObservableObject {
  @Published private(set) var trips: [String] = []
}

@Observable
final class StopsViewModel {
  private(set) var stops: [String] = []
}

@Observable
class ScreenModel {
  private(set) var title = ""
}

final class RoutesViewModel: ScreenModel {}

struct TripsView: View {
  @StateObject private var viewModel: TripsViewModel
  @State private var stops: StopsViewModel
  private let routes: RoutesViewModel
  private let container: TripsContainer

  init(container: TripsContainer) {
    self.container = container
    _viewModel = StateObject(wrappedValue: container.tripsViewModel())
    _stops = State(initialValue: container.stopsViewModel)
    routes = container.routesViewModel  // expect: owned-view-model "'TripsView' makes its 'RoutesViewModel' in a property without a wrapper"
  }

  var body: some View {
    VStack {
      TripList(viewModel: viewModel)
      TripMap(viewModel: self.viewModel)
      TripCount(viewModel: viewModel)
      StopList(viewModel: stops)
      StopCount(viewModel: stops)
      StopDetail(viewModel: container.getStopsViewModel(of: "Bern"))  // expect: owned-view-model
      TripDetail(viewModel: container.kept)
    }
  }
}

// Claims what another view has.
struct TripList: View {
  @StateObject var viewModel: TripsViewModel  // expect: owned-view-model "'TripList' keeps the 'TripsViewModel' that 'TripsView' gives it, as if it were its own"
  var body: some View { Text("\(viewModel.trips.count)") }
}

struct TripMap: View {
  @StateObject private var viewModel: TripsViewModel  // expect: owned-view-model

  init(viewModel: TripsViewModel) { _viewModel = StateObject(wrappedValue: viewModel) }
  var body: some View { Text("\(viewModel.trips.count)") }
}

struct StopList: View {
  @State var viewModel: StopsViewModel  // expect: owned-view-model
  var body: some View { Text("\(viewModel.stops.count)") }
}

// Follow it.
struct TripCount: View {
  @ObservedObject var viewModel: TripsViewModel
  var body: some View { Text("\(viewModel.trips.count)") }
}

struct StopCount: View {
  let viewModel: StopsViewModel
  var body: some View { Text("\(viewModel.stops.count)") }
}

// Is given its own.
struct StopDetail: View {
  @State var viewModel: StopsViewModel
  var body: some View { Text("\(viewModel.stops.count)") }
}

struct TripDetail: View {
  @StateObject var viewModel: TripsViewModel
  var body: some View { Text("\(viewModel.trips.count)") }
}
