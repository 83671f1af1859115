import SwiftUI

struct LogbookView: View {
  @ObservedObject var viewModel: LogbookViewModel
  /// The screen's own preference.
  @AppStorage("logbook.isCompact") private var isCompact = false

  var body: some View {
    switch viewModel.state {
    case .loading: ProgressView()
    case .loaded(let entries): List(entries) { Text($0.text) }
    }
  }
}
