import SwiftUI

final class RowViewModel: ObservableObject {
  @Published var title: String
  init(title: String) { self.title = title }
}

struct KeepingRow: View {
  @StateObject var model: RowViewModel
  var body: some View { Text(model.title) }
}

struct RowsView: View {
  let row: String

  // The title that is handed in, and the model that is handed on, are called the same.
  var body: some View {
    let row = RowViewModel(title: row)  // expect: owned-view-model
    KeepingRow(model: row)
  }
}
