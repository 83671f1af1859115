import SwiftUI

final class TripsViewModel: ObservableObject {
  @Published var trips: [String] = []  // expect: one-way-state "anyone can set 'trips'"
  @Published var isSelecting = false  // expect: one-way-state "anyone can set 'isSelecting'"
  @Published private(set) var title = ""
}

@Observable final class MapViewModel {
  var region = "here"  // expect: one-way-state "anyone can set 'region'"
}

struct TripsView: View {
  @StateObject private var viewModel = TripsViewModel()

  var body: some View {
    Button("Clear") {
      viewModel.trips = []  // expect: one-way-state "view 'TripsView' writes 'trips'"
    }
    Button("Select") {
      viewModel.isSelecting.toggle()  // expect: one-way-state "writes 'isSelecting'"
    }
    .onAppear { add() }
  }

  private func add() {
    viewModel.trips.append("")  // expect: one-way-state "writes 'trips'"
    viewModel.trips[0] = "first"  // expect: one-way-state "writes 'trips'"
    viewModel.trips.remove(at: 0)  // expect: one-way-state "writes 'trips'"
    viewModel.trips.move(fromOffsets: [0], toOffset: 1)  // expect: one-way-state "writes 'trips'"
    viewModel.trips.sort()  // expect: one-way-state "writes 'trips'"
    _ = viewModel.trips.sorted()
  }
}
