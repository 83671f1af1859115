import SwiftUI

final class SearchViewModel: ObservableObject {
  @Published var query = ""
}

struct SearchView: View {
  @StateObject private var viewModel = SearchViewModel()
  var body: some View { TextField("Search", text: $viewModel.query) }
}

// What another view model binds under the same name does not bind this.
final class HistoryViewModel: ObservableObject {
  @Published var query = ""  // expect: one-way-state "query"
}

struct HistoryView: View {
  @StateObject private var viewModel = HistoryViewModel()
  var body: some View { Text(viewModel.query) }
}
