import SwiftUI

final class RowViewModel: ObservableObject {
  @Published private(set) var title = ""
  init(id: Int) {}
}
struct RowModel { let id: Int }
struct RowView: View {
  @ObservedObject var viewModel: RowViewModel
  var body: some View { Text(viewModel.title) }
}
struct KeepingRowView: View {
  @StateObject var viewModel: RowViewModel
  var body: some View { Text(viewModel.title) }
}
struct LazyRowView: View {
  @StateObject private var viewModel: RowViewModel
  init(viewModel: @autoclosure @escaping () -> RowViewModel) {
    _viewModel = StateObject(wrappedValue: viewModel())
  }
  var body: some View { Text(viewModel.title) }
}
