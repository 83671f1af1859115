import SwiftUI
import WebKit

/// A view may keep its own preferences, show what an address says, and name values of the network.
struct TripsView: View {
  @ObservedObject var viewModel: TripsViewModel
  @AppStorage("showsMap") private var showsMap = false
  @Environment(\.dismiss) private var dismiss
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    AsyncImage(url: viewModel.cover)
    Text("URLSession and NSManagedObjectContext are words here: @FetchRequest")
  }
}

/// A type of one's own that only sounds like it.
@propertyWrapper struct Query {
  var wrappedValue: String
}

struct SearchView: View {
  @Query private var text = ""
  var body: some View { Text(text) }
}

final class PageViewController: UIViewController {
  func webView(
    _ view: WKWebView, completionHandler: (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    completionHandler(.performDefaultHandling, nil)
  }
}

extension TripsView {
  /// Nested in the view, and no view.
  final class Loader: ObservableObject {
    func load() async throws -> Data { try await URLSession.shared.data(from: URL(filePath: "a")).0 }
  }
}

struct TripsWidgetProvider: TimelineProvider {
  func load() async throws -> Data { try await URLSession.shared.data(from: URL(filePath: "a")).0 }
}

struct TripStorage {
  var viewContext: String
}

struct LegendView: View {
  let storage: TripStorage
  var body: some View { Text(storage.viewContext) }
}

#Preview {
  TripsView(viewModel: TripsViewModel(context: Persistence.shared.container.viewContext))
}
