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

// Another name for a view model is no heir of it.
final class StopsViewModel: ObservableObject {
  @Published var stops: [String] = []  // expect: one-way-state "anyone can set 'stops'"
  @Published var query = ""
}

struct StopsView: View {
  typealias Model = StopsViewModel
  @ObservedObject var model: Model

  var body: some View {
    // What is read behind '$' is bound to nothing.
    ForEach($model.stops.wrappedValue, id: \.self) { Text($0) }
    TextField("Search", text: $model.query)
  }
}

// What heirs change is theirs as well.
class PageViewModel: ObservableObject {
  @Published var message = ""  // expect: one-way-state "anyone can set 'message'"
  @Published var isLoading = false
}

final class NewsViewModel: PageViewModel {
  func load() { isLoading = true }
}

open class ListViewModel: ObservableObject {
  @Published public var rows: [String] = []
}

final class RowsViewModel: ListViewModel {}
