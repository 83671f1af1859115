import SwiftUI

protocol TripsShowing: ObservableObject {
  var isLoading: Bool { get set }
  var query: String { get set }
  var trips: [String] { get }
}

final class TripsViewModel: TripsShowing {
  @Published var isLoading = false  // expect: one-way-state "anyone can set 'isLoading', which 'TripsViewModel' publishes"
  // Bound by a view that knows the protocol alone.
  @Published var query = ""
  @Published private(set) var trips: [String] = []
}

struct TripsView<Model: TripsShowing>: View {
  @ObservedObject var viewModel: Model
  var body: some View { TextField("Search", text: $viewModel.query) }
}
