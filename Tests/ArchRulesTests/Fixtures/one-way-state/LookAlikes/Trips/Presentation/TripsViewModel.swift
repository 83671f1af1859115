import SwiftUI

final class TripsViewModel: ObservableObject {
  @Published private(set) var trips: [String] = []
  @Published fileprivate(set) var title = ""
  @Published private var cache: [String] = []
  /// Bound by text fields and sheets.
  @Published var query = ""
  @Published var isPresented = false
  @Published var level = ""
  @Published var note: String = ""
  @Published var anchor: String?
  /// What is called back is no state.
  @Published var onFinish: () -> Void = {}
  /// Another file of the type changes it.
  @Published var progress = 0.0
  var count = 0
  static var total = 0

  func clear() { trips = [] }
}

struct TripsView: View {
  @StateObject private var viewModel = TripsViewModel()
  @State private var local = TripsDraft()

  var body: some View {
    TextField("Search", text: $viewModel.query)
      .sheet(isPresented: $viewModel.isPresented) { Text("Sheet") }
    LevelPicker(selection: .init(get: { viewModel.level }, set: { viewModel.level = $0 }))
    LevelPicker(selection: noteBinding)
    Button("Clear") {
      viewModel.clear()
      viewModel.query = ""
      viewModel.isPresented = true
      local.title = "x"
      if viewModel.query == "" { viewModel.clear() }
    }
  }

  /// The name on the right is the property, although a local of that name begins on the left.
  private var row: some View {
    let viewModel: RowViewModel = .init(anchor: $viewModel.anchor)
    return Text(viewModel.title)
  }

  private var noteBinding: Binding<String> {
    Binding(
      get: { viewModel.note },
      set: { viewModel.note = $0 }
    )
  }

  private func typedNoteBinding() -> some View {
    LevelPicker(selection: Binding<String>(get: { viewModel.note }, set: { viewModel.note = $0 }))
  }
}

struct TripsDraft {
  var title = ""
}

struct LevelPicker: View {
  @Binding var selection: String
  var body: some View { Text(selection) }
}

/// A base class leaves it to its subclasses.
class ListViewModel: ObservableObject {
  @Published var rows: [String] = []
}

final class PlacesViewModel: ListViewModel {
  func load() { rows = ["a"] }
}

/// Observed, and no view model.
final class Settings: ObservableObject {
  @Published var isLoud = false
}

struct RowViewModel {
  let title = ""
  let anchor: Binding<String?>
}

/// UIKit has no other way to bind a field.
final class LoginViewController: UIViewController {
  private let viewModel = LoginViewModel()
  private let field = UITextField()

  @objc private func textChanged() { viewModel.password = field.text ?? "" }
}

final class LoginViewModel: ObservableObject {
  @Published var password = ""
}

protocol TripClient {
  func get() async
}

/// A dependency is no state, whoever fills it in.
@Observable final class ClientViewModel {
  var client: (any TripClient)?
}
