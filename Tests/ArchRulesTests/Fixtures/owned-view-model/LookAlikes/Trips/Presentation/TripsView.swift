import SwiftUI

final class TripsViewModel: ObservableObject {
  static let shared = TripsViewModel()
}

@Observable final class MapViewModel {}

struct TripsView: View {
  @StateObject private var viewModel = TripsViewModel()
  @State private var map = MapViewModel()
  @ObservedObject private var shared = TripsViewModel.shared
  @ObservedObject var given: TripsViewModel
  static let sample = TripsViewModel()

  var body: some View {
    LazyView(viewModel: TripsViewModel())
    Button("Show") { show(TripsViewModel()) }
    Button("Later") {
      let later = TripsViewModel()
      show(later)
    }
    DetailView(given: viewModel)
  }

  private func show(_ viewModel: TripsViewModel) {}
}

struct DetailView: View {
  @StateObject private var viewModel: TripsViewModel

  init(container: Container) {
    _viewModel = StateObject(wrappedValue: container.makeTripsViewModel())
  }

  init(given: TripsViewModel) {
    _viewModel = StateObject(
      wrappedValue: TripsViewModel())
  }

  var body: some View { Text("") }
}

struct LazyView: View {
  @StateObject private var viewModel: TripsViewModel
  init(viewModel: @autoclosure @escaping () -> TripsViewModel) {
    _viewModel = StateObject(wrappedValue: viewModel())
  }
  var body: some View { Text("") }
}

final class Container {
  func makeTripsViewModel() -> TripsViewModel { TripsViewModel() }
}

/// A view controller lives as long as its screen.
final class TripsViewController: UIViewController {
  private let viewModel = TripsViewModel()
}

/// Plain data for a row.
struct RowViewModel {
  let title: String
}

struct RowView: View {
  let model = RowViewModel(title: "")
  var body: some View { Text(model.title) }
}

struct TripsView_Previews: PreviewProvider {
  static var previews: some View { TripsView(given: TripsViewModel()) }
}

// The 'init' that Swift writes asks for it once, as '@StateObject' does.
struct StopsView: View {
  @StateObject var viewModel: TripsViewModel
  var body: some View { Text("Stops") }
}

struct StopsPage: View {
  let container: TripsContainer
  var body: some View {
    StopsView(viewModel: TripsViewModel())
    StopsView(viewModel: container.makeTripsViewModel())
  }
}

struct TripsContainer {
  func makeTripsViewModel() -> TripsViewModel { TripsViewModel() }
}

// Made of what it is given, and nothing in it changes: made anew it says the same.
final class StopRowViewModel: ObservableObject {
  let title: String
  let onTap: () -> Void
  init(title: String, onTap: @escaping () -> Void) {
    self.title = title
    self.onTap = onTap
  }
}

struct StopRow: View {
  @ObservedObject var viewModel: StopRowViewModel
  var body: some View { Text(viewModel.title) }
}

struct StopRows: View {
  let titles: [String]
  var body: some View {
    ForEach(titles, id: \.self) { title in StopRow(viewModel: StopRowViewModel(title: title, onTap: {})) }
  }
}
